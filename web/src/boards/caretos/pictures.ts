// The pictures of the catalogue's entries, for the guide.
import type { PictureOf } from '../../guide/pictures';
import { CaretoIcon, KIND_ICONS, MONSTER_ICONS, SKY_ICONS, SYMBOL_ICONS } from './icons';

const ROOMS: Record<string, Record<string, ReturnType<PictureOf>['icon']>> = {
  monsters: MONSTER_ICONS,
  skies: SKY_ICONS,
  symbols: SYMBOL_ICONS,
  kinds: KIND_ICONS,
  things: { careto: CaretoIcon },
};

export const pictureOf: PictureOf = (room, name) => ({ icon: ROOMS[room]?.[name] });
