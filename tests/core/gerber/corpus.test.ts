// Real boards of many tools, where they are at hand (CORPUS_DIR); their CAD files tell the truth.

import { describe, expect, test } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { emptyLayerScore, scoreLayers } from "@/scripts/corpus-layers";
import { corpusSets, hasCorpus, openSet } from "@/scripts/corpus-set";

const SETS = hasCorpus() ? corpusSets() : [];

async function boardOf(id: string) {
  const set = SETS.find((candidate) => candidate.id === id);
  const opened = set ? await openSet(set) : { code: "NO_SUCH_SET" };
  if (!("files" in opened)) throw new Error(opened.code);
  const result = readBoard(opened.files);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe.skipIf(SETS.length === 0)("the corpus", () => {
  test("opens, every set of it", async () => {
    const refused: string[] = [];
    for (const set of SETS) await boardOf(set.id).catch((error: Error) => refused.push(`${set.id} ${error.message}`));
    expect(refused).toEqual([]);
  });

  test("is known by its files: at least 98 of 100 are taken for what they are", async () => {
    const score = emptyLayerScore();
    for (const set of SETS) {
      const opened = await openSet(set);
      if ("files" in opened) scoreLayers(score, set.id, opened.files);
    }
    expect(score.files).toBeGreaterThan(600);
    expect({ share: score.right / score.files >= 0.98, wrong: score.wrong }).toMatchObject({ share: true });
  });

  test("counts holes once that come in two files", async () => {
    // 63 hits in design_export.drl, the same 63 as flashes in design_export.xln.
    expect(boardFacts(await boardOf("og17-upverter")).drillCount).toBe(63);
    // 128 and 84, of which some are the same: two files that are no copies count as they came.
    expect(boardFacts(await boardOf("og40-simplefoc")).drillCount).toBe(212);
  });

  // Size, copper layers and holes of the board's own .kicad_pcb or .brd.
  test.each([
    ["og27-gb-cart", 51.4, 61.0, 2, 75],
    ["og30-vesc4", 38.5, 65.0, 4, 219],
    ["og31-esprust", 22.86, 63.5, 2, 252],
    ["og32-bitaxe-ultra", 56.543, 99.762, 4, 279],
    ["og36-bbblue", 86.36, 54.61, 4, 704],
    ["og37-pocketbeagle", 55, 35, 4, 245],
    ["og41-duckypad", 90, 96, 2, 203],
    ["og48-espbase-rar", 70, 70, 2, 99],
    ["og49-switchbuddy", 30.8, 17, 2, 24],
    ["og51-freedsp", 50, 80, 2, 148],
    ["og55-cvra-motor", 30.81, 16, 4, 73],
    ["og56-viobar", 39.624, 39.624, 4, 92],
  ])("%s is %d x %d mm with %d layers and %d holes, as its CAD file says", async (id, width, height, layers, holes) => {
    const facts = boardFacts(await boardOf(id));
    expect(Math.abs((facts.widthMm ?? 0) - width)).toBeLessThanOrEqual(0.05);
    expect(Math.abs((facts.heightMm ?? 0) - height)).toBeLessThanOrEqual(0.05);
    expect({ layers: facts.layers, holes: facts.drillCount }).toEqual({ layers, holes });
  });

  test.each([
    ["og90-broken-nodrill", "DRILL_MISSING"],
    ["og91-broken-nooutline", "OUTLINE_MISSING"],
    ["og92-broken-topmissing", "TOP_COPPER_MISSING"],
  ])("%s says what it lacks", async (id, code) => {
    expect((await boardOf(id)).warnings.map((warning) => warning.code)).toContain(code);
  });
});
