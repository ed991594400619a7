// Moments of the cave, as the server told them.
import type { View } from '../../../src/boards/wipe-em-out/view';
import type { Choosable, Seat } from '../../../src/wire/messages';

export interface Still {
  you: number | null;
  view: View;
  waiting: number[];
  offer: { options: Choosable[] } | null;
  seats: Seat[];
}

export const target: Still = {
  "you": 2,
  "view": {
    "at": "spells",
    "round": 3,
    "revealer": 2,
    "lead": 0,
    "slots": ["slime", "vampire"],
    "places": [
      {"artifact": "legendary-glaive", "slot": "b", "base": 8, "bonus": 0, "spells": [], "power": 8},
      {"artifact": "bolas", "slot": "a", "base": 4, "bonus": -1, "spells": [], "power": 3},
      {"artifact": "magical-saw", "slot": "a", "base": 5, "bonus": 0, "spells": [], "power": 5},
      {"artifact": "fusion", "slot": "a", "base": 1, "bonus": 2, "spells": [], "power": 3},
      {"artifact": "claw", "slot": "a", "base": 4, "bonus": -1, "spells": [], "power": 3},
    ],
    "silenced": [0],
    "used": ["shrinking-potion"],
    "discard": [
      "blessed-trident", "blessed-trident", "claw", "endless-purse", "endless-purse", "endless-purse", "fusion", "fusion", "gun-sword",
      "hungry-battle-axe", "hungry-battle-axe", "hungry-battle-axe", "kunai", "legendary-glaive", "legendary-glaive", "lucky-chest", "lucky-chest",
      "magic-mirror", "magic-mirror", "magic-mirror", "magical-saw", "magical-saw", "ornated-bow", "scythe", "scythe", "shapeshifter-sword",
      "shapeshifter-sword", "steam-crossbow", "steam-crossbow", "whip", "whip", "whip", "broken-artifact", "broken-artifact", "broken-artifact",
      "enlarging-potion", "enlarging-potion", "enlarging-potion", "power-boost", "power-boost", "shrinking-potion", "shrinking-potion",
    ],
    "trophies": [["slime"], [], ["zombie-3"], [], ["peuchen"]],
    "copies": [[], [], [], [], []],
    "monster_discard": ["zombie-3"],
    "winners": [],
    "hands": [
      {"size": 4, "known": []},
      {"size": 4, "known": []},
      ["bolas", "ornated-bow", "shapeshifter-sword"],
      {"size": 3, "known": []},
      {"size": 4, "known": []},
    ],
    "deck": {"size": 6, "known": []},
    "monster_deck": {"size": 18, "known": []},
    "side_pile": {"size": 48, "known": []},
    "chosen": [],
    "last_caster": 2,
    "after": [4, -1, 1, -1, -1],
    "ahead": [2, 0],
    "tally": [
      [{"kind": "slime", "count": 1, "points": 1}],
      [],
      [{"kind": "horde", "count": 3, "points": 6}],
      [],
      [{"kind": "peuchen", "count": 1, "points": 3}],
    ],
    "scores": [1, 0, 6, 0, 3],
    "laid": [[], [], [], [], []],
    "is_extra": false,
    "hordes": [{"seat": 2, "count": 3, "points": 6}],
    "laying": 0,
    "tied": [false, false],
  },
  "waiting": [2],
  "offer": {
    "options": [
      {"action": 28, "name": "player:0", "words": "On Ana's Legendary glaive (power 8)"},
      {"action": 30, "name": "player:2", "words": "On your own Magical saw (power 5)"},
    ],
  },
  "seats": [
    {"seat": 0, "kind": "person", "name": "Ana", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 1, "kind": "person", "name": "Rui", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 2, "kind": "person", "name": "Eva", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 3, "kind": "person", "name": "Gil", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 4, "kind": "person", "name": "Ivo", "level": null, "commitment": null, "shown": false, "present": false},
  ],
};

export const prepare: Still = {
  "you": 0,
  "view": {
    "at": "prepare",
    "round": 4,
    "revealer": 3,
    "lead": -1,
    "slots": ["zombie-2", "werehyena"],
    "places": [],
    "silenced": [],
    "used": [],
    "discard": [],
    "trophies": [["slime", "vampire"], [], ["zombie-3"], [], ["peuchen", "slime"]],
    "copies": [[], [], [], [], []],
    "monster_discard": ["zombie-3"],
    "winners": [],
    "hands": [
      ["axe", "steam-crossbow", "broken-artifact", "magic-shield", "power-boost"],
      {"size": 5, "known": []},
      {"size": 5, "known": []},
      {"size": 5, "known": []},
      {"size": 5, "known": []},
    ],
    "deck": {"size": 47, "known": []},
    "monster_deck": {"size": 16, "known": []},
    "side_pile": {"size": 48, "known": []},
    "chosen": ["play:axe"],
    "last_caster": -1,
    "after": [],
    "ahead": [-1, -1],
    "tally": [
      [{"kind": "slime", "count": 1, "points": 1}, {"kind": "vampire", "count": 1, "points": 3}],
      [],
      [{"kind": "horde", "count": 3, "points": 6}],
      [],
      [{"kind": "peuchen", "count": 1, "points": 3}, {"kind": "slime", "count": 1, "points": 1}],
    ],
    "scores": [4, 0, 6, 0, 4],
    "laid": [],
    "is_extra": false,
    "hordes": [{"seat": 2, "count": 3, "points": 6}],
    "laying": 1,
    "tied": [false, false],
  },
  "waiting": [0, 1, 2, 3, 4],
  "offer": {
    "options": [
      {"action": 20, "name": "attack:a", "words": "Attack the Zombie 2 in slot A"},
      {"action": 21, "name": "attack:b", "words": "Attack the Werehyena in slot B"},
    ],
  },
  "seats": [
    {"seat": 0, "kind": "person", "name": "Ana", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 1, "kind": "person", "name": "Rui", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 2, "kind": "person", "name": "Eva", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 3, "kind": "person", "name": "Gil", "level": null, "commitment": null, "shown": false, "present": false},
    {"seat": 4, "kind": "person", "name": "Ivo", "level": null, "commitment": null, "shown": false, "present": false},
  ],
};
