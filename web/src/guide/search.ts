// Looking for words in a guide: whole words first, hits marked, what has none folds away.
const MARK = 'found';

interface Hit {
  node: Text;
  from: number;
  to: number;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The places of `word` in a text, as positions in it; letters match with or without accents. */
export function placesOf(text: string, word: string, whole: boolean): [number, number][] {
  const wanted = folded(word.trim());
  if (wanted === '') return [];
  const letters = [...text]; // folding keeps the number of letters, not of code units
  const plain = letters.map((letter) => folded(letter).slice(0, 1) || ' ').join('');
  const found: [number, number][] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const [before, after] = [plain[at - 1] ?? ' ', plain[at + wanted.length] ?? ' '];
    if (whole && (/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after))) continue;
    const from = letters.slice(0, at).join('').length;
    found.push([from, from + letters.slice(at, at + wanted.length).join('').length]);
  }
  return found;
}

function hitsIn(root: Element, word: string, whole: boolean): Hit[] {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[inert], .unseen, script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Hit[] = [];
  while (walk.nextNode()) {
    const node = walk.currentNode as Text;
    for (const [from, to] of placesOf(node.data, word, whole)) found.push({ node, from, to });
  }
  return found;
}

/** Shows only what holds `word`, marks it, and returns how often it is there; -1 where nothing is looked for. */
export function search(root: HTMLElement, word: string, pieces: string): number {
  clear(root, pieces);
  if (folded(word).trim().length < 2) return -1;
  const whole = hitsIn(root, word, true);
  const hits = whole.length > 0 ? whole : hitsIn(root, word, false);
  for (const piece of root.querySelectorAll(pieces)) {
    piece.classList.toggle('unfound', !hits.some(({ node }) => piece.contains(node)));
  }
  for (const { node } of hits) {
    for (const fold of openable(node)) fold.open = true;
  }
  mark(hits);
  return hits.length;
}

function* openable(node: Node): Generator<HTMLDetailsElement> {
  for (let at = node.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) yield at;
}

export function clear(root: HTMLElement, pieces: string): void {
  for (const piece of root.querySelectorAll(pieces)) piece.classList.remove('unfound');
  if ('highlights' in CSS) CSS.highlights.delete(MARK);
}

function mark(hits: readonly Hit[]): void {
  if (!('highlights' in CSS)) return;
  const ranges = hits.map(({ node, from, to }) => {
    const range = new Range();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  });
  CSS.highlights.set(MARK, new Highlight(...ranges));
}
