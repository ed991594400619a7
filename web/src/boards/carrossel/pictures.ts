// The pictures of the catalogue's entries, for the guide: what has to do with an animal shows it.
import type { PictureOf } from '../../guide/pictures';
import { COLOURS, ICONS } from './icons';
import type { Animal } from './pieces';

export const pictureOf: PictureOf = (room, name) =>
  room.startsWith('animals') && name in ICONS ? { icon: ICONS[name as Animal], ground: COLOURS[name as Animal] } : {};
