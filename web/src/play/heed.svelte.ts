// When it becomes my turn while I look elsewhere, the title says so, and a notification if I allowed it.
import { t } from '../texts/index.svelte';
import { onlyWay } from './oneway.svelte';
import type { Table } from './table.svelte';

const BLINK = 1200; // milliseconds

/** Keeps the page's title; call it while the page is set up. */
export function heed(table: Table, title: () => string): void {
  let asked = $derived(table.offer !== null && !onlyWay(table) && table.result === null);

  $effect(() => {
    const plain = `${asked ? '● ' : ''}${title()} · ${t('wordmark')}`;
    document.title = plain;
    if (!asked) return;
    notify(title());
    let lit = false;
    const timer = setInterval(() => {
      lit = document.hidden && !lit;
      document.title = lit ? t('your-turn-title') : plain;
    }, BLINK);
    return () => clearInterval(timer);
  });
}

function notify(title: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(t('your-turn-title'), { body: title, tag: 'serao', icon: '/icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
