// The pads of parts by a test netlist, for files without attributes.

import { expect, it } from "vitest";
import type { NetPoint } from "@/lib/core/board/netlist";
import { plainSource } from "@/lib/core/board3d/board-source";
import { bodyOf } from "@/lib/core/board3d/body-of";
import { partPadsOf } from "@/lib/core/board3d/part-pads";

const point = (change: Partial<NetPoint>): NetPoint => ({
  ...{ net: "GND", part: "R1", pin: "1", kind: "smd", isVia: false, isMidpoint: false, xMm: 0, yMm: 0 },
  ...{ access: "top", layer: null, hole: null, pad: null, mask: "unknown" },
  ...change,
});

const padsOf = (...points: NetPoint[]) =>
  partPadsOf({
    ...plainSource(40, 20),
    netlist: { job: null, version: null, points, conductors: [], edges: [], warnings: [] },
  });

it("pads are as large as their longer side, or half a millimeter, around their points", () => {
  const pads = padsOf(
    point({ xMm: 10, yMm: 5, pad: { widthMm: 1, heightMm: 2, rotation: 0 } }),
    point({ xMm: 14, yMm: 5, pin: "2" }),
    point({ part: "C1", pin: "A1", access: "bottom", xMm: 20, yMm: 8, pad: { widthMm: 3, heightMm: 0, rotation: 0 } }),
  );
  expect(pads.get("R1")).toEqual({ bounds: { minX: 9, minY: 4, maxX: 14.25, maxY: 6 }, side: "top", pinOne: [10, 5] });
  expect(pads.get("C1")).toMatchObject({
    ...{ bounds: { minX: 18.5, minY: 6.5, maxX: 21.5, maxY: 9.5 }, side: "bottom", pinOne: [20, 8] },
  });
});

it("vias and points without a part have none, and pin 1 may be unknown", () => {
  const pads = padsOf(point({ isVia: true }), point({ part: null }), point({ part: "J1", pin: "2" }));
  expect([...pads.keys()]).toEqual(["J1"]);
  expect(pads.get("J1")?.pinOne).toBeNull();
});

it("a box of a size in a name has 0.3 to 80 mm on each side", () => {
  const families = ["0.3x5", "0.2x5", "5x0.2", "80x5", "81x5", "5x81"].map(
    (size) => bodyOf(`Thing_${size}mm`)?.family ?? null,
  );
  expect(families).toEqual(["measuredBox", null, null, "measuredBox", null, null]);
});

it("a header without a pitch in its name has 2.54 mm", () => {
  const answer = bodyOf("HDR-TH_8P-V");
  if (!answer || answer.body === "none") throw new Error("no body");
  const { minX, maxX, minY, maxY } = answer.body.envelope;
  expect([maxX - minX, maxY - minY].map((mm) => mm.toFixed(2))).toEqual(["2.54", "20.32"]);
});
