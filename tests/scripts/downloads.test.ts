// The files that the page of downloads offers: our own readers take them, and their limits are those of today.

import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parseSExpression, type SItem } from "@/lib/base/s-expression";
import { findBomTable } from "@/lib/core/bom/find-columns";
import { readBom } from "@/lib/core/bom/read-bom";
import { CAPABILITY, CASTELLATION } from "@/lib/core/pcb/capability";
import { crossCheck } from "@/lib/core/placement/cross-check";
import { findPlacementTable } from "@/lib/core/placement/find-placements";
import { readPlacements } from "@/lib/core/placement/read-placements";
import { readFrontMatter } from "@/lib/server/content/front-matter";
import { SEED_ROOT } from "@/lib/server/content/seed-files";
import { openWorkbook } from "@/lib/workers/bom/open-workbook";
import { kicadRules } from "../../scripts/downloads/kicad-design-rules";
import { downloadPath } from "../../scripts/downloads/save";
import { STACKUPS } from "../../scripts/downloads/stackup-sheet";

const DOWNLOADS = path.join(SEED_ROOT, "downloads");
const MAX_BYTES = 200_000;
const slugs = readdirSync(DOWNLOADS);
const matterOf = (slug: string, locale: string) =>
  readFrontMatter(readFileSync(downloadPath(slug, `${locale}.md`), "utf8")).matter;

async function sheetsOf(slug: string, name: string) {
  const opened = await openWorkbook(readFileSync(downloadPath(slug, name)));
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

async function bomOf(name: string) {
  const sheets = await sheetsOf("bom-template", name);
  const table = findBomTable(sheets);
  const rows = table && sheets[table.sheet]?.rows;
  if (!table || !rows) throw new Error("no parts list was found");
  return readBom(rows, table.headerRow, table.columns);
}

async function placementsOf(name: string) {
  const sheets = await sheetsOf("coordinates-template", name);
  const table = findPlacementTable(sheets);
  const rows = table && sheets[table.sheet]?.rows;
  if (!table || !rows) throw new Error("no coordinates were found");
  return readPlacements(rows, table);
}

describe("a document of the downloads", () => {
  it.each(slugs)("%s names the files that lie beside it, in both languages", (slug) => {
    const stored = readdirSync(path.join(DOWNLOADS, slug)).filter((name) => !name.endsWith(".md"));
    for (const locale of ["en", "zh"]) {
      expect(
        matterOf(slug, locale)
          .files.map(({ name }) => name)
          .sort(),
      ).toEqual(stored.sort());
    }
    for (const name of stored) expect(statSync(downloadPath(slug, name)).size).toBeLessThan(MAX_BYTES);
  });

  it.each(slugs)("%s is related to documents that exist", (slug) => {
    for (const related of matterOf(slug, "en").related) expect(slugs).toContain(related);
  });
});

describe("the BOM template", () => {
  it.each(["bom-template.xlsx", "bom-template.csv"])("%s is read without a question", async (name) => {
    const { lines } = await bomOf(name);
    expect(lines.map(({ designators, quantity, mpn, isPlaced }) => ({ designators, quantity, mpn, isPlaced }))).toEqual(
      [
        { designators: ["C1", "C2", "C3", "C4", "C9"], quantity: 5, mpn: "CL10B104KB8NNNC", isPlaced: true },
        { designators: ["R1", "R2"], quantity: 2, mpn: "RC0603FR-0710KL", isPlaced: true },
        { designators: ["R7"], quantity: 1, mpn: "RC0603JR-070RL", isPlaced: false },
        { designators: ["U1"], quantity: 1, mpn: "STM32F103C8T6", isPlaced: true },
        { designators: ["D1"], quantity: 1, mpn: "BAT54", isPlaced: true },
        { designators: ["J1"], quantity: 1, mpn: "TYPE-C-31-M-12", isPlaced: true },
      ],
    );
    expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

describe("the coordinate template", () => {
  it("is read in millimeters, without a guess", async () => {
    const { placements, problems, unit, isUnitAssumed } = await placementsOf("coordinates-template.csv");
    expect(problems).toEqual([]);
    expect({ unit, isUnitAssumed }).toEqual({ unit: "mm", isUnitAssumed: false });
    expect(placements.find(({ designator }) => designator === "C9")).toMatchObject({
      ...{ xMm: 20.05, yMm: 15, rotationDeg: 180, side: "bottom" },
    });
  });

  it("lists the parts of the BOM template, and one that is not placed", async () => {
    const { placements } = await placementsOf("coordinates-template.csv");
    const { lines } = await bomOf("bom-template.csv");
    expect(crossCheck(lines, placements)).toEqual({ unplaced: [], unlisted: [], leftAway: ["R7"], otherSide: [] });
  });
});

describe("the rules for KiCad", () => {
  const text = readFileSync(downloadPath("kicad-design-rules", "boardwright.kicad_dru"), "utf8");

  it("have the limits of today", () => {
    expect(text).toBe(kicadRules());
    expect(text).toContain(`(constraint annular_width (min ${CAPABILITY.minAnnularRingMm}mm))`);
    expect(text).toContain(`(constraint hole_size (min ${CAPABILITY.minPlatedSlotMm}mm))`);
    expect(text).toContain(`(constraint hole_to_hole (min ${CASTELLATION.minGapMm}mm))`);
  });

  it("are whole lists with a name and a constraint each", () => {
    const withoutComments = text.replaceAll(/^#.*$/gm, "");
    const parsed = parseSExpression(`(rules ${withoutComments})`);
    if (!parsed.ok) throw new Error(parsed.code);
    const lists = parsed.value.items.slice(1).map((item: SItem) => (typeof item === "string" ? [] : item.items));
    expect(lists[0]).toEqual(["version", "1"]);
    for (const [kind, name, ...clauses] of lists.slice(1)) {
      expect(kind).toBe("rule");
      expect(typeof name).toBe("string");
      expect(clauses.some((clause) => typeof clause !== "string" && clause.items[0] === "constraint")).toBe(true);
    }
  });
});

describe("the stackups", () => {
  it.each(Object.entries(STACKUPS))("of %s layers add up to 1.6 mm", (_, sheet) => {
    const sum = sheet.reduce((total, [, , , , mm]) => total + Number(mm), 0);
    expect(sum).toBeCloseTo(1.6, 6);
  });
});
