// Which page is open: the address, split into a page and what it needs.
export type Place =
  | { page: 'home' }
  | { page: 'game'; slug: string }
  | { page: 'sources'; slug: string }
  | { page: 'rules'; slug: string }
  | { page: 'create'; slug: string }
  | { page: 'lessons'; slug: string }
  | { page: 'lesson'; slug: string; name: string }
  | { page: 'puzzles'; slug: string; number: number | null }
  | { page: 'days' }
  | { page: 'day'; slug: string; date: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'settings' }
  | { page: 'credits' }
  | { page: 'still' }
  | { page: 'lost' };

type Reader = (parts: string[]) => Place;

const PAGES: [RegExp, Reader][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/games\/([^/]+)$/, ([slug = '']) => ({ page: 'game', slug })],
  [/^\/games\/([^/]+)\/sources$/, ([slug = '']) => ({ page: 'sources', slug })],
  [/^\/games\/([^/]+)\/rules$/, ([slug = '']) => ({ page: 'rules', slug })],
  [/^\/new\/([^/]+)$/, ([slug = '']) => ({ page: 'create', slug })],
  [/^\/learn\/([^/]+)$/, ([slug = '']) => ({ page: 'lessons', slug })],
  [/^\/learn\/([^/]+)\/([^/]+)$/, ([slug = '', name = '']) => ({ page: 'lesson', slug, name })],
  [/^\/puzzles\/([^/]+)$/, ([slug = '']) => ({ page: 'puzzles', slug, number: null })],
  [/^\/puzzles\/([^/]+)\/(\d{1,6})$/, ([slug = '', number = '']) => ({ page: 'puzzles', slug, number: Number(number) })],
  [/^\/day$/, () => ({ page: 'days' })],
  [/^\/day\/([^/]+)$/, ([slug = '']) => ({ page: 'day', slug, date: null })],
  [/^\/day\/([^/]+)\/([^/]+)$/, ([slug = '', date = '']) => ({ page: 'day', slug, date })],
  [/^\/table\/([^/]+)$/, ([id = '']) => ({ page: 'table', id })],
  [/^\/table\/([^/]+)\/replay$/, ([id = '']) => ({ page: 'replay', id })],
  [/^\/settings$/, () => ({ page: 'settings' })],
  [/^\/credits$/, () => ({ page: 'credits' })],
  [/^\/still$/, () => ({ page: 'still' })],
];

export function placeAt(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [shape, read] of PAGES) {
    const found = shape.exec(plain);
    if (found) return read(found.slice(1).map(decodeURIComponent));
  }
  return { page: 'lost' };
}

class Route {
  place: Place = $state.raw(placeAt(location.pathname));
  hash: string = $state(decodeURIComponent(location.hash.slice(1)));
  search: string = $state(location.search);
}

export const route = new Route();

function read(): void {
  route.place = placeAt(location.pathname);
  route.hash = decodeURIComponent(location.hash.slice(1));
  route.search = location.search;
}

/** Opens an address of this site without loading the page anew. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  const before = location.pathname;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  read();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Lets plain links to this site's own pages be followed here. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/') || placeAt(to.pathname).page === 'lost') return;
  if (to.pathname === location.pathname && to.hash !== '') return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}

addEventListener('popstate', read);
addEventListener('hashchange', read);
