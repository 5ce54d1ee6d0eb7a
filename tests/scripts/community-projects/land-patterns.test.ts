// Land patterns of the community's boards against KiCad's library: places, sizes and holes within 0.1 mm.

import { expect, it } from "vitest";
import { netlistOf } from "@/scripts/community-projects/netlist";
import { type Land, landPattern } from "@/scripts/community-projects/board/land-patterns";
import { COMMUNITY_PROJECTS } from "@/scripts/community-projects/projects";
import { publishedPads, type PublishedPad } from "./published-pads";

const TOLERANCE_MM = 0.1;

const footprints = new Set(
  Object.values(COMMUNITY_PROJECTS)
    .filter(({ board }) => board !== null)
    .flatMap(({ draw }) => netlistOf(draw()).parts.map(({ footprint }) => footprint)),
);

/** By quarter turns counter-clockwise, with y up. */
function turned({ x, y, w, h, ...pad }: PublishedPad, turns: number): PublishedPad {
  let turn: PublishedPad = { ...pad, x, y: -y, w, h };
  for (let count = 0; count < turns; count++) turn = { ...turn, x: -turn.y, y: turn.x, w: turn.h, h: turn.w };
  return turn;
}

const sizeOf = ({ shape }: Land): [number, number] =>
  shape.kind === "circle" ? [shape.d, shape.d] : [shape.w, shape.h];

const errorOf = (land: Land, pad: PublishedPad, [dx, dy]: [number, number]): number => {
  const [w, h] = sizeOf(land);
  return Math.max(
    ...[Math.abs(land.at[0] - pad.x - dx), Math.abs(land.at[1] - pad.y - dy)],
    ...[Math.abs(w - pad.w), Math.abs(h - pad.h), Math.abs((land.drill ?? 0) - (pad.drill ?? 0))],
  );
};

/** The largest difference of any figure, in the turn and place that fit best. */
function largestError(lands: readonly Land[], pads: readonly PublishedPad[]): number {
  const errors = [0, 1, 2, 3].flatMap((turns) => {
    const all = pads.map((pad) => turned(pad, turns));
    const first = all[0];
    return lands
      .filter(({ pin }) => pin === first?.pin)
      .map((land) => {
        const by: [number, number] = [land.at[0] - (first?.x ?? 0), land.at[1] - (first?.y ?? 0)];
        const ofPad = (pad: PublishedPad) =>
          Math.min(...lands.filter(({ pin }) => pin === pad.pin).map((own) => errorOf(own, pad, by)));
        return Math.max(...all.map(ofPad));
      });
  });
  return Math.min(...errors);
}

it("knows the footprints of all boards", () => {
  expect(footprints.size).toBeGreaterThan(20);
});

it.each([...footprints].toSorted())("%s has the published pads", (footprint) => {
  const { lands } = landPattern(footprint);
  const pads = publishedPads(footprint.split(":").at(-1) ?? "");
  // Contacts of the USB-C receptacle that share a pad have a land for each of their names.
  const places = new Set(lands.map(({ at }) => at.join(" ")));
  expect(places.size).toBe(pads.length);
  expect(largestError(lands, pads)).toBeLessThanOrEqual(TOLERANCE_MM + 1e-9);
});
