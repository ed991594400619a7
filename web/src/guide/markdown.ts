// A guide's Markdown made into what a page shows: sections of prose, pictures and lists of cards.
import { purified } from '../frame/rules';

export type Block =
  | { kind: 'prose'; html: string }
  | { kind: 'scene'; name: string; caption: string }
  | { kind: 'cards'; wanted: string; caption: string };

export interface Section {
  id: string; // '' for what stands before the first heading
  title: string;
  icon: string; // of its heading; '' without one
  folds: boolean; // on a phone: it is for looking up
  blocks: Block[];
}

const SHOWN = /^!\[([^\]]*)\]\((scene|cards):([^)\s]+)\)$/;
const ICON = /!\[\]\(icon:([^)\s]+)\)\s*/;
const CLAUSE = /^\[([A-Z]{3}-R?\d+(?:\.\d+)*)\](?!\()/;

/** Splits a guide at its headings, and each section at its pictures and lists. */
export async function sections(markdown: string): Promise<Section[]> {
  const parts = markdown.split(/^## +/m).map((part, i) => (i === 0 ? `\n${part}` : part));
  const found = await Promise.all(parts.map(section));
  return found.filter(({ blocks, title }) => title !== '' || blocks.length > 0);
}

async function section(text: string): Promise<Section> {
  const [heading = '', ...lines] = text.split('\n');
  const folds = heading.startsWith('+ ');
  const title = heading.replace(/^\+ /, '').replace(ICON, '').trim();
  const blocks = await Promise.all(blocksOf(lines.join('\n')));
  return { id: anchorOf(title), title, icon: ICON.exec(heading)?.[1] ?? '', folds, blocks };
}

/** What a section is called in an address: `before-you-begin`. */
export function anchorOf(title: string): string {
  const plain = title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

function blocksOf(text: string): Promise<Block>[] {
  const blocks: Promise<Block>[] = [];
  let prose: string[] = [];
  const close = (): void => {
    const written = prose.join('\n\n');
    if (written.trim() !== '') blocks.push(html(written).then((html) => ({ kind: 'prose', html })));
    prose = [];
  };
  for (const paragraph of text.split(/\n{2,}/)) {
    const shown = SHOWN.exec(paragraph.trim());
    if (shown === null) {
      prose.push(paragraph);
      continue;
    }
    close();
    const [, caption = '', kind, what = ''] = shown;
    blocks.push(Promise.resolve(kind === 'scene' ? { kind, name: what, caption } : { kind: 'cards', wanted: what, caption }));
  }
  close();
  return blocks;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Makes prose into safe HTML; terms, clauses and icons become buttons and places that `Prose` brings to life. */
export async function html(markdown: string, inline = false): Promise<string> {
  const { Marked } = await import('marked');
  const marked = new Marked({
    gfm: true,
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (href.startsWith('term:')) return `<button type="button" class="term" data-term="${escaped(href.slice(5))}">${words}</button>`;
        return /^https?:\/\//.test(href) ? false : words; // false: as usual
      },
      image({ href, text }) {
        return href.startsWith('icon:') ? `<span class="icon" data-icon="${escaped(href.slice(5))}"></span>` : escaped(text);
      },
    },
    extensions: [
      {
        name: 'clause',
        level: 'inline',
        start: (text) => text.search(/\[[A-Z]{3}-/),
        tokenizer(text) {
          const found = CLAUSE.exec(text);
          return found ? { type: 'clause', raw: found[0], number: found[1] } : undefined;
        },
        renderer: ({ number }) => `<button type="button" class="clause-mark" data-clause="${escaped(String(number))}"></button>`,
      },
    ],
  });
  return purified(inline ? await marked.parseInline(markdown) : await marked.parse(markdown));
}
