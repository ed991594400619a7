// The pictures of the catalogue's entries, for the guide.
import type { PictureOf } from '../../guide/pictures';
import { COLOURS, ITEMS, MONSTERS } from './icons';

export const pictureOf: PictureOf = (room, name) =>
  room === 'items' ? { icon: ITEMS[name], ground: undefined } : room === 'monsters' ? { icon: MONSTERS[name], ground: COLOURS[name] } : {};
