// The pictures of the catalogue's entries, for the guide.
import type { PictureOf } from '../../guide/pictures';
import { lookOf } from './cards';

export const pictureOf: PictureOf = (room, name) => (room === 'cards' ? lookOf(name) : {});
