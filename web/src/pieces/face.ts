// Which parts make the face of somebody called so: always the same ones.
const SKINS = ['#f2cfae', '#e3b084', '#c98d5e', '#a56a3f', '#7a4a2b', '#59351f'] as const;
const HAIRS = ['#2b211f', '#5b3a24', '#8d5a2b', '#c58b3b', '#b9b0a8', '#7d2f1f'] as const;
const CLOTHES = ['#b3392f', '#25609e', '#3c7a34', '#7d4a9c', '#a8620c', '#17766f'] as const;
const GROUNDS = ['#f0d9a8', '#cfe0d6', '#e3cfe0', '#cddbe8', '#ecd0bd', '#dfe0b8'] as const;
const STYLES = ['short', 'long', 'bun', 'curls', 'cap', 'bald'] as const;
const EXTRAS = ['none', 'glasses', 'scarf', 'cheeks', 'freckles', 'earrings'] as const;
const MOUTHS = ['M15 27Q20 30 25 27', 'M16 27.5H24', 'M16 27Q20 31.5 24 27Z', 'M16.5 28Q20 26.5 23.5 27.5'] as const;

export interface Face {
  skin: string;
  hair: string;
  clothes: string;
  ground: string;
  style: (typeof STYLES)[number];
  extra: (typeof EXTRAS)[number];
  mouth: string;
}

/** A number made of a name: FNV-1a. */
function digest(name: string): number {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  return found;
}

export function faceOf(name: string): Face {
  const pick = <Part>(parts: readonly Part[], what: string): Part => parts[digest(`${what} of ${name}`) % parts.length] as Part;
  return {
    skin: pick(SKINS, 'skin'),
    hair: pick(HAIRS, 'hair'),
    clothes: pick(CLOTHES, 'clothes'),
    ground: pick(GROUNDS, 'ground'),
    style: pick(STYLES, 'style'),
    extra: pick(EXTRAS, 'extra'),
    mouth: pick(MOUTHS, 'mouth'),
  };
}
