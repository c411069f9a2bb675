// boardgame.io with a trivial game, kept in memory, as a peer for server.py:
//   node peer.cjs serve PORT
//   node peer.cjs play PORT MATCHES SECONDS      one move a second a match; prints the times to the other player, in ms

const [role, port, matches, seconds] = process.argv.slice(2).map((word, n) => (n ? Number(word) : word));
const game = { name: "count", setup: () => ({ count: 0 }), moves: { add: ({ G }) => void (G.count += 1) }, turn: { minMoves: 1, maxMoves: 1 } };
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run(port, () => console.log("ready"));
}

function sitDown(matchID) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  return ["0", "1"].map((playerID) => {
    const multiplayer = SocketIO({ server: `http://localhost:${port}` });
    const player = Client({ game, multiplayer, matchID, playerID, debug: false });
    player.start();
    return player;
  });
}

async function play(players, until, times) {
  await sleep(1000 * Math.random());
  while (Date.now() < until) {
    const { G, ctx } = players[0].getState();
    const [mover, other] = ctx.currentPlayer === "0" ? players : [players[1], players[0]];
    const begun = performance.now();
    await new Promise((resolve) => {
      const forget = other.subscribe((state) => {
        if (!state || state.G.count <= G.count) return;
        times.push(performance.now() - begun);
        forget();
        resolve();
      });
      mover.moves.add();
    });
    await sleep(1000 - (performance.now() - begun));
  }
}

async function all() {
  const tables = Array.from({ length: matches }, (_, n) => sitDown(`match-${n}`));
  while (tables.flat().some((player) => !player.getState())) await sleep(50);
  const times = [];
  const until = Date.now() + 1000 * seconds;
  await Promise.all(tables.map((players) => play(players, until, times)));
  process.stdout.write(JSON.stringify(times), () => process.exit(0)); // not before all of it is out
}

if (role === "serve") serve();
else all();
