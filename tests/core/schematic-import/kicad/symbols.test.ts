// KiCad symbol libraries.
import { describe, expect, it } from "vitest";
import { readKicadSymbols } from "@/lib/core/schematic-import/kicad/read-kicad-symbols";
import { fileOf, pinText, symbolText } from "./kicad-text";

const libraryOf = (...symbols: readonly string[]): string =>
  `(kicad_symbol_lib (version 20231120) (generator "kicad_symbol_editor") (generator_version "8.0") ${symbols.join(" ")})`;

function read(...symbols: readonly string[]) {
  const result = readKicadSymbols(fileOf("lib/my.kicad_sym", libraryOf(...symbols)));
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe("a symbol library", () => {
  const gate = symbolText("GATE", "U", [
    pinText("1", 0, 0, { name: "~{A}", type: "input" }),
    pinText("2", 0, 2, { name: "B", type: "tri_state", hide: true }),
  ]);
  const derived =
    '(symbol "GATE2" (extends "GATE") (property "Reference" "IC" (at 0 0 0)) (property "Value" "GATE2" (at 0 0 0)) ' +
    '(property "ki_keywords" "logic gate" (at 0 0 0)) (property "Description" "A gate" (at 0 0 0)))';

  it("has symbols with their units, pins and fields", () => {
    const { name, symbols, report } = read(gate);
    expect([name, report.tool, symbols]).toMatchObject([
      ...["my", "KiCad 8.0"],
      [
        {
          ...{ name: "my:GATE", prefix: "U", unitCount: 2, styleCount: 1, power: null, fields: { value: "GATE" } },
          pins: [
            { number: "1", name: "~{A}", type: "input", unit: 1, style: 1, direction: "right", length: 12_700 },
            { number: "2", name: "B", type: "tri-state", unit: 2, isHidden: true, at: { x: 0, y: -25_400 } },
          ],
        },
      ],
    ]);
  });

  it("has derived symbols with the pins of their parent, over several levels", () => {
    const third = '(symbol "GATE3" (extends "GATE2") (property "Value" "GATE3" (at 0 0 0)))';
    const { symbols } = read(gate, derived, third);
    expect(
      symbols.map(({ prefix, description, keywords, pins, fields }) => ({
        prefix,
        description,
        keywords,
        pins: pins.length,
        value: fields["value"],
      })),
    ).toEqual([
      { prefix: "U", description: "", keywords: [], pins: 2, value: "GATE" },
      { prefix: "IC", description: "A gate", keywords: ["logic", "gate"], pins: 2, value: "GATE2" },
      { prefix: "IC", description: "A gate", keywords: ["logic", "gate"], pins: 2, value: "GATE3" },
    ]);
  });

  it("says which parent is missing, and ends at a ring of parents", () => {
    const { report } = read(derived, '(symbol "A" (extends "B"))', '(symbol "B" (extends "A"))');
    expect(report.notes).toMatchObject([{ code: "kicad.parentMissing", values: { name: "GATE2", parent: "GATE" } }]);
  });

  it("that ends too early is refused with its line", () => {
    const cut = readKicadSymbols(fileOf("a.kicad_sym", libraryOf(gate).slice(0, 200)));
    expect(cut).toMatchObject({ ok: false, code: "DAMAGED", details: { file: "a.kicad_sym", line: 1 } });
    const other = readKicadSymbols(fileOf("a.kicad_sym", "(kicad_sch)"));
    expect(other).toMatchObject({ ok: false, code: "DAMAGED", details: { read: "kicad_sch" } });
  });
});
