// Parts of the page are fetched when they are needed. One that could not be had, because the house was
// away or has changed since, comes with the whole page as soon as the house answers.
const PAUSE = 1500; // milliseconds between two looks
const AGAIN = 30_000; // milliseconds in which a page is not fetched twice: then something else is wrong
const KEY = 'serao-fetched-again';

let looking = false;

export function mendParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (looking || Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN) return;
    looking = true;
    setTimeout(look, PAUSE);
  });
}

async function look(): Promise<void> {
  const answers = await fetch('/health').then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers) {
    setTimeout(look, PAUSE);
    return;
  }
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
