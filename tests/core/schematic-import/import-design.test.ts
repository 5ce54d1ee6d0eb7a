// The entry to all readers: the content decides, and drawings on another grid are not flooded with findings.
import { describe, expect, it } from "vitest";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { importKindOf } from "@/lib/core/schematic-import/sniff";
import { KICAD_DIVIDER } from "@/tests/support/kicad-divider";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (name: string, text: string) => ({ name, bytes: bytes(text) });

describe("the kind of a file", () => {
  it.each([
    ["a.sch", KICAD_DIVIDER, "kicad-schematic"],
    ["a.txt", "\uFEFF  (kicad_symbol_lib (version 1))", "kicad-symbols"],
    ["a.sch", "EESchema Schematic File Version 4\n", "kicad-legacy-schematic"],
    ["a.lib", "EESchema-LIBRARY Version 2.4\n", "kicad-legacy-library"],
    ["a.dcm", "EESchema-DOCLIB  Version 2.0\n", "kicad-legacy-descriptions"],
    ["a.epru", '{"type":"DOCHEAD"}||{"docType":"SCH_PAGE","uuid":"1"}|\n', "easyeda-pro-3"],
    [
      "a.sch",
      '<?xml version="1.0"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n<eagle><drawing><schematic/>',
      "eagle-schematic",
    ],
    ["a.brd", '<!DOCTYPE eagle SYSTEM "eagle.dtd"><eagle><drawing><board/>', null],
    ["a.PrjPcb", "[Design]\nVersion=1.0\n", "altium-project"],
    ["a.txt", "Version 4\nSHEET 1 880 680\n", "ltspice-schematic"],
    ["a.asy", "Version 4\nSymbolType CELL\n", "ltspice-symbol"],
    ["a.json", '{"docType":"1"}', "easyeda-schematic"],
    ["a.json", '{"name":"something"}', null],
    ["a.kicad_sch", "hello", null],
  ])("of %s with %j is %s", (name, text, kind) => {
    expect(importKindOf(file(name, text))).toBe(kind);
  });

  it("is found in UTF-16 without a mark, as LTspice XVII writes it", () => {
    const text = "Version 4\nSHEET 1 880 680\n";
    const wide = new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));
    expect(importKindOf({ name: "a.asc", bytes: wide })).toBe("ltspice-schematic");
  });
});

const divider = (shift: number, parts: number): string =>
  Array.from({ length: parts }, (_, at) => {
    const x = 50.8 + at * 2.54 + shift;
    return `(wire (pts (xy ${x} 50.8) (xy ${x} 55.88)) (uuid "50000000-0000-4000-8000-${String(at).padStart(12, "0")}"))`;
  }).reduce((text, wire) => text.replace("(sheet_instances", `${wire} (sheet_instances`), KICAD_DIVIDER);

describe("a drawing on another grid", () => {
  const severitiesOf = (text: string) => {
    const read = importDesign([file("a.kicad_sch", text)]);
    if (!read.ok) throw new Error(read.code);
    const { schematic, report } = read.value;
    const settings = schematic.records.find((record) => record.kind === "erc-settings");
    return {
      off: settings?.severities["off-grid"],
      notes: report.notes.filter(({ code }) => code === "common.otherGrid"),
    };
  };

  it("is not checked for it, and the report says so", () => {
    const { off, notes } = severitiesOf(divider(0.3, 30));
    expect(off).toBe("off");
    expect(notes.map(({ source }) => source)).toEqual([{ file: "a.kicad_sch", line: null }]);
    expect(notes.map(({ values }) => values)).toEqual([{ count: 30 }]);
  });

  it("is checked where only a few objects stand off the grid, or none", () => {
    expect(severitiesOf(divider(0.3, 5))).toEqual({ off: undefined, notes: [] });
    expect(severitiesOf(divider(0, 30))).toEqual({ off: undefined, notes: [] });
  });
});

it("files without a schematic are refused with what they are", () => {
  expect(importDesign([])).toMatchObject({ ok: false, code: "NOT_RECOGNIZED" });
  expect(importDesign([file("a.asy", "Version 4\nSymbolType CELL\n")])).toMatchObject({
    ...{ ok: false, code: "NO_SCHEMATIC", details: { file: "a.asy" } },
  });
});
