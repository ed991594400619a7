import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import Board from '../../../src/boards/carrossel/Board.svelte';
import type { Told } from '../../../src/boards/carrossel/events';
import type { View } from '../../../src/boards/carrossel/view';
import { keepMotion } from '../../../src/look/theme';
import { speech } from '../../../src/texts/index.svelte';
import { book, offered, plan, seats, told, view } from './table';

beforeEach(() => keepMotion('off'));
afterEach(() => {
  cleanup();
  speech.change('en');
});

function show(shown: View, names: readonly string[] = [], you: number | null = 0, line: Told | null = null) {
  const { options, chosen, asked } = offered(names);
  const props = { view: shown, book, you, seats, asked: [0, 1, 2, 3], options, line };
  const { container, rerender } = render(Board, props);
  return { chosen, asked, container, again: (more: Partial<typeof props>) => rerender({ ...props, ...more }) };
}

const slot = (container: Element, id: string): Element => {
  const found = container.querySelector(`[data-slot="${id}"]`);
  if (found === null) throw new Error(`there is no slot ${id}`);
  return found;
};

describe('planning', () => {
  const choosing = view({ plan: plan({ landings: { 'slot:4': ['A4'], 'slot:5': ['A5'] } }) });

  test('a lit slot of the carousel is a button with the words of its option', async () => {
    const { container, chosen } = show(choosing, ['slot:4', 'slot:5']);
    const five = slot(container, 'A5');
    expect(five.getAttribute('role')).toBe('button');
    expect(five.getAttribute('aria-label')).toBe('take slot:5');
    await fireEvent.click(five);
    expect(chosen).toEqual(['slot:5']);
  });

  test('its slot card does the same, also by keyboard', async () => {
    const { chosen } = show(choosing, ['slot:4', 'slot:5']);
    const [card] = within(screen.getByRole('region', { name: 'Your side' })).getAllByRole('button', { name: 'take slot:4' });
    await fireEvent.keyDown(card as Element, { key: 'Enter' });
    expect(chosen).toEqual(['slot:4']);
  });

  test('a taken slot asks why', async () => {
    const board = { A6: { owner: 1, animal: 'fish', standees: 0 } } as const;
    const { container, asked, chosen } = show({ ...choosing, board }, ['slot:4', 'slot:5']);
    await fireEvent.click(slot(container, 'A6'));
    expect(asked).toEqual(['slot:6']);
    expect(chosen).toEqual([]);
  });

  test('a slot in front of somebody else stands for no action', async () => {
    const { container, asked } = show(choosing, ['slot:4', 'slot:5']);
    await fireEvent.click(slot(container, 'B5'));
    expect(asked).toEqual([]);
    expect(slot(container, 'B5').getAttribute('aria-label')).toBe('B5, empty');
  });

  test('animals are chosen from the rack, and say when they complete a line', async () => {
    const nearly = [{ line: 0, slot: 'A5', animals: ['fish' as const] }];
    const shown = view({ plan: plan({ given: ['ability:none', 'slot:5'], slots: ['A5'], nearly }) });
    const { chosen } = show(shown, ['tile:tiger', 'tile:fish']);
    expect(screen.queryByText('Which of these?')).toBeNull(); // the page asks it
    expect(screen.getByText('★ completes a line')).toBeTruthy();
    expect(screen.getAllByText('★')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'take tile:fish' }));
    expect(chosen).toEqual(['tile:fish']);
  });

  test('a sealed plan shows my animal where it will go', () => {
    const shown = view({ plan: plan({ given: ['ability:none', 'slot:5', 'tile:swan'], slots: ['A5'] }) });
    const { container } = show(shown);
    expect(slot(container, 'A5').getAttribute('aria-label')).toBe('A5: your swan goes here');
  });

  test('abilities are offered with the choice of none', async () => {
    const shown = view({ ready: [['F1'], ...view().ready.slice(1)], plan: plan({ given: [] }) });
    const { chosen, asked } = show(shown, ['ability:none', 'ability:fish']);
    await fireEvent.click(screen.getByRole('button', { name: 'Jump: 0 ready' }));
    await fireEvent.click(screen.getByRole('button', { name: 'take ability:none' }));
    expect(asked).toEqual(['ability:tiger']);
    expect(chosen).toEqual(['ability:none']);
  });

  test('with a single ticket the clients of my booth are chosen', async () => {
    const given = ['ability:horse', 'slot:5', 'tile:dragon'];
    const { chosen } = show(view({ plan: plan({ given, slots: ['A5'] }) }), ['client:0', 'client:2']);
    const booth = screen.getByRole('region', { name: 'Your booth' });
    await fireEvent.click(within(booth).getByRole('button', { name: 'take client:2' }));
    expect(chosen).toEqual(['client:2']);
  });
});

describe('scoring', () => {
  const tiger = { owner: 1, animal: 'tiger', standees: 0 } as const;
  const first = book.boards.four.triples[0] as [string, string, string];
  const board = Object.fromEntries(first.map((id) => [id, tiger]));

  test('lines to choose from are buttons', async () => {
    const { chosen } = show(view({ at: 'score', board, plan: plan({ given: [] }) }), ['line:0', 'line:1']);
    await fireEvent.click(screen.getByRole('button', { name: 'take line:0' }));
    expect(chosen).toEqual(['line:0']);
  });

  test('a client rides the animal that is pressed', async () => {
    const { container, chosen } = show(view({ at: 'score', board, plan: plan({ given: ['line:0'] }) }), ['ride:0', 'ride:2']);
    await fireEvent.click(slot(container, first[2]));
    expect(chosen).toEqual(['ride:2']);
  });
});

describe('the table', () => {
  test('a tile says whose it is and whom it carries', () => {
    const board = { B5: { owner: 3, animal: 'dragon', standees: 2 } } as const;
    const { container } = show(view({ board }));
    expect(slot(container, 'B5').getAttribute('aria-label')).toBe('B5: dragon of Gil, carries 2 clients');
  });

  test('the board turns on in its direction, and the animals stay upright', async () => {
    const { container, again } = show(view());
    const wheel = container.querySelector('.wheel') as HTMLElement;
    expect(wheel.style.transform).toBe('rotate(0deg)');
    await again({ view: view({ at: 'rotate', facing: ['D', 'A', 'B', 'C'] }), line: told({ event: 'board-turned', facts: { direction: 'clockwise' } }) });
    expect(wheel.style.transform).toBe('rotate(90deg)');
    expect(wheel.style.getPropertyValue('--upright')).toBe('-90deg');
  });


  test('a spectator has no side of the counter', () => {
    show({ ...view(), plan: null, hands: view().hands.map(() => ({ size: 12, known: [] })) }, [], null);
    expect(screen.queryByRole('region', { name: 'Your side' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Booth of Ana' })).toBeTruthy();
  });

  test('the animals that are there for the next set are those that the server names', () => {
    const { container } = show(view({ objectives: ['O1', 'O2', 'O6', 'O12'], collected: [[true, false, true, false], [false, false, false], [false, true], []] }));
    const has = [...container.querySelectorAll('.objective')].map((card) => [...card.querySelectorAll('.animal')].map((animal) => animal.classList.contains('has')));
    expect(has).toEqual([[true, false, true, false], [false, false, false], [false, true], []]);
  });

  test('what the objectives bring is what the server says', () => {
    show(view({ objective_points: [17, 0, 0, 0] }));
    expect(screen.getByText('17 VP')).toBeTruthy();
  });

  test('the client who is given a ride is the one that the server names', () => {
    const { container } = show(view({ at: 'score', boarding: 2, plan: plan({ given: ['line:0'] }) }), ['ride:0']);
    const chosen = [...container.querySelectorAll('.booth.mine .clients > li')].map((place) => place.querySelector('.chosen') !== null);
    expect(chosen).toEqual([false, false, true]);
  });

  test('cards that are hidden are counted, not shown', () => {
    const shown = view({ points: [0, null, null, null], unseen: null, ready: [[], { size: 2, known: [] }, ...view().ready.slice(2)] });
    show(shown);
    expect(screen.getAllByText('VP hidden')).toHaveLength(3);
    expect(screen.getByText('?2')).toBeTruthy();
  });

  test('the board speaks Portuguese', () => {
    speech.change('pt');
    show(view({ plan: plan({ given: ['ability:none', 'slot:5'], slots: ['A5'] }) }), ['tile:tiger', 'tile:fish']);
    expect(screen.getByRole('region', { name: 'A tua bilheteira' })).toBeTruthy();
  });
});

describe('what the pointer lights', () => {
  const light = (container: Element): number => container.querySelectorAll('.pointed').length;
  const asking = view({ plan: plan({ landings: { 'slot:4': ['A4'] } }) });
  const told4 = told({ event: 'slot-revealed', facts: { seat: 2, number: 4 } });

  test('lines are seen once it is moved, and go when something is told', async () => {
    const { container, again } = show(asking, ['slot:4']);
    await fireEvent.pointerOver(slot(container, 'A4'));
    expect(light(container)).toBe(0);
    await fireEvent.pointerMove(slot(container, 'A4'));
    expect(light(container)).toBeGreaterThan(0);
    await again({ line: told4 });
    expect(light(container)).toBe(0);
    await again({ line: null });
    expect(light(container)).toBe(0);
  });

  test('a press leaves no ring and no line behind when the question changes or another place is pressed', async () => {
    const { container, again } = show(asking, ['slot:4']);
    const four = slot(container, 'A4') as HTMLElement;
    await fireEvent.pointerDown(four);
    four.focus();
    expect(light(container)).toBe(0);
    await again({ line: told4 });
    expect(document.activeElement).toBe(document.body);
    await again({ line: null });
    await fireEvent.pointerMove(four);
    await fireEvent.pointerDown(document.body);
    expect(light(container)).toBe(0);
  });
});

describe('in the midst of the rules', () => {
  const tiger = { owner: 1, animal: 'tiger', standees: 0 } as const;
  const line = ['B10', 'B5', 'B2'] as const;
  const board = { B10: tiger, B5: { ...tiger, owner: 2, standees: 1 }, B2: { ...tiger, owner: 2 } };
  // The booth of Gil scores: the first of its clients rides, the others still wait.
  const riding = view({ at: 'score-again', board, booths: [['T1', 'S1', 'F6'], ['H1', 'H2', 'H3'], ['T2', 'T3', 'T4'], ['H7', 'H8']], plan: null });
  const scored = told({ event: 'sequence-scored', facts: { seat: 3, line: line.join('-') } });
  const boarded = told({ event: 'client-boarded', facts: { seat: 3, client: 'F7', slot: 'B5', owner: 2 } });

  test('a booth that is short is drawn with who still waits', () => {
    show(riding, [], 0, boarded);
    const booth = screen.getByRole('region', { name: 'Booth of Gil' });
    expect(within(booth).getAllByRole('img', { name: '2-VP horse' })).toHaveLength(2);
  });

  test('things are known by their names, and come from where the line says', () => {
    const { container } = show(riding, [], 0, boarded);
    expect(container.querySelector('[data-thing="client:H7"]')).toBeTruthy();
    expect(container.querySelector('[data-thing="rider:B5-0"]')).toBeTruthy();
    expect(container.querySelector('[data-thing="tile:B5"]')).toBeTruthy();
    const homes = [...container.querySelectorAll<HTMLElement>('[data-home~="rider"]')];
    expect(homes.map((home) => home.closest('section')?.getAttribute('aria-label'))).toEqual(['Booth of Gil']);
    expect(container.querySelector('[data-home="client:F7"]')?.closest('section')?.getAttribute('aria-label')).toBe('Booth of Eva');
  });

  test('the line that scores glows until its clients ride', async () => {
    const { container, again } = show(riding, [], 0, scored);
    const glows = (): number => container.querySelectorAll('.scoring').length;
    expect(glows()).toBe(1);
    await again({ line: boarded });
    expect(glows()).toBe(1);
    await again({ line: told({ event: 'client-arrived', facts: { seat: 3, client: 'T5' } }) });
    expect(glows()).toBe(0);
  });

  test('plans are sealed until they are revealed, and lie open until the board turns', async () => {
    const facts = { seat: 1, number: 7, client: 'H1' };
    const { again, container } = show(view({ plan: null }), [], 0, told({ event: 'ability-revealed', facts }));
    const rui = within(screen.getByRole('region', { name: 'Booth of Rui' }));
    const open = (): number => rui.queryAllByRole('img', { name: 'Slot card 7' }).length;
    expect(open()).toBe(1);
    expect(container.querySelectorAll('.down')).toHaveLength(3);
    await again({ view: view({ plan: null }), line: told({ event: 'slot-revealed', facts: { seat: 2, number: 4 } }) });
    expect(open()).toBe(1);
    expect(container.querySelectorAll('.down')).toHaveLength(2);
    const asking = view({ at: 'score-again', plan: plan({ given: [] }) }); // the last line of an act shows what is asked next
    await again({ view: asking, line: told({ event: 'board-turned', facts: { direction: 'clockwise' } }) });
    expect(container.querySelector('[aria-current=step]')?.textContent).toContain('Rotate');
    expect(open()).toBe(0);
    expect(container.querySelectorAll('.down')).toHaveLength(0);
  });

  test('every standee is there, one before the other', () => {
    const { container } = show(view({ board: { B5: { ...tiger, standees: 2 } } }));
    expect(slot(container, 'B5').querySelectorAll('.rider')).toHaveLength(2);
    expect(slot(container, 'B5').querySelector('.rider b')?.textContent).toBe('2');
  });
});
