// What does not fit on the page of a table, as sentences. Evaluated in the page; gives a function of the options it takes.
({ touch }) => {
  const LEAST = 44; // pixels that a finger needs
  const SLACK = 1.5; // pixels that rounding may cost
  const STILL = 2; // pixels that nobody sees
  const found = [];
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const stage = document.querySelector('.middle > .stage');
  const box = stage.getBoundingClientRect();

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('.unseen, .folded, [aria-hidden=true] [data-ghost]') === null && !isClipped(element);
  /** Whether only screen readers have it. */
  function isClipped(element) {
    for (let around = element; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
    return false;
  }
  const isInside = (inner, outer) =>
    inner.left >= outer.left - SLACK && inner.top >= outer.top - SLACK && inner.right <= outer.right + SLACK && inner.bottom <= outer.bottom + SLACK;
  const spelled = ({ left, top, right, bottom }) => `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  const named = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);

  function scrolling() {
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
      found.push(`the page is ${page.scrollWidth}x${page.scrollHeight}, more than its window`);
    if (stage.querySelector(':scope > [data-fits]') === null) found.push('the board is not marked data-fits');
    for (const element of [stage, ...stage.querySelectorAll('[data-fits]')]) {
      if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1) {
        const whole = `${element.scrollWidth}x${element.scrollHeight}`;
        found.push(`what is on the ${element === stage ? 'stage' : 'board'} takes ${whole}, more than ${element.clientWidth}x${element.clientHeight}`);
      }
    }
  }

  /** The size of a thing: what lies askew reaches less far than the box around it. */
  function straight(thing) {
    const at = thing.getBoundingClientRect();
    const isDrawn = thing instanceof SVGGraphicsElement;
    const { width, height } = isDrawn ? thing.getBBox() : { width: thing.offsetWidth, height: thing.offsetHeight };
    const scale = isDrawn ? scaleOf(thing.getScreenCTM()) : scaled(thing);
    return { width: Math.min(at.width, width * scale), height: Math.min(at.height, height * scale) };
  }

  const scaleOf = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));

  /** How much larger than it is laid out an element is drawn. */
  function scaled(element) {
    let all = 1;
    for (let around = element; around; around = around.parentElement) {
      const { transform, scale } = getComputedStyle(around);
      if (transform !== 'none') all *= scaleOf(new DOMMatrix(transform));
      if (scale !== 'none') {
        const [x, y = x] = scale.split(' ').map(Number);
        all *= Math.sqrt(x * y);
      }
    }
    return all;
  }

  /** Why a finger cannot press a thing, or nothing. */
  function hindrance(thing) {
    const at = thing.getBoundingClientRect();
    if (at.width === 0 || !isSeen(thing)) return 'is not shown';
    if (!isInside(at, screen) || !isInside(at, box)) return `is not wholly in view, at ${spelled(at)}`;
    const { width, height } = straight(thing);
    if (touch && (width < LEAST - SLACK || height < LEAST - SLACK)) return `is ${Math.round(width)}x${Math.round(height)}, too small for a finger`;
    const picture = thing.closest('svg');
    const [middle, centre] = [at.left + at.width / 2, at.top + at.height / 2];
    const points = [0, -0.35, 0.35].flatMap((x) => [0, -0.35, 0.35].map((y) => [middle + width * x, centre + height * y]));
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    if (!hits.some((hit) => thing.contains(hit))) return `is covered by ${covering(hits[0])}`;
    const foreign = hits.find((hit) => hit !== null && !thing.contains(hit) && !hit.contains(thing) && !(picture && picture.contains(hit)));
    return foreign ? `is partly covered by ${covering(foreign)}` : '';
  }

  const covering = (element) => (element === null ? 'nothing' : `"${named(element)}" (${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''})`);

  function offered() {
    for (const button of document.querySelectorAll('button[data-option]:enabled')) {
      const words = button.querySelector('span')?.textContent ?? '';
      const things = [...stage.querySelectorAll(`[data-action="${button.dataset.option}"]`)];
      if (things.length === 0) found.push(`nothing stands for "${words}"`);
      const why = things.map(hindrance);
      if (things.length > 0 && !why.includes('')) found.push(`"${words}" ${why[0]}`);
    }
  }

  function handed() {
    const hands = [...stage.querySelectorAll('[data-hand]')];
    if (hands.length === 0) found.push('no region is marked data-hand');
    for (const hand of hands) {
      for (const part of [hand, ...hand.querySelectorAll('[data-thing], [data-action]')]) {
        const at = part.getBoundingClientRect();
        if (at.width > 0 && !(isInside(at, screen) && isInside(at, box))) found.push(`of the hand "${named(part)}" is not wholly in view, at ${spelled(at)}`);
      }
    }
  }

  function pressables() {
    if (!touch) return;
    for (const element of document.querySelectorAll('button, a[href], select')) {
      const at = element.getBoundingClientRect();
      if (at.width === 0 || !isSeen(element) || stage.contains(element) || element.matches('.term')) continue; // a word in a sentence is as large as the others
      if (at.width < LEAST - SLACK || at.height < LEAST - SLACK)
        found.push(`the button "${named(element)}" is ${Math.round(at.width)}x${Math.round(at.height)}, too small for a finger`);
    }
  }

  const clips = (element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow);
  const isFixed = (element) => getComputedStyle(element).position === 'fixed';
  const mayScroll = (element) => /auto|scroll/.test(getComputedStyle(element).overflow) && !stage.contains(element); // beside the board

  /** What is to be seen of a place without scrolling. */
  function unscrolled(element, at) {
    let [left, top, right, bottom] = [at.left, at.top, at.right, at.bottom];
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      if (!mayScroll(around)) continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  /** What is to be seen of a text that may be shortened. */
  function unshortened(element, at) {
    const shortened = element.closest('[data-may-shorten]');
    if (shortened === null || !clips(shortened)) return at;
    const edge = shortened.getBoundingClientRect();
    const [left, top] = [Math.max(at.left, edge.left), Math.max(at.top, edge.top)];
    return new DOMRect(left, top, Math.max(0, Math.min(at.right, edge.right) - left), Math.max(0, Math.min(at.bottom, edge.bottom) - top));
  }

  /** Every run of text on the screen, by lines. */
  function texts() {
    const all = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const words = node.data.trim();
      const element = node.parentElement;
      if (words === '' || element.closest('script, style, option, title, dialog') || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.height < 2) continue;
        const least = line.height * 0.25; // what a font keeps free above and below its letters
        const at = unshortened(element, unscrolled(element, new DOMRect(line.left, line.top + least, line.width, line.height - 2 * least)));
        if (at.width >= 2 && at.height >= 2) all.push({ words: words.slice(0, 40), element, at });
      }
    }
    return all;
  }

  function cut(all) {
    for (const { words, element, at } of all) {
      if (element.closest('[data-may-shorten]')) continue;
      for (let around = element; around && around !== document.body; around = around.parentElement) {
        if (isFixed(around)) break; // what is around it does not clip it
        if (!clips(around)) continue;
        if (mayScroll(around)) break;
        const edge = around.getBoundingClientRect();
        if (!isInside(at, edge)) {
          found.push(`the text "${words}" is cut`);
          break;
        }
      }
    }
  }

  const isOpaque = (element) => {
    const style = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) return style.fill !== 'none' && Number(style.fillOpacity) > 0.8;
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(style.backgroundColor);
    const isPlain = style.backgroundColor !== 'rgba(0, 0, 0, 0)' && (alpha === null || Number(alpha[1] ?? alpha[2]) > 0.8);
    return isPlain || style.backgroundImage !== 'none';
  };

  /** Whether something that is no part of the lower text hides it there. */
  function hidden(one, other, x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const [inOne, inOther] = [element.contains(one.element), element.contains(other.element)];
      if (inOne && inOther) return false;
      if (isOpaque(element)) return inOne !== inOther || !(inOne || inOther);
    }
    return true;
  }

  function overlapping(all) {
    for (let i = 0; i < all.length; i += 1) {
      for (let k = i + 1; k < all.length; k += 1) {
        const [a, b] = [all[i], all[k]];
        if (a.element === b.element) continue;
        const left = Math.max(a.at.left, b.at.left);
        const right = Math.min(a.at.right, b.at.right);
        const top = Math.max(a.at.top, b.at.top);
        const bottom = Math.min(a.at.bottom, b.at.bottom);
        if (right - left < 2 || bottom - top < 2) continue;
        if (!hidden(a, b, (left + right) / 2, (top + bottom) / 2)) found.push(`the texts "${a.words}" and "${b.words}" overlap`);
      }
    }
  }

  /** Places that are elsewhere than at the last choice, though nothing has told of it; but for what only comes and goes. */
  function shifted() {
    const now = new Map();
    for (const place of document.querySelectorAll('.middle > .stage, .stage [data-place]:not([data-passing]), .stage [data-hand], .ask, .parts')) {
      const key = place.dataset.place ?? (place.hasAttribute('data-hand') ? `hand ${place.dataset.hand}` : place.classList[0]);
      if (isSeen(place)) now.set(key, place.getBoundingClientRect());
    }
    const size = `${innerWidth}x${innerHeight}`;
    const before = window.serao_places?.size === size ? window.serao_places.now : new Map();
    for (const [key, at] of now) {
      const was = before.get(key);
      if (was && ['left', 'top', 'right', 'bottom'].some((side) => Math.abs(was[side] - at[side]) > STILL))
        found.push(`"${key}" has moved from ${spelled(was)} to ${spelled(at)}`);
    }
    window.serao_places = { size, now };
  }

  scrolling();
  offered();
  handed();
  pressables();
  shifted();
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(everything); // what lets presses through covers texts all the same
  const all = texts();
  cut(all);
  overlapping(all);
  document.adoptedStyleSheets.pop();
  return [...new Set(found)];
}
