import { expect, test } from 'vitest';
import { placed } from '../src/frame/placed';
import { clausesNumbered, found, parsed, rendered } from '../src/frame/rules';
import { leftOf, spelled } from '../src/play/time';

const screen = { width: 400, height: 800 };
const size = { width: 200, height: 60 };

test('an explanation stands above its thing, below it where there is no room, and on the screen', () => {
  expect(placed(new DOMRect(100, 300, 40, 40), size, screen)).toEqual({ left: 20, top: 232 });
  expect(placed(new DOMRect(380, 10, 20, 20), size, screen)).toEqual({ left: 192, top: 38 });
});

test('an explanation goes where it covers nothing that is lit', () => {
  const thing = new DOMRect(100, 300, 40, 40);
  const above = new DOMRect(0, 200, 400, 85);
  const below = new DOMRect(0, 350, 400, 95);
  expect(placed(thing, size, screen, [above])).toEqual({ left: 20, top: 348 });
  const { left, top } = placed(thing, size, screen, [above, below]);
  expect(left).toBeGreaterThan(140);
  expect(top).toBe(290);
});

test('rules become HTML with an anchor at every clause', async () => {
  const text = document.createElement('article');
  text.innerHTML = await rendered(
    '- **WEO-4.1** Turn a monster.\n- **WEO-4.2** Choose.\n\n| Ruling | Says |\n|---|---|\n| WEO-R1 | Yes |\n',
  );
  clausesNumbered(text, 'wipe-em-out');
  expect([...text.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['WEO-4.1', 'WEO-4.2', 'WEO-R1']);
  expect(text.querySelector<HTMLAnchorElement>('a.clause')?.getAttribute('href')).toBe('/games/wipe-em-out/rules#WEO-4.1');
});

test.each([
  ['<div onclick="run()">\n\n**bold**\n\n</div>', ['p', 'p', 'strong', 'p']],
  ['<script>run()</script>', ['p']],
  ['<style>p { color: red }</style>', ['p']],
  ['before\n<img src=x onerror=run()>\nafter', ['p']],
  ['- <img src=x onerror=run()>\n- **two**', ['ul', 'li', 'li', 'strong']],
  ['| a |\n|---|\n| <b onclick=run()>b</b> |', ['table', 'thead', 'tr', 'th', 'tbody', 'tr', 'td']],
  ['an <b onclick="run()">inline</b> one', ['p']],
  ['<kbd> <img src=x onerror=run() **bold** >', ['p', 'strong']],
  ['<pre>\n<b onclick=run()>\n</pre>', ['p']],
  ['<!-- a comment -->\n\nand <!-- another -->', ['p', 'p']],
  ['<?php run() ?> <![CDATA[ run() ]]>', ['p']],
  ['&lt;img src=x onerror=run()&gt; &amp;lt;b&amp;gt;', ['p']],
  ['`<b onclick=run()>`', ['p', 'code']],
  ['```"onclick=run()\n<b>\n```', ['pre', 'code']],
])('HTML in rules is text: %j', async (markdown, tags) => {
  const html = await parsed(markdown);
  const text = new DOMParser().parseFromString(html, 'text/html').body;
  expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual(tags);
  expect(html).not.toMatch(/<!|<\?|<[^>]*\son\w+=/);
  for (const element of text.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name !== 'class')).toEqual([]);
  }
});

test('what HTML in rules says can be read', async () => {
  const text = document.createElement('article');
  text.innerHTML = await parsed('a <b onclick="run()">c</b> &lt;i&gt; &copy; &amp;lt; 1 < 2 & 3 <!-- d -->');
  expect(text.textContent?.trim()).toBe('a <b onclick="run()">c</b> <i> © &lt; 1 < 2 & 3 <!-- d -->');
});

test.each([
  '[press](javascript:run())',
  '[press](JavaScript:run())',
  '[press](javascript&#58;run())',
  '[press](<\tjavascript:run()>)',
  '[press](data:text/html,run)',
  '[press][1]\n\n[1]: vbscript:run()',
  '<javascript:run()>',
])('a link that could run something is text: %j', async (markdown) => {
  expect(await parsed(markdown)).not.toContain('<a');
});

test.each(['https://example.org/', '#URT-4.2', '/games/urto', 'mailto:table@example.org'])(
  'a link that leads somewhere is one: %s',
  async (address) => {
    expect(await parsed(`[there](${address} "a \\" onclick=run()")`)).toBe(
      `<p><a href="${address}" title="a &quot; onclick=run()">there</a></p>\n`,
    );
  },
);

test('a chapter has an anchor too', () => {
  const text = document.createElement('article');
  text.innerHTML = '<h3>URT-4 Entering a field</h3>';
  clausesNumbered(text, 'urto');
  expect(text.querySelector('h3')?.id).toBe('URT-4');
});

test('searching shows the clauses that say it', async () => {
  const text = document.createElement('article');
  text.innerHTML = await rendered('- **URT-1.1** Health.\n- **URT-1.2** Mana.\n');
  expect(found(text, 'mana')).toBe(1);
  expect(text.querySelectorAll('.unfound')).toHaveLength(1);
  expect(found(text, '')).toBe(2);
});

test('time is told shortly', () => {
  expect(spelled(65)).toBe('1:05');
  expect(spelled(3661)).toBe('1:01:01');
  expect(spelled(2 * 86_400 + 3 * 3600)).toBe('2 d 3 h');
});

test('a clock runs for whoever is asked, and there is none without time control', () => {
  const clock = { used: 5, since: 100, left: 60, overdue: false };
  expect(leftOf(clock, { kind: 'clock', base: 60, increment: 0 }, 10)).toBe(50);
  expect(leftOf({ ...clock, since: null }, { kind: 'clock', base: 60, increment: 0 }, 10)).toBe(60);
  expect(leftOf(clock, { kind: 'clock', base: 60, increment: 0 }, 90)).toBe(0);
  expect(leftOf({ ...clock, left: null }, { kind: 'none' }, 10)).toBeNull();
});
