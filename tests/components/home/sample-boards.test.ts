// The engine reads our own boards as they were drawn: size, copper layers and every hole.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { coil } from "@/scripts/sample-boards/coil";
import { fieldNode } from "@/scripts/sample-boards/field-node";
import { ring } from "@/scripts/sample-boards/ring";
import boards from "@/components/home/sample-boards.json";

// Width and height are the constants the boards were drawn with.
it.each([
  { sheet: fieldNode(), widthMm: 72, heightMm: 46 },
  { sheet: ring(), widthMm: 54, heightMm: 54 },
  { sheet: coil(), widthMm: 54, heightMm: 34 },
])("$sheet.title", ({ sheet, widthMm, heightMm }) => {
  const folder = join("tests/fixtures/boards", sheet.id);
  const files = readdirSync(folder).filter((name) => /\.(gbr|drl)$/.test(name));
  const result = readBoard(files.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) })));
  if (!result.ok) throw new Error(result.code);
  const { layers, drillCount, minDrillMm, outline, ...facts } = boardFacts(result.value);
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
