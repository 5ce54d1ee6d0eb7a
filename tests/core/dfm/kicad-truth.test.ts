// Our measurements compared with those of KiCad's own design rule check, found by sweeping its rules (scripts/oracle):
// on the board files of the corpus, and on the Gerber sets that were made of them.

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import { RULES } from "@/lib/core/dfm/registry";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { SourceFile } from "@/lib/core/board/source-file";
import { corpusSets, hasCorpus, nativeBoards, openSet } from "@/scripts/corpus-set";
import { GERBER_DUPLICATES, keptMinima } from "@/scripts/oracle/kept-minima";
import type { Sweep } from "@/scripts/oracle/kicad-sweep";
import { type Minima, ourMinima } from "@/scripts/oracle/our-minima";
import { orderOf } from "./support/board-builder";

const KEPT = keptMinima().boards;
const NATIVE = hasCorpus() ? nativeBoards().filter(({ id }) => id in KEPT) : [];

/** KiCad lets a rule be missed by 0.0005 mm, the sweep ends within 0.001, our chords stand off by 0.002. */
const SAME_MM = 0.0035;
/** Production files are written in steps of 0.0025 mm, and their tools by the thousandth of an inch. */
const SAME_IN_FILES_MM = 0.005;

/** Search range of our checks, beyond which only KiCad reports violations. */
const SEARCHED_MM: Partial<Record<Sweep, number>> = { clearance: 0.3, holeToHole: 0.6, holeClearance: 0.3 };

/** Known differences between the two, with their reasons. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "ol08 annularWidth":
    "the via lies in a filled area of its net, which is copper around it as well; KiCad asks the via alone",
  "ol08 holeClearance": "a bare hole within a pad of its own: ours is told as unplatedHoleOnPad",
  "og55-cvra-motor silkClearance": "the set was plotted without the names of its parts",
};

/** Copper within our notice of the edge, but for pads that the edge cuts through: contacts and half holes. */
const EDGED = NATIVE.filter(({ id }) => {
  const mm = KEPT[id]?.minima.edgeClearance?.mm ?? 0;
  return mm > 0 && mm <= (RULES.copperToEdgeOuter?.thresholds(orderOf()).notice ?? 0);
}).map(({ id, path: file }) => [id, file] as const);

function read(files: readonly SourceFile[]): BoardModel {
  const board = readBoard(files);
  if (!board.ok) throw new Error(board.code);
  return board.value;
}

const nativeBoard = (file: string) => read([{ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }]);

/** Each swept measure in which ours is not KiCad's. */
function differences(id: string, memoized: string, ours: Minima, sweeps: readonly Sweep[], sameMm: number): string[] {
  return sweeps.flatMap((sweep) => {
    const kicad = KEPT[memoized]?.minima[sweep]?.mm ?? null;
    const reach = SEARCHED_MM[sweep] ?? Infinity;
    const expected = kicad !== null && kicad - sameMm > reach ? null : kicad;
    const mm = ours[sweep];
    const isSame = expected === null || mm === null ? expected === mm : Math.abs(expected - mm) <= sameMm;
    const isAtReach = mm === null && kicad !== null && Math.abs(kicad - reach) <= sameMm;
    return isSame || isAtReach || `${id} ${sweep}` in EXPLAINED ? [] : [`${id} ${sweep}: ${mm} instead of ${expected}`];
  });
}

describe.skipIf(NATIVE.length === 0)("KiCad boards of the corpus", () => {
  test.each(NATIVE.map(({ id, path: file }) => [id, file]))(
    "%s: gaps, rings, walls, tracks and holes are KiCad's",
    (id, file) => {
      const sweeps: Sweep[] = ["clearance", "annularWidth", "holeToHole", "holeClearance", "trackWidth", "holeSize"];
      expect(differences(id, id, ourMinima(nativeBoard(file)), sweeps, SAME_MM)).toEqual([]);
    },
  );

  test.each(EDGED)(
    "%s: copper is at most as far from the edge as KiCad says, which passes filled areas over",
    (id, file) => {
      const kicad = KEPT[id]?.minima.edgeClearance?.mm ?? 0;
      expect(ourMinima(nativeBoard(file)).edgeClearance).toBeLessThanOrEqual(kicad + SAME_MM);
    },
  );
});

describe.skipIf(NATIVE.length === 0)("Gerber sets of the same boards", () => {
  test.each(Object.entries(GERBER_DUPLICATES))(
    "%s as %s: the least gap, ring, wall and print are KiCad's",
    async (id, counterpart) => {
      const set = corpusSets().find((candidate) => candidate.id === counterpart);
      const opened = set ? await openSet(set) : { code: "NO_SUCH_SET" };
      if (!("files" in opened)) throw new Error(opened.code);
      const sweeps: Sweep[] = [
        "clearance",
        "annularWidth",
        "holeToHole",
        "holeClearance",
        "trackWidth",
        "silkClearance",
      ];
      expect(differences(counterpart, id, ourMinima(read(opened.files)), sweeps, SAME_IN_FILES_MM)).toEqual([]);
    },
  );
});

/** Our checks that ask what one of KiCad's asks. */
const SAME_RULES: Partial<Record<RuleId, Sweep>> = {
  traceWidthOuter: "trackWidth",
  traceWidthInner: "trackWidth",
  spacingOuter: "clearance",
  spacingInner: "clearance",
  traceToPad: "clearance",
  padToPad: "clearance",
  viaRing: "annularWidth",
  componentRing: "annularWidth",
  viaDiameter: "holeSize",
  componentHoleDiameter: "holeSize",
  unplatedHoleDiameter: "holeSize",
  viaSpacing: "holeToHole",
  viaSpacingSameNet: "holeToHole",
  componentHoleSpacing: "holeToHole",
  viaToCopperOuter: "holeClearance",
  viaToCopperInner: "holeClearance",
  componentHoleToCopper: "holeClearance",
};

describe.skipIf(NATIVE.length === 0)("what KiCad passes at our limits", () => {
  test.each(NATIVE.map(({ id, path: file }) => [id, file]))("%s has no risk in it", (id, file) => {
    const order = orderOf();
    const wrong = checkBoard(nativeBoard(file), order).findings.filter(({ rule, severity, limit }) => {
      const sweep = SAME_RULES[rule];
      if (severity !== "risk" || !sweep) return false;
      const kicad = KEPT[id]?.minima[sweep]?.mm ?? Infinity;
      return kicad >= limit;
    });
    expect(wrong.map(({ rule, measured, limit, x, y }) => [rule, measured, limit, x, y])).toEqual([]);
  });
});
