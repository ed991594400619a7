// The exact wording of one clause, out of the numbered rules.
import { gameRules } from '../frame/books';
import { clausesNumbered, rendered } from '../frame/rules';

const pages = new Map<string, Promise<HTMLElement>>(); // the rules as a page, by the Markdown they are made of

async function pageOf(slug: string, edition: string | null): Promise<HTMLElement> {
  const { rules } = await gameRules(slug, edition);
  let page = pages.get(rules);
  if (page === undefined) {
    page = rendered(rules).then((safe) => {
      const found = document.createElement('div');
      found.innerHTML = safe; // sanitised by `rendered`
      clausesNumbered(found, slug);
      return found;
    });
    pages.set(rules, page);
  }
  return page;
}

/** Returns the HTML of a clause, of a ruling, or of a whole chapter; '' where the rules have none of that number. */
export async function wordingOf(slug: string, edition: string | null, number: string): Promise<string> {
  const page = await pageOf(slug, edition);
  const found = page.querySelector(`[id="${CSS.escape(number)}"]`);
  if (found === null) return '';
  const parts = found instanceof HTMLHeadingElement ? chapter(found) : [found, ...tableBelow(found)];
  const holder = document.createElement('div');
  for (const part of parts) holder.append(part instanceof HTMLTableRowElement ? inTable(part) : inside(part));
  for (const link of holder.querySelectorAll<HTMLElement>('a.clause')) link.replaceWith(...link.childNodes);
  for (const known of holder.querySelectorAll('[id]')) known.removeAttribute('id');
  return holder.innerHTML;
}

/** A list's entry without its list. */
function inside(part: Element): Element {
  const copy = part.cloneNode(true) as Element;
  if (!(part instanceof HTMLLIElement)) return copy;
  const block = document.createElement('div');
  block.append(...copy.childNodes);
  return block;
}

function inTable(row: HTMLTableRowElement): Element {
  const table = document.createElement('table');
  const head = row.closest('table')?.querySelector('thead');
  if (head) table.append(head.cloneNode(true));
  table.append(row.cloneNode(true));
  return table;
}

/** A table that follows the list which ends with a clause belongs to the clause. */
function tableBelow(clause: Element): Element[] {
  const list = clause.parentElement;
  const next = list?.lastElementChild === clause ? list.nextElementSibling : null;
  return next?.classList.contains('wide') ? [next] : [];
}

function chapter(heading: HTMLHeadingElement): Element[] {
  const parts: Element[] = [heading];
  for (let next = heading.nextElementSibling; next && !(next instanceof HTMLHeadingElement && next.tagName <= heading.tagName); next = next.nextElementSibling) {
    parts.push(next);
  }
  return parts;
}
