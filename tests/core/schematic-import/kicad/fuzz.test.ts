// Damaged and hostile KiCad files: a result or a coded failure, never an exception, and soon.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import { readKicadSymbols } from "@/lib/core/schematic-import/kicad/read-kicad-symbols";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { Random } from "@/tests/support/random";
import { bytesOf, fileOf, SheetText } from "./kicad-text";

const CODES = ["DAMAGED", "TOO_DEEP", "TOO_LARGE", "NOT_RECOGNIZED", "NO_SCHEMATIC"];

function sample(): { root: string; inner: string } {
  const root = new SheetText(1).asRoot();
  const id = root.sheet("a", "c.kicad_sch", 20, 20, ["X", "D[0..3]"]);
  root.part("R", "R1", 0, 0).power("VCC", 0, 0).label("N", 4, 0).label("G", 4, 0, "global_label").wire([4, 0], [9, 0]);
  root.bus([0, 10], [0, 20]).entry(0, 12, 1, 1).junction(4, 0).noConnect(9, 9);
  root.raw('(text "hello ${TITLE}" (at 1 2 90) (effects (font (size 2 2)) (justify left bottom)) (uuid "t"))');
  root.raw('(text_box "box" (at 1 2 0) (size 9 9) (stroke (width 0)) (fill (type none)) (effects (font (size 1 1))))');
  root.raw('(arc (start 0 0) (mid 1 1) (end 2 0) (stroke (width 0)) (fill (type none)) (uuid "arc"))');
  root.raw('(image (at 5 5) (scale 1) (data "iVBORw0KGgoAAAANSUhEUgAAASwAAACWCAIAAAAA"))');
  root.raw('(table (column_count 1) (column_widths 5) (row_heights 5) (cells (table_cell "x" (at 1 1 0) (size 5 5))))');
  root.raw('(group "g" (uuid "gr") (members "t" "arc")) (bus_alias "B" (members "X" "Y"))');
  const inner = new SheetText(2);
  inner.paths = [`${root.paths[0]}/${id}`];
  inner.part("R", "R2", 0, 0).label("X", 0, 0, "hierarchical_label");
  return { root: root.text, inner: inner.text };
}

function check(root: string | Uint8Array, inner: string): void {
  const bytes = typeof root === "string" ? bytesOf(root) : root;
  const read = importDesign([{ name: "a.kicad_sch", bytes }, fileOf("c.kicad_sch", inner)]);
  if (!read.ok) return expect(CODES).toContain(read.code);
  const { schematic } = read.value;
  const checked = schematicFile.safeParse(writeSchematic(schematic));
  expect(checked.success ? [] : checked.error.issues.slice(0, 2)).toEqual([]);
  partitionOf(schematic);
}

const NUMBERS = ["0", "-1", "1e9", "NaN", "1e400", "99999999999999999999", "", "x", "0.00001"];

describe("damaged files", () => {
  const { root, inner } = sample();

  it("that are cut, flipped, or have other numbers are read or refused", () => {
    const random = new Random(7);
    for (let run = 0; run < 120; run++) check(root.slice(0, random.below(root.length)), inner);
    for (let run = 0; run < 120; run++) {
      const bytes = bytesOf(root);
      for (let flip = 0; flip < 4; flip++) bytes[random.below(bytes.length)] = random.below(256);
      check(bytes, inner);
    }
    for (let run = 0; run < 120; run++)
      check(
        root.replace(/-?\d+(?:\.\d+)?/g, (number) => (random.isLuck(0.02) ? random.one(NUMBERS) : number)),
        inner,
      );
  });

  it("with lists in places of others are read or refused", () => {
    const random = new Random(11);
    const lists = [...root.matchAll(/\([a-z_]+(?: [^()]*)?\)/g)].map(([text]) => text);
    for (let run = 0; run < 150; run++)
      check(
        root.replace(/\([a-z_]+(?: [^()]*)?\)/g, (list) => (random.isLuck(0.03) ? random.one(lists) : list)),
        inner,
      );
  });

  it("of great depth or number end soon", () => {
    const start = performance.now();
    check(`(kicad_sch ${"(sheet ".repeat(100_000)}`, inner);
    check(`(kicad_sch (version 20250114) ${"(junction (at 1 1)) ".repeat(120_000)})`, inner);
    check(`(kicad_sch (version 20250114) (wire (pts ${"(xy 1 1) (xy 2 2) ".repeat(60_000)})))`, inner);
    const row = Array.from(
      { length: 30_000 },
      (_, at) => `(wire (pts (xy ${at % 90} 1) (xy ${(at * 7) % 90} 1)))`,
    ).join("");
    expect(importDesign([fileOf("a.kicad_sch", `(kicad_sch (version 20250114) ${row})`)]).ok).toBe(true);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it("with names that objects have themselves are read", () => {
    const part =
      '(symbol (lib_id "__proto__") (at 0 0 0) (unit 1) (property "__proto__" "x" (at 0 0 0)) (property "constructor" "y" (at 0 0 0)))';
    check(`(kicad_sch (version 20250114) (title_block (constructor "x") (__proto__ "y")) ${part})`, inner);
  });

  it("of sheets that double with each level end soon", () => {
    const start = performance.now();
    const files = Array.from({ length: 30 }, (_, at) => {
      const sheet = new SheetText(at + 1);
      sheet.sheet("a", `s${at + 1}.kicad_sch`, 20, 20);
      sheet.sheet("b", `s${at + 1}.kicad_sch`, 40, 20);
      return fileOf(`s${at}.kicad_sch`, sheet.text);
    });
    const read = importDesign(files);
    expect(read.ok && schematicFile.safeParse(writeSchematic(read.value.schematic)).success).toBe(true);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it("of symbols are read or refused", () => {
    const random = new Random(13);
    const library = `(kicad_symbol_lib (version 20231120) ${new SheetText(1).symbols.join(" ")})`;
    for (let run = 0; run < 60; run++) {
      const bytes = bytesOf(library);
      for (let flip = 0; flip < 3; flip++) bytes[random.below(bytes.length)] = random.below(256);
      const read = readKicadSymbols({ name: "a.kicad_sym", bytes });
      if (!read.ok) expect(CODES).toContain(read.code);
    }
  });
});
