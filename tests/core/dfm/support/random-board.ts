// Boards by chance: anything drawn anywhere.

import { BoardBuilder, type DrawnName } from "./board-builder";

/** Numbers from 0 to 1 by a linear congruence (Numerical Recipes). */
function chance(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same for the same seed. */
export function randomBoard(seed: number): BoardBuilder {
  const next = chance(seed);
  const between = (from: number, to: number) => from + (to - from) * next();
  const layers = [1, 2, 4][Math.floor(next() * 3)] ?? 2;
  const board = new BoardBuilder({ widthMm: between(5, 40), heightMm: between(5, 40), layers });
  const names: DrawnName[] = [...board.copperNames, "topMask", "bottomMask", "topSilk", "topPaste", "bottomPaste"];
  // Now and then far off the board, on one another, or of no size to speak of.
  const point = (): [number, number] => [between(-2, 42), between(-2, 42)];
  const size = () => (next() < 0.1 ? 0.001 : between(0.05, 3));
  const draw: ((name: DrawnName) => unknown)[] = [
    (name) => board.trace(name, [point(), point(), point()], size()),
    (name) => board.pad(name, point(), next() < 0.5 ? size() : [size(), size()]),
    (name) => board.area(name, [point(), point(), point(), point(), point()]),
    (name) => board.clear(name, (inner) => inner.pad(name, point(), size())),
    () => board.hole(point(), between(0.05, 4), { plating: next() < 0.5 ? "plated" : "non-plated" }),
    () => board.slot(point(), point(), between(0.3, 2)),
    () => board.via(point()),
  ];
  const count = Math.floor(between(1, 40));
  for (let k = 0; k < count; k++) {
    const name = names[Math.floor(next() * names.length)] ?? "top";
    draw[Math.floor(next() * draw.length)]?.(name);
  }
  return board.pad("top", [1, 1], 0.5);
}
