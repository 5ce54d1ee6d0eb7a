import { describe, expect, it } from "vitest";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { readKicadLegacyLibrary } from "@/lib/core/schematic-import/kicad-legacy/read-kicad-legacy-library";
import { Random } from "@/tests/support/random";
import { component, fileOf, filesOf, imported, label, LIBRARY, line, sheet, sheetSymbol, wire } from "./legacy-files";

const ITEMS =
  component("R", "R1", 1000, 1000) +
  component("U", "U1", 3000, 3000) +
  component("VCC", "#PWR01", 1000, 900) +
  wire(1000, 1100, 3000, 1100) +
  line("Bus", 500, 500, 500, 900) +
  label("Label", "D[0..3]", 500, 600) +
  label("GLabel", "OUT", 3000, 1100) +
  sheetSymbol("5B000001", "inner", "inner.sch", 'F2 "IN" I L 3000 1200 50 \n') +
  "Entry Wire Line\n\t400 600 500 700\nConnection ~ 1500 1100\n$Bitmap\nPos 1 1\nScale 1\nData\n89 50\nEndData\n$EndBitmap\n";
const SAMPLE = sheet(ITEMS);
const INNER = sheet(label("HLabel", "IN", 100, 100));

describe("damaged sheets of old KiCad", () => {
  it.each([
    ["EESchema Schematic File Version 4\n$Comp\nL R R1\n", "DAMAGED", { file: "main.sch", line: 2 }],
    ["EESchema Schematic File Version 4\nWire Wire Line\n\t1 2 x 4\n$EndSCHEMATC\n", "DAMAGED", { line: 2 }],
    ["EESchema Schematic File Version 4\n", "DAMAGED", { file: "main.sch", line: 2 }],
  ])("%.60s is refused with its line", (text, code, details) => {
    expect(importDesign([fileOf("main.sch", text)])).toMatchObject({ ok: false, code, details });
  });

  it("are refused wherever they are cut off before their end", () => {
    for (let length = 40; length < SAMPLE.length - 15; length += 37)
      expect(importDesign([fileOf("main.sch", SAMPLE.slice(0, length))]).ok).toBe(false);
  });

  it("with too many items are refused", () => {
    const text = sheet(wire(0, 0, 1, 1).repeat(90_001));
    expect(importDesign([fileOf("main.sch", text)])).toMatchObject({ ok: false, code: "TOO_LARGE" });
  });

  it("with words that objects of JavaScript have are read as unknown ones", () => {
    const library = LIBRARY.replaceAll(" P\n", " constructor\n").replaceAll(" R 50", " toString 50");
    const text = SAMPLE.replaceAll(" Input ", " valueOf ").replaceAll(" I L ", " constructor toString ");
    imported([fileOf("main.sch", text), fileOf("main-cache.lib", library), fileOf("inner.sch", INNER)]);
  });

  it("never throw, and give valid documents where they are read", { timeout: 20_000 }, () => {
    const random = new Random(5);
    const damage = (text: string): string => {
      const at = random.below(text.length);
      const changes = [
        () => text.slice(0, at) + text.slice(at + random.below(60)),
        () => text.slice(0, at) + text.slice(at, at + random.below(80)).repeat(random.below(30)) + text.slice(at),
        () =>
          text.replace(/-?\d+/g, (number) =>
            random.isLuck(0.1) ? String(Math.round(random.between(-1e7, 1e7))) : number,
          ),
        () =>
          text.replace(/\w+/g, (word) =>
            random.isLuck(0.03) ? random.one(["~", "x", "constructor", "1e999", '"', "$Comp"]) : word,
          ),
      ];
      return random.one(changes)();
    };
    for (let run = 0; run < 200; run++) {
      const files = [
        ...[
          fileOf("main.sch", damage(SAMPLE)),
          fileOf("main-cache.lib", random.isLuck(0.5) ? damage(LIBRARY) : LIBRARY),
        ],
        fileOf("inner.sch", random.isLuck(0.2) ? damage(INNER) : INNER),
      ];
      if (importDesign(files).ok) imported(files);
      readKicadLegacyLibrary(fileOf("a.lib", damage(LIBRARY)));
    }
  });

  it("that place each other are placed a limited number of times", () => {
    const both = Array.from({ length: 10 }, (_, at) => sheetSymbol(`5B00000${at}`, `s${at}`, "inner.sch")).join("");
    const inner = Array.from({ length: 10 }, (_, at) => sheetSymbol(`5C00000${at}`, `s${at}`, "main.sch")).join("");
    const read = imported(filesOf(both + component("R", "R1", 0, 0), { "inner.sch": sheet(inner) }));
    expect(read.report.notes.map(({ code }) => code)).toEqual(["kicadLegacy.tooManyPlacements"]);
  });
});
