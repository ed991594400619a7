// The socket of a table: opened, lost, opened again. It knows no message but the refusal that ends it.
import type { FromClient, Hello, ToClient } from './messages';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

export interface Listening {
  hello: () => Hello;
  message: (message: ToClient) => void;
  connection: (state: Connection) => void;
}

export interface Line {
  /** Sends a message; false while there is no connection. */
  send: (message: FromClient) => boolean;
  /** Says hello anew, as after sitting down. */
  again: () => void;
  close: () => void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 12_000;

// Trying again does not help against these.
const FINAL = new Set([
  'table/unknown',
  'table/wrong-code',
  'day/still-on',
  'seat/wrong-token',
  'seat/removed',
  'table/other-content',
  'table/other-rules',
  'table/unreadable',
  'request/malformed',
  'request/banned',
  'account/banned',
]);

export function addressOf(table: string, here: { protocol: string; host: string } = location): string {
  const scheme = here.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** How long to wait before try number `tries`, the first being 0; `dice` is between 0 and 1. */
export function waitBefore(tries: number, dice: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.6 + 0.4 * dice);
}

export function connect(table: string, listening: Listening): Line {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let ended = false;

  function open(): void {
    clearTimeout(timer);
    listening.connection('connecting');
    const fresh = new WebSocket(addressOf(table));
    socket = fresh;
    fresh.onopen = () => fresh.send(JSON.stringify(listening.hello()));
    fresh.onmessage = (event) => {
      if (socket === fresh) hear(JSON.parse(String(event.data)) as ToClient);
    };
    fresh.onclose = () => {
      if (socket === fresh) lost();
    };
  }

  function hear(message: ToClient): void {
    if (message.t === 'welcome') {
      tries = 0;
      listening.connection('open');
    }
    if (message.t === 'refused' && message.ref === null && FINAL.has(message.code)) end('refused');
    listening.message(message);
  }

  function lost(): void {
    socket = null;
    if (ended) return;
    listening.connection('lost');
    timer = setTimeout(open, waitBefore(tries, Math.random()));
    tries += 1;
  }

  function hurry(): void {
    if (ended || socket !== null || document.visibilityState === 'hidden') return;
    tries = 0;
    open();
  }

  function end(state: Connection): void {
    ended = true;
    clearTimeout(timer);
    listening.connection(state);
  }

  function hangUp(): void {
    const old = socket;
    socket = null;
    old?.close();
  }

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    again() {
      hangUp();
      ended = false;
      tries = 0;
      open();
    },
    close() {
      end('lost');
      hangUp();
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    },
  };
}
