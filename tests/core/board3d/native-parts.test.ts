// Parts by name and position from native boards; positions computed by hand: 1 mil is 0.0254 mm.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nativePartsOf } from "@/lib/core/board3d/native-parts";
import { readNativeBoard } from "@/lib/core/native-board/read-native";
import { hasCorpus, nativeBoards } from "@/scripts/corpus-set";
import { altiumBoard, properties } from "../native-board/altium-streams";

const COMPONENTS = [
  "|LAYER=TOP|X=1000mil|Y=200mil|PATTERN=RESC1608|ROTATION= 9.00000000000000E+0001|SOURCEDESIGNATOR=R1|SOURCELIBREFERENCE=10k",
  "|LAYER=BOTTOM|X=-50mil|Y=0mil|PATTERN=SOIC8|ROTATION=270|SOURCEDESIGNATOR=U1",
  "|LAYER=MECHANICAL15|X=0mil|Y=0mil|PATTERN=|ROTATION=0|SOURCEDESIGNATOR=LOGO",
  "|LAYER=TOP|X=0mil|Y=0mil|PATTERN=MARK|ROTATION=0|SOURCEDESIGNATOR=",
  "|LAYER=TOP|X=here|Y=0mil|PATTERN=SOIC8|ROTATION=0|SOURCEDESIGNATOR=U2",
];

/** On the bottom they are mirrored about y, which is half a turn more than about x. */
const PARTS = [
  { designator: "R1", value: "10k", packageName: "RESC1608", xMm: 25.4, yMm: 5.08, rotationDeg: 90, side: "top" },
  { designator: "U1", value: "", packageName: "SOIC8", xMm: -1.27, yMm: 0, rotationDeg: 90, side: "bottom" },
];

const rounded = (bytes: Uint8Array) =>
  nativePartsOf(bytes).map((part) => ({ ...part, xMm: Number(part.xMm.toFixed(6)), yMm: Number(part.yMm.toFixed(6)) }));

describe("parts of an Altium board", () => {
  it("stand in its components, but for drawings and what has no name or no place", () => {
    expect(rounded(altiumBoard({ Components6: COMPONENTS.map(properties) }))).toEqual(PARTS);
  });

  it("stand in the records of one saved as text", () => {
    const records = COMPONENTS.map((words, at) => `|RECORD=Component|ID=${at}${words}`);
    const text = ["|RECORD=Board|KIND=Protel_Advanced_PCB|VERSION=5.00", ...records].join("\r\n");
    expect(rounded(new TextEncoder().encode(text))).toEqual(PARTS);
  });

  it("are none where the file is cut off", () => {
    const whole = altiumBoard({ Components6: COMPONENTS.map(properties) });
    expect(nativePartsOf(whole.subarray(0, 600))).toEqual([]);
  });
});

describe.skipIf(!hasCorpus())("the board files of the corpus", () => {
  it("have their parts on the board, under names of their own", { timeout: 120_000 }, () => {
    for (const { id, path } of nativeBoards()) {
      const bytes = new Uint8Array(readFileSync(path));
      const read = readNativeBoard({ name: path, bytes });
      const parts = nativePartsOf(bytes).filter(({ designator }) => designator !== "");
      if (!read.ok || read.value.outline.status === "missing" || parts.length === 0) continue;
      const { minX, minY, maxX, maxY } = read.value.outline.bounds;
      const inside = parts.filter(({ xMm, yMm }) => xMm >= minX && xMm <= maxX && yMm >= minY && yMm <= maxY);
      expect(inside.length / parts.length, id).toBeGreaterThan(0.8);
    }
  });
});
