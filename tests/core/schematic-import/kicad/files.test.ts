// Which file is the root of a KiCad design, what is missing, and what cannot be read.
import { describe, expect, it } from "vitest";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import type { SourceFile } from "@/lib/core/board/source-file";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { bytesOf, fileOf, SheetText } from "./kicad-text";

function read(files: readonly SourceFile[], root?: string): ImportedDesign {
  const result = importDesign(files, { root });
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.details)}`);
  return result.value;
}

const rootName = ({ schematic }: ImportedDesign): string =>
  schematic.records.flatMap((record) =>
    record.kind === "sheet" && record.id === schematic.rootSheetId ? record.name : [],
  )[0] ?? "";
const sheetNames = ({ schematic }: ImportedDesign): string[] =>
  schematic.records.flatMap((record) => (record.kind === "sheet" ? record.name : []));
const codesOf = ({ report }: ImportedDesign): string[] => report.notes.map(({ code }) => code);

function design(): { root: SheetText; inner: SheetText } {
  const root = new SheetText(1).asRoot();
  root.sheet("amplifier", "amp.kicad_sch", 20, 20);
  return { root, inner: new SheetText(2) };
}

describe("the root", () => {
  const { root, inner } = design();
  const files = [fileOf("amp.kicad_sch", inner.text), fileOf("board.kicad_sch", root.text)];

  it("is the sheet that no other names", () => {
    const found = read(files);
    expect([rootName(found), found.name, found.otherRoots]).toEqual(["board", "board", []]);
  });

  it("is the sheet of the project file", () => {
    const spare = fileOf("aaa.kicad_sch", new SheetText(3).asRoot().text);
    const found = read([spare, ...files, fileOf("board.kicad_pro", "{}")]);
    expect([rootName(found), found.otherRoots]).toEqual(["board", ["aaa.kicad_sch"]]);
  });

  it("is the sheet that was asked for", () => {
    expect(rootName(read(files, "amp.kicad_sch"))).toBe("amp");
  });

  it("is one of several projects, and the others are named", () => {
    const other = fileOf("two/other.kicad_sch", new SheetText(4).asRoot().text);
    const found = read([...files.map((file) => ({ ...file, name: `one/${file.name}` })), other]);
    expect([rootName(found), found.otherRoots]).toEqual(["board", ["two/other.kicad_sch"]]);
  });

  it("is the first file of a ring of sheets, none of which is placed in itself", () => {
    const [a, b] = [new SheetText(1).asRoot(), new SheetText(2)];
    a.sheet("b", "b.kicad_sch", 20, 20);
    b.sheet("a", "a.kicad_sch", 20, 20);
    const found = read([fileOf("a.kicad_sch", a.text), fileOf("b.kicad_sch", b.text)]);
    expect([rootName(found), codesOf(found)]).toEqual(["a", ["kicad.sheetUnplaced"]]);
  });
});

describe("a project with several top-level sheets", () => {
  const [a, b] = [new SheetText(1).asRoot(), new SheetText(2).asRoot()];
  for (const [at, sheet] of [a, b].entries()) sheet.part("R", `R${at + 5}`, 0, 0).label("G", 0, 0, "global_label");
  const top = (sheet: SheetText, name: string) => ({ filename: `${name}.kicad_sch`, name, uuid: sheet.uuid });
  const project = JSON.stringify({ schematic: { top_level_sheets: [top(a, "a"), top(b, "b")] } });
  const files = [fileOf("a.kicad_pro", project), fileOf("a.kicad_sch", a.text), fileOf("b.kicad_sch", b.text)];

  it("gets a root sheet that places them, with the designators of each", () => {
    const found = read(files);
    expect([sheetNames(found).sort(), codesOf(found), found.otherRoots]).toEqual([
      ...[["a", "a", "b"], ["kicad.topLevelSheets"]],
      [],
    ]);
    const { nets } = exportedDesign(found.schematic);
    expect(nets.find(({ name }) => name === "G")?.pins.map(({ designator }) => designator)).toEqual(["R5", "R6"]);
  });

  it("is the first sheet alone where another is missing", () => {
    const found = read(files.slice(0, 2));
    expect([sheetNames(found), codesOf(found)]).toEqual([["a"], ["kicad.topLevelSheetsMissing"]]);
  });
});

describe("sheets", () => {
  it("are found in other folders, with other slashes and other case", () => {
    const root = new SheetText(1).asRoot();
    root.sheet("a", "..\\\\lib\\\\Amp.kicad_sch", 20, 20);
    const found = read([
      fileOf("p/main/board.kicad_sch", root.text),
      fileOf("p/lib/amp.kicad_sch", new SheetText(2).text),
    ]);
    expect([sheetNames(found), codesOf(found)]).toEqual([["board", "amp"], []]);
  });

  it("that were not uploaded are empty, and the report says so", () => {
    const found = read([fileOf("board.kicad_sch", design().root.text)]);
    expect(sheetNames(found).sort()).toEqual(["amp", "board"]);
    expect(found.report.notes).toMatchObject([
      {
        code: "kicad.sheetMissing",
        outcome: "changed",
        values: { name: "amplifier", file: "amp.kicad_sch" },
        source: { file: "board.kicad_sch", line: 4 },
      },
    ]);
  });

  it("have the size of their paper and the texts of their title block", () => {
    const root = new SheetText(1).asRoot();
    const text = root
      .raw('(title_block (title "T ${REV}") (date "2026-01-02") (rev "3") (company "C") (comment 1 "one"))')
      .text.replace('(paper "A4")', '(paper "User" 100.5 50 portrait)');
    const [sheet] = read([fileOf("a.kicad_sch", text)]).schematic.records.filter(({ kind }) => kind === "sheet");
    expect(sheet).toMatchObject({
      ...{ width: 500_000, height: 1_005_000 },
      titleBlock: { title: "T ${REV}", date: "2026-01-02", revision: "3", company: "C", comment1: "one" },
    });
  });
});

describe("a file that cannot be read", () => {
  const text = design().root.text;

  it.each([
    ["ends too early", text.slice(0, -40), "DAMAGED"],
    ["is nested without end", `(kicad_sch ${"(a ".repeat(5_000)}`, "TOO_DEEP"],
  ])("that %s has a code and its line", (_title, content, code) => {
    const result = importDesign([fileOf("board.kicad_sch", content)]);
    expect(result).toMatchObject({ ok: false, code, details: { file: "board.kicad_sch" } });
    expect(result.ok ? 0 : Number(result.details?.line)).toBeGreaterThan(0);
  });

  it("does not matter where no sheet of the design needs it", () => {
    const found = read([fileOf("a.kicad_sch", new SheetText(1).asRoot().text), fileOf("b.kicad_sch", "(kicad_sch (")]);
    expect(rootName(found)).toBe("a");
  });

  it("is refused where a sheet needs it", () => {
    const result = importDesign([
      fileOf("board.kicad_sch", text),
      { name: "amp.kicad_sch", bytes: bytesOf("(kicad_sch (") },
    ]);
    expect(result).toMatchObject({ ok: false, code: "DAMAGED", details: { file: "amp.kicad_sch" } });
  });
});
