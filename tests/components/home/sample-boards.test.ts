// The engine reads our own boards as they were drawn: size, copper layers and every hole.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { coil } from "@/scripts/sample-boards/coil";
import { sampleFindings } from "@/scripts/sample-boards/checked";
import { fieldNode } from "@/scripts/sample-boards/field-node";
import { findingSvg } from "@/scripts/sample-boards/finding-picture";
import { ring } from "@/scripts/sample-boards/ring";
import findings from "@/components/home/sample-findings.json";
import boards from "@/components/home/sample-boards.json";

function boardOf(id: string) {
  const folder = join("tests/fixtures/boards", id);
  const files = readdirSync(folder).filter((name) => /\.(gbr|drl)$/.test(name));
  const result = readBoard(files.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) })));
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

// Width and height are the constants the boards were drawn with.
it.each([
  { sheet: fieldNode(), widthMm: 72, heightMm: 46 },
  { sheet: ring(), widthMm: 54, heightMm: 54 },
  { sheet: coil(), widthMm: 54, heightMm: 34 },
])("$sheet.title", ({ sheet, widthMm, heightMm }) => {
  const { layers, drillCount, minDrillMm, outline, ...facts } = boardFacts(boardOf(sheet.id));
  const smallest = Math.min(...sheet.drills.map((drill) => drill.d));
  const read = { widthMm: facts.widthMm, heightMm: facts.heightMm, layers, holes: drillCount, minHoleMm: minDrillMm };
  expect(read).toEqual({
    widthMm,
    heightMm,
    layers: sheet.copperLayers,
    holes: sheet.drills.length,
    minHoleMm: smallest,
  });
  expect(outline).toBe("closed");
  // The home page prints measured values.
  expect(boards.find((board) => board.id === sheet.id)).toEqual({ id: sheet.id, title: sheet.title, ...read });
});

it("the findings of the home page are those of today's DFM check, with the pictures of their places", () => {
  const shown = sampleFindings(boardOf("field-node"));
  expect(shown.map(({ finding }) => finding)).toEqual(findings);
  for (const { finding, picture } of shown) {
    const kept = readFileSync(`public/boards/field-node-${finding.rule}.svg`, "utf8");
    expect(findingSvg(picture, finding.rule)).toBe(kept);
  }
});
