// The pictures of the catalogue's entries, for the guide.
import type { PictureOf } from '../../guide/pictures';
import { achievementIcon, artifactIcon, heroIcon, tokenIcon, type Icon } from './art';
import { monsterIcon } from './monsters';

const ROOMS: Record<string, (name: string) => Icon> = {
  artifacts: artifactIcon,
  monsters: monsterIcon,
  heroes: heroIcon,
  tokens: tokenIcon,
  achievements: achievementIcon,
};

export const pictureOf: PictureOf = (room, name) => ({ icon: ROOMS[room]?.(name) });
