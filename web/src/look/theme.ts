// Light, dark, or as the device says; motion on, off, or as the device says.
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'off';

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function theme(): Theme {
  const kept = localStorage.getItem('serao-theme');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

export function motion(): Motion {
  return localStorage.getItem('serao-motion') === 'off' ? 'off' : 'auto';
}

/** Whether anything may move. */
export function moves(): boolean {
  return motion() !== 'off' && !still.matches;
}

export function keepTheme(wanted: Theme): void {
  localStorage.setItem('serao-theme', wanted);
  dress();
}

export function keepMotion(wanted: Motion): void {
  localStorage.setItem('serao-motion', wanted);
  dress();
}

/** Puts what is wished on the page. */
export function dress(): void {
  const root = document.documentElement;
  const wanted = theme();
  root.dataset.theme = wanted === 'auto' ? (dark.matches ? 'dark' : 'light') : wanted;
  root.dataset.motion = motion();
}

dark.addEventListener('change', dress);
