import { describe, expect, it } from "vitest";
import { symbolSchema } from "@/lib/contracts/schematic-file";
import { readEagleLibrary } from "@/lib/core/schematic-import/eagle/read-eagle-library";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { Random } from "@/tests/support/random";
import { design, fileOf, imported, instance, LIBRARY, net, part, pin, sheet, wire } from "./eagle-files";

const SAMPLE = design({
  parts: part("R1") + part("R2") + part("U1", "U*?") + part("GND1", "GND"),
  modules: `<module name="M" dx="20" dy="20"><ports><port name="A" side="left" coord="0"/></ports><parts>${part("R1")}</parts><sheets>${sheet({ instances: instance("R1", 0, 0), nets: net("A", pin("R1", "1")) })}</sheets></module>`,
  sheets: [
    sheet({
      plain:
        '<text x="1" y="2" size="1.778" layer="97">Note</text><wire x1="0" y1="0" x2="9" y2="9" width="1" layer="97" curve="90"/>',
      modules: '<moduleinst name="M1" module="M" x="50" y="50"/>',
      instances:
        instance("R1", 0, 0) +
        instance("R2", 20.32, 0) +
        instance("U1", 0, 40, { gate: "A" }) +
        instance("GND1", 5, 5, { gate: "1" }),
      busses:
        '<bus name="D[0..3]"><segment><wire x1="0" y1="0" x2="0" y2="9" width="1" layer="92"/><label x="0" y="1" size="1" layer="95"/></segment></bus>',
      nets: net(
        "SIG",
        wire(5.08, 0, 15.24, 0) + pin("R1", "2") + pin("R2", "1"),
        pin("R1", "1") + '<portref moduleinst="M1" port="A"/>',
      ),
    }),
    sheet({ nets: net("SIG", wire(0, 0, 1, 1)) }),
  ],
});

describe("damaged Eagle files", () => {
  it.each([
    ["<eagle><drawing><schematic><sheets></drawing></eagle>", "DAMAGED", { file: "design.sch", line: 1 }],
    [`<eagle><drawing><schematic>${"<a>".repeat(200)}`, "TOO_DEEP", { file: "design.sch", line: 1 }],
    ['<!DOCTYPE eagle [<!ENTITY a "b">]><eagle><schematic/></eagle>', "DAMAGED", { file: "design.sch", line: 1 }],
  ])("%.40s is refused with its line", (text, code, details) => {
    expect(importDesign([fileOf(text)])).toMatchObject({ ok: false, code, details });
  });

  it("with too many elements are refused", () => {
    const text = design({ parts: "", sheets: [sheet({ plain: wire(0, 0, 1, 1).repeat(60_001) })] });
    expect(importDesign([fileOf(text)])).toMatchObject({ ok: false, code: "TOO_LARGE" });
  });

  it("without a sheet or with numbers that are none are read as far as they go", () => {
    expect(imported(design({ parts: "", sheets: [] })).schematic.records).toHaveLength(1);
    const odd = SAMPLE.replaceAll('x1="5.08"', 'x1="1e999"').replaceAll('y="0"', 'y="zero"').replaceAll('dx="20"', "");
    expect(imported(odd).schematic.records.length).toBeGreaterThan(10);
  });

  it("with words that objects of JavaScript have are read as unknown ones", () => {
    const words = SAMPLE.replaceAll('direction="pas"', 'direction="constructor"')
      .replaceAll('length="short"', 'length="toString"')
      .replaceAll('size="1.778"', 'size="1.778" align="valueOf-constructor"');
    expect(imported(words).schematic.records.length).toBe(imported(SAMPLE).schematic.records.length);
  });

  it("never throw, and give valid documents where they are read", { timeout: 20_000 }, () => {
    const random = new Random(20);
    for (let run = 0; run < 150; run++) {
      const at = random.below(SAMPLE.length);
      const from = SAMPLE.slice(at, at + random.below(40));
      const changes = [
        () => SAMPLE.slice(0, at),
        () => SAMPLE.slice(0, at) + SAMPLE.slice(at + random.below(60)),
        () => SAMPLE.slice(0, at) + from.repeat(random.below(50)) + SAMPLE.slice(at),
        () =>
          SAMPLE.replace(/"-?[\d.]+"/g, (number) => (random.isLuck(0.1) ? `"${random.between(-1e6, 1e6)}"` : number)),
        () =>
          SAMPLE.replace(/(name|part|pin|gate|symbol|deviceset)="[^"]*"/g, (all, name) =>
            random.isLuck(0.05) ? `${name}="R1"` : all,
          ),
      ];
      const text = random.one(changes)();
      if (importDesign([fileOf(text)]).ok) imported(text);
    }
  });
});

describe("Eagle libraries", () => {
  const file = (library: string) => fileOf(`<eagle version="7.7"><drawing>${library}</drawing></eagle>`, "parts.lbr");

  it("give one symbol for each device", () => {
    const read = readEagleLibrary(file(LIBRARY.replace(' name="lib"', "")));
    if (!read.ok) throw new Error(read.code);
    const { name, symbols, report } = read.value;
    expect(name).toBe("parts");
    expect(symbols.map((symbol) => symbol.name)).toEqual([
      ...["parts:R", "parts:Q", "parts:GND", "parts:+5V", "parts:UD", "parts:X"],
    ]);
    for (const { kind: _kind, ...symbol } of symbols) symbolSchema.parse(symbol);
    expect(symbols[4]).toMatchObject({ unitCount: 2, prefix: "U", power: null });
    expect(symbols[4]?.pins.map(({ number, name: pinName, unit }) => [number, pinName, unit])).toEqual([
      ["1", "IN", 1],
      ["2", "~{OUT}", 1],
      ["8", "+5V", 2],
      ["4", "GND", 2],
      ["5", "GND", 2],
    ]);
    expect(symbols[2]).toMatchObject({ power: "global", prefix: "#PWR" });
    expect(report.counts).toEqual([{ construct: "symbols", found: 6, changed: 0, lost: 0 }]);
  });

  it("are refused where the file is none", () => {
    expect(readEagleLibrary(file("<board/>"))).toMatchObject({ ok: false, code: "NOT_RECOGNIZED" });
    expect(readEagleLibrary(file("<library>"))).toMatchObject({ ok: false, code: "DAMAGED" });
  });
});
