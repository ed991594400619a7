// boardgame.io's own server with one small game that has secrets: two hands, a deck, a card
// played in turn, for ever. Its argument is the port.
const { Server } = require('boardgame.io/server');

const CARDS = 60;
const HAND = 7;

function dealt(random) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  return { hands: { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) }, deck, pile: [], played: 0 };
}

const hands = {
  name: 'hands',
  setup: ({ random }) => dealt(random),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // the deck is secret, so that only the server can draw
      move: ({ G, playerID, random }, place) => {
        const hand = G.hands[playerID];
        if (hand[place] === undefined) return 'INVALID_MOVE';
        G.pile.push(hand.splice(place, 1)[0]);
        if (G.deck.length === 0) G.deck = random.Shuffle(G.pile.splice(0));
        hand.push(G.deck.pop());
        G.played += 1;
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    pile: G.pile,
    played: G.played,
    deck: G.deck.length,
    hand: G.hands[playerID],
    sizes: Object.values(G.hands).map((hand) => hand.length),
  }),
};

const server = Server({ games: [hands], origins: [/127\.0\.0\.1/] });
server
  .run({ port: { port: Number(process.argv[2]), host: '127.0.0.1' } })
  .then(() => console.log('boardgame.io is ready'));
