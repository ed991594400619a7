import type { Action } from 'svelte/action';

/** What a thing on the table does when it is pressed, and what it says when it is pointed at. */
export interface Play {
  /** The option that pressing it takes, if there is one now: it glows. */
  option?: { action: number; words: string } | undefined;
  take?: (action: number) => void;
  /** Pressed while unlit it asks why this action is not possible. */
  why?: number | undefined;
  ask?: (action: number) => void;
  /** Hover, focus or long press explain it: a title, a sentence, the clause it rests on. */
  about?: About | undefined;
  label?: string; // its name for screen readers, when it is not lit
}

export interface About {
  title: string;
  text?: string;
  clause?: string;
}

export interface Explained {
  about: About;
  at: DOMRect;
}

type Listener = (explained: Explained | null) => void;
let listener: Listener = () => {};

/** Whoever shows explanations (one component of the house) says so here. */
export function showExplanationsWith(show: Listener): void {
  listener = show;
}

const things = new Set<() => void>(); // how to dress each thing that is on the table
let everyStop = false;

/** Lets the Tab key stop at everything that is explained, or only at what is lit. */
export function stopEverywhere(wanted: boolean): void {
  everyStop = wanted;
  for (const dress of things) dress();
}

const LONG_PRESS = 450; // milliseconds

/** Makes an HTML or SVG element a thing of the table: lit, pressed, explained, by any device. */
export const playable: Action<Element, Play | undefined> = (node, given) => {
  let play = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  function dress(): void {
    const option = play?.option;
    node.classList.toggle('lit', option !== undefined);
    if (option) node.setAttribute('data-action', String(option.action));
    else node.removeAttribute('data-action');
    const pressable = option !== undefined || play?.why !== undefined;
    const reachable = pressable || play?.about !== undefined;
    if (pressable) node.setAttribute('role', 'button');
    else if (reachable) node.setAttribute('role', 'img');
    else node.removeAttribute('role');
    if (reachable) node.setAttribute('tabindex', option || everyStop ? '0' : '-1');
    else node.removeAttribute('tabindex');
    if (play?.about?.text) node.setAttribute('aria-description', play.about.text);
    else node.removeAttribute('aria-description');
    const label = option?.words ?? play?.label ?? play?.about?.title;
    if (reachable && label) node.setAttribute('aria-label', label);
    else node.removeAttribute('aria-label');
  }

  function press(event: Event): void {
    if (held) {
      held = false; // the end of a long press is no click
      return;
    }
    if (play?.option) {
      event.stopPropagation();
      listener(null);
      play.take?.(play.option.action);
    } else if (play?.why !== undefined) {
      event.stopPropagation();
      play.ask?.(play.why);
    }
  }

  function key(event: Event): void {
    const { key: pressed } = event as KeyboardEvent;
    if (pressed === 'Enter' || pressed === ' ') {
      event.preventDefault();
      press(event);
    }
  }

  function explain(): void {
    if (play?.about) listener({ about: play.about, at: node.getBoundingClientRect() });
  }

  function hush(): void {
    clearTimeout(timer);
    listener(null);
  }

  function touch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      explain();
    }, LONG_PRESS);
  }

  function release(): void {
    clearTimeout(timer);
  }

  function enter(event: Event): void {
    if ((event as PointerEvent).pointerType === 'mouse') explain();
  }

  const listeners: [string, (event: Event) => void][] = [
    ['click', press],
    ['keydown', key],
    ['pointerenter', enter],
    ['pointerleave', hush],
    ['focus', explain],
    ['blur', hush],
    ['touchstart', touch],
    ['touchend', release],
    ['touchmove', release],
  ];
  for (const [name, handler] of listeners) node.addEventListener(name, handler, { passive: name.startsWith('touch') });
  things.add(dress);
  dress();

  return {
    update(next) {
      play = next;
      dress();
    },
    destroy() {
      clearTimeout(timer);
      things.delete(dress);
      for (const [name, handler] of listeners) node.removeEventListener(name, handler);
    },
  };
};
