// Layers in the order of the physical stack. Copper layers are numbered from 1 at the top (Gerber Layer Format 5.6.3),
// so that a numeric order is needed: L10 lies below L2.

import { expect, it } from "vitest";
import type { BoardLayer } from "@/lib/core/board/board-model";
import { inStackOrder } from "@/lib/core/board/stack-order";
import { standIn } from "@/tests/support/stand-in";

type Drawn = Pick<BoardLayer, "type" | "side"> & { layer?: number };

const ordered = (layers: readonly Drawn[]) => inStackOrder(layers.map((layer) => standIn<BoardLayer>(layer)));
const inner = (layer: number): Drawn => ({ type: "copper", side: "inner", layer });

const STACK: Drawn[] = [
  { type: "copper", side: "top", layer: 1 },
  inner(2),
  inner(3),
  inner(9),
  inner(10),
  inner(11),
  { type: "copper", side: "bottom", layer: 12 },
  { type: "soldermask", side: "top" },
  { type: "soldermask", side: "bottom" },
  { type: "silkscreen", side: "top" },
  { type: "silkscreen", side: "bottom" },
  { type: "paste", side: "top" },
  { type: "paste", side: "bottom" },
  { type: "outline", side: "all" },
];

it.each([
  ["as they are", STACK],
  ["from the last to the first", STACK.toReversed()],
  ["by the names of their files", STACK.toSorted((p, q) => `${p.side}${p.layer}`.localeCompare(`${q.side}${q.layer}`))],
])("sorts layers that are listed %s", (_, layers) => expect(ordered(layers)).toEqual(STACK));

it("keeps an inner layer of any number above the bottom, and one without a number below the top", () => {
  const layers: Drawn[] = [
    { type: "copper", side: "bottom", layer: 4 },
    inner(1_000_000),
    { type: "copper", side: "inner" },
    { type: "copper", side: "top", layer: 1 },
  ];
  expect(ordered(layers).map(({ side, layer }) => [side, layer])).toEqual([
    ["top", 1],
    ["inner", undefined],
    ["inner", 1_000_000],
    ["bottom", 4],
  ]);
});

it("leaves the given list as it is", () => {
  const layers = [inner(3), inner(2)].map((layer) => standIn<BoardLayer>(layer));
  inStackOrder(layers);
  expect(layers.map(({ layer }) => layer)).toEqual([3, 2]);
});
