import type { Snippet } from 'svelte';
import type { Action } from 'svelte/action';
import { follow, forgetTarget, isDraggable, isMeant } from './dragging';

/** What a thing on the table does when it is pressed, and what it says when it is pointed at. */
export interface Play {
  /** The option that pressing it takes, if there is one now: it glows. */
  option?: { action: number; words: string } | undefined;
  take?: (action: number) => void;
  /** Pressed while unlit it asks why this action is not possible. */
  why?: number | undefined;
  ask?: (action: number) => void;
  /** A resting pointer, focus or a long press explain it: a title, a sentence, the clause it rests on, itself enlarged. */
  about?: About | undefined;
  label?: string; // its name for screen readers, when it is not lit
}

export interface About {
  title: string;
  text?: string;
  clause?: string;
  large?: Snippet; // the thing itself, to be read from near; it fills the width it is given
}

export interface Explained {
  about: About;
  at: DOMRect;
  pressed?: boolean; // asked for by a press: it stays until the next one
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

// Where the pointer is, and whether it was the last thing touched. A thing that slides under a resting pointer says nothing.
let pointerAt = '';
let isPointing = false;
const whereIs = ({ screenX, screenY }: PointerEvent): string => `${screenX} ${screenY}`;
window.addEventListener('pointermove', (event) => (pointerAt = whereIs(event)));
window.addEventListener('keydown', () => (isPointing = false), true);
window.addEventListener(
  'pointerdown',
  () => {
    isPointing = true;
    forgetTarget();
  },
  true,
);

/** Makes an HTML or SVG element a thing of the table: lit, pressed, explained, by any device. */
export const playable: Action<Element, Play | undefined> = (node, given) => {
  let play = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false; // the press has become something else than a click
  let explains = false;

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
    if (option && isMeant(node)) queueMicrotask(() => play?.take?.(option.action));
  }

  function press(event: Event): void {
    if (held) {
      held = false;
      return;
    }
    if (play?.option) {
      event.stopPropagation();
      hush();
      play.take?.(play.option.action);
    } else if (play?.why !== undefined) {
      event.stopPropagation();
      play.ask?.(play.why);
    } else if (play?.about) {
      event.stopPropagation();
      explain(true);
    }
  }

  function key(event: Event): void {
    const { key: pressed } = event as KeyboardEvent;
    if (pressed === 'Enter' || pressed === ' ') {
      event.preventDefault();
      held = false;
      press(event);
    }
  }

  function explain(pressed = false): void {
    if (!play?.about) return;
    explains = true;
    listener({ about: play.about, at: node.getBoundingClientRect(), pressed });
  }

  function hush(): void {
    clearTimeout(timer);
    if (explains) listener(null);
    explains = false;
  }

  function down(event: Event): void {
    const press = event as PointerEvent;
    held = false;
    clearTimeout(timer);
    if (press.button !== 0) return;
    if (press.pointerType !== 'mouse') {
      timer = setTimeout(() => {
        held = true;
        explain(true);
      }, LONG_PRESS);
    }
    if (!isDraggable(node)) return;
    const dragged = (): void => {
      held = true;
      hush();
    };
    follow(node, press, dragged, () => {
      if (play?.option) play.take?.(play.option.action);
    });
  }

  function release(): void {
    clearTimeout(timer);
  }

  function moved(event: Event): void {
    const pointer = event as PointerEvent;
    if (pointer.pointerType === 'mouse' && pointer.buttons === 0 && whereIs(pointer) !== pointerAt) explain();
  }

  function focused(): void {
    if (!isPointing) explain();
  }

  const listeners: [string, (event: Event) => void][] = [
    ['click', press],
    ['keydown', key],
    ['pointermove', moved],
    ['pointerleave', hush],
    ['focus', focused],
    ['blur', hush],
    ['pointerdown', down],
    ['pointerup', release],
    ['touchmove', release],
    ['contextmenu', release],
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
      hush();
      things.delete(dress);
      for (const [name, handler] of listeners) node.removeEventListener(name, handler);
    },
  };
};
