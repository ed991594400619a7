// Rules as Markdown made into safe HTML, with anchors at the clauses and a search.
export const CLAUSE = /^([A-Z]{3}-R?\d+(?:\.\d+)*)\b/;

const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|[#/])/i;

/** Makes Markdown into HTML. HTML written in it stays text, and so does a link that could run something. */
export async function parsed(markdown: string): Promise<string> {
  const { Marked } = await import('marked');
  const plain = new Marked({
    gfm: true,
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      link({ href, tokens }) {
        return LEADS_SOMEWHERE.test(href) ? false : this.parser.parseInline(tokens); // false: as usual
      },
    },
  });
  return plain.parse(markdown);
}

/** Renders Markdown; what could still run or load anything is taken out. */
export async function rendered(markdown: string): Promise<string> {
  return purified(await parsed(markdown));
}

export async function purified(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, { FORBID_TAGS: ['style', 'img', 'form', 'input'], FORBID_ATTR: ['style', 'id'] });
}

/** Gives clauses (list items, rows and headings that begin with a number) their anchors. */
export function clausesNumbered(text: HTMLElement, slug: string): void {
  text.querySelector('h1')?.remove(); // the page has its own
  for (const table of text.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'wide';
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const block of text.querySelectorAll('pre')) block.tabIndex = 0; // it scrolls sideways
  for (const mark of text.querySelectorAll('li > strong:first-child, li > p:first-child > strong:first-child, p > strong:first-child')) {
    anchor(mark, mark.closest('li, p') ?? mark, slug);
  }
  for (const cell of text.querySelectorAll('tr > td:first-child')) anchor(cell, cell.parentElement ?? cell, slug);
  for (const heading of text.querySelectorAll('h2, h3, h4')) {
    const number = /\b([A-Z]{3}-\d+)\b/.exec(heading.textContent ?? '')?.[1];
    if (number) heading.id = number;
  }
}

function anchor(mark: Element, whole: Element, slug: string): void {
  const number = CLAUSE.exec(mark.textContent?.trim() ?? '')?.[1];
  if (number === undefined || whole.id !== '') return;
  whole.id = number;
  const link = document.createElement('a');
  link.className = 'clause';
  link.href = `/games/${slug}/rules#${number}`;
  link.append(...mark.childNodes);
  mark.append(link);
}

const PIECES = 'p, li, tbody tr, pre';

/** Shows only the pieces of the text that hold `wanted`, and returns how many; all for too short a word. */
export function found(text: HTMLElement, wanted: string): number {
  const word = wanted.trim().toLowerCase();
  let hits = 0;
  for (const piece of text.querySelectorAll(PIECES)) {
    if (piece.parentElement?.closest(PIECES)) continue; // the outer piece is shown whole
    const holds = word.length < 2 || (piece.textContent ?? '').toLowerCase().includes(word);
    piece.classList.toggle('unfound', !holds);
    if (holds) hits += 1;
  }
  return hits;
}
