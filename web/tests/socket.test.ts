import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hello, ToClient } from '../src/wire/messages';
import { addressOf, connect, waitBefore, type Connection } from '../src/wire/socket';
import { welcome } from './welcome';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  answer(message: ToClient): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  accept(): void {
    this.readyState = 1;
    this.onopen();
  }
}

let states: Connection[];
let heard: ToClient[];
let seen: number | null;

function connected() {
  return connect('table', {
    hello: (): Hello => ({ t: 'hello', seen }),
    message: (message) => heard.push(message),
    connection: (state) => states.push(state),
  });
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  heard = [];
  seen = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the socket has the page’s own host, and TLS where the page has it', () => {
  expect(addressOf('a b', { protocol: 'https:', host: 'games.example' })).toBe('wss://games.example/api/tables/a%20b/socket');
  expect(addressOf('t', { protocol: 'http:', host: 'localhost:7310' })).toBe('ws://localhost:7310/api/tables/t/socket');
});

test('a lost connection is opened again, and says what was seen', () => {
  const line = connected();
  last().accept();
  last().answer(welcome());
  seen = 3;
  last().close();
  expect(states).toEqual(['connecting', 'open', 'lost']);
  expect(line.send({ t: 'undo' })).toBe(false);
  vi.advanceTimersByTime(waitBefore(0, 1));
  last().accept();
  expect(JSON.parse(last().sent[0] ?? '')).toEqual({ t: 'hello', seen: 3 });
  last().answer(welcome());
  expect(states.at(-1)).toBe('open');
  expect(line.send({ t: 'undo' })).toBe(true);
  line.close();
});

test('each try waits longer, up to a limit', () => {
  expect(waitBefore(3, 0.5)).toBeGreaterThan(waitBefore(1, 0.5));
  expect(waitBefore(50, 1)).toBe(waitBefore(60, 1));
});

test.each(['table/unknown', 'account/banned', 'request/banned'])('%s is not tried again', (code) => {
  connected();
  last().accept();
  last().answer({ t: 'refused', code, reason: 'no', ref: null, offer: null });
  last().close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe('refused');
  expect(heard).toHaveLength(1);
});

test('a server that is closing is tried again', () => {
  const line = connected();
  last().accept();
  last().answer({ t: 'refused', code: 'server/closing', reason: 'in a moment', ref: null, offer: null });
  last().close();
  vi.advanceTimersByTime(waitBefore(0, 1));
  expect(FakeSocket.all).toHaveLength(2);
  line.close();
});

test('a closed table opens no connection any more', () => {
  const line = connected();
  last().accept();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
