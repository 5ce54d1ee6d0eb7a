// Holes for boards whose drill file did not come, against boards whose drill file is known and hidden.

import { describe, expect, it } from "vitest";
import { addFiles } from "@/lib/core/archive/add-files";
import { openArchive } from "@/lib/core/archive/archive";
import { assembleBoard, readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { drillFiles } from "@/lib/core/gerber/drill-files";
import { readExcellon } from "@/lib/core/formats/excellon/read-excellon";
import { identifyLayers } from "@/lib/core/gerber/identify";
import type { Netlist } from "@/lib/core/board/netlist";
import { proposeHoles } from "@/lib/core/gerber/propose-holes";
import { standIn } from "@/tests/support/stand-in";
import { corpusSets, hasCorpus, openSet } from "../../../scripts/corpus-set";
import { zip } from "../../support/archives";
import { BOARD_FILES } from "../../support/small-board";
import { bytesOf } from "./gerber-text";

const filesOf = (named: typeof BOARD_FILES) => named.map(({ name, content }) => ({ name, bytes: bytesOf(content) }));

function boardOf(named: typeof BOARD_FILES): BoardModel {
  const files = filesOf(named);
  const board = assembleBoard(files, identifyLayers(files));
  if (!board.ok) throw new Error(board.code);
  return board.value;
}

const UNDRILLED = BOARD_FILES.filter(({ name }) => name !== "b.drl");

/** A netlist with nothing in it but holes. */
const netlistOf = (...holes: [x: number, y: number, diameterMm: number, net?: string | null][]) =>
  standIn<Netlist>({
    points: holes.map(([xMm, yMm, diameterMm, net = "A"]) => ({
      ...{ xMm, yMm, net, hole: { diameterMm, plating: net === null ? "non-plated" : "plated" } },
    })),
  });

describe("holes for files that came without", () => {
  it("lie where pads of both sides meet, three fifths as wide as a part's pad", () => {
    // Pads of 1.6 mm at 5/5 and 15/5 on both sides: 1.6 · 0.6 = 0.96 → 1.0.
    expect(proposeHoles(boardOf(UNDRILLED))).toEqual({
      basis: "pads",
      groups: [{ padMm: 1.6, diameterMm: 1, isPlated: true, places: [5, 5, 15, 5] }],
    });
  });

  it("are half as wide as a via's pad", () => {
    const small = UNDRILLED.map((file) => ({ ...file, content: file.content.replace("C,1.6", "C,0.6") }));
    expect(proposeHoles(boardOf(small))?.groups).toMatchObject([{ padMm: 0.6, diameterMm: 0.3 }]);
  });

  it("are none where the lower side has no pad, or a pad says that it is soldered flat", () => {
    const topOnly = UNDRILLED.map((file) =>
      file.name === "b.gbl" ? { ...file, content: file.content.replace("X15000000Y5000000D03*\n", "") } : file,
    );
    expect(proposeHoles(boardOf(topOnly))?.groups).toMatchObject([{ places: [5, 5] }]);
    const flat = UNDRILLED.map((file) => ({
      ...file,
      content: file.content.replace("%ADD11", "%TA.AperFunction,SMDPad,CuDef*%\n%ADD11"),
    }));
    expect(proposeHoles(boardOf(flat))).toBeNull();
  });

  it("are those of a netlist that counts as the copper does, unplated ones too", () => {
    const board = boardOf(UNDRILLED);
    const netlist = netlistOf([5, 5, 0.7], [15, 5, 0.7], [5, 5, 0.7], [2, 2, 3, null]);
    expect(proposeHoles({ ...board, netlist })).toEqual({
      basis: "netlist",
      groups: [
        { padMm: null, diameterMm: 0.7, isPlated: true, places: [5, 5, 15, 5] },
        { padMm: null, diameterMm: 3, isPlated: false, places: [2, 2] },
      ],
    });
    const elsewhere = netlistOf([105, 5, 0.7], [115, 5, 0.7]);
    expect(proposeHoles({ ...board, netlist: elsewhere })?.basis).toBe("pads");
  });

  it("are read from their files as they were agreed to", () => {
    const groups = [
      { diameterMm: 0.3, isPlated: true, places: [1.2345, -6.789, 100, 0.0001] },
      { diameterMm: 1, isPlated: true, places: [2, 3] },
      { diameterMm: 0.3, isPlated: true, places: [4, 5] },
      { diameterMm: 3.2, isPlated: false, places: [7, 8] },
    ];
    const [plated, bare] = drillFiles(groups, { layers: 4, basis: "pads" });
    const holesOf = (bytes?: Uint8Array) => Array.from(readExcellon(bytes ?? new Uint8Array(), {}).holes);
    expect(holesOf(plated?.bytes)).toEqual([1.2345, -6.789, 0.3, 100, 0.0001, 0.3, 4, 5, 0.3, 2, 3, 1]);
    expect(holesOf(bare?.bytes)).toEqual([7, 8, 3.2]);
    const taken = identifyLayers([plated, bare].flatMap((file) => file ?? []));
    expect(taken).toMatchObject([
      { type: "drill", plating: "plated" },
      { type: "drill", plating: "non-plated" },
    ]);
  });

  it("go into the archive beside what was in it, and the board has them", async () => {
    const proposal = proposeHoles(boardOf(UNDRILLED));
    const added = drillFiles(proposal?.groups ?? [], { layers: 2, basis: "pads" });
    const packed = await addFiles(zip(UNDRILLED), added, {});
    const opened = packed.ok ? await openArchive(packed.value) : packed;
    if (!opened.ok) throw new Error(opened.code);
    expect(opened.value.map(({ name }) => name)).toEqual([
      ...UNDRILLED.map(({ name }) => name),
      "agreed-holes-PTH.drl",
    ]);
    const board = readBoard(opened.value);
    expect(board.ok && Array.from(board.value.drills[0]?.holes ?? [])).toEqual([5, 5, 1, 15, 5, 1]);
    // Agreed to once more, they take the place of the former.
    const again = packed.ok ? await addFiles(packed.value, added, {}) : packed;
    const twice = again.ok ? await openArchive(again.value) : again;
    expect(twice.ok && twice.value.length).toBe(opened.value.length);
  });
});

describe.skipIf(!hasCorpus())("on the corpus, its drill files hidden", () => {
  it("finds at least 94 of 100 plated holes, and at most 4 of 100 where none is", async () => {
    let [actual, found, proposed] = [0, 0, 0];
    for (const set of corpusSets()) {
      const opened = await openSet(set);
      const read = "files" in opened ? readBoard(opened.files) : null;
      if (!read?.ok) continue;
      const all = read.value.drills.flatMap(({ plating, holes }) =>
        Array.from({ length: holes.length / HOLE_STRIDE }, (_, k) => ({
          key: keyOf(holes[k * HOLE_STRIDE] ?? 0, holes[k * HOLE_STRIDE + 1] ?? 0),
          isPlated: plating !== "non-plated",
        })),
      );
      const places = new Set(all.map(({ key }) => key));
      const wanted = new Set(all.filter(({ isPlated }) => isPlated).map(({ key }) => key));
      const answer = proposeHoles(read.value)?.groups.flatMap((group) => group.places) ?? [];
      actual += wanted.size;
      for (let k = 0; k < answer.length; k += 2) {
        const near = neighbours(answer[k] ?? 0, answer[k + 1] ?? 0);
        proposed++;
        if (near.some((key) => places.has(key))) found++;
      }
    }
    expect(actual).toBeGreaterThan(10_000);
    expect(found / actual).toBeGreaterThan(0.94);
    expect((proposed - found) / proposed).toBeLessThan(0.04);
  });
});

/** Places to a twentieth of a millimeter. */
function keyOf(x: number, y: number): string {
  return `${Math.round(x * 20)} ${Math.round(y * 20)}`;
}

function neighbours(x: number, y: number): string[] {
  const steps = [-0.05, 0, 0.05];
  return steps.flatMap((dx) => steps.map((dy) => keyOf(x + dx, y + dy)));
}
