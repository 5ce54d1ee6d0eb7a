import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { pinsOf } from "@/lib/core/schematic/model/symbol";
import { GRID } from "@/lib/core/schematic/model/units";
import { findSymbol, SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";

const symbols = SYMBOL_CATALOG.map((entry) => entry.build());
const sheet = { id: "root", kind: "sheet", name: "Root", width: 2_970_000, height: 2_100_000, titleBlock: {} } as const;

/** Names of the symbols that a check refuses. */
const refused = (isRefused: (symbol: (typeof symbols)[number]) => boolean): string[] =>
  symbols.filter(isRefused).map(({ name }) => name);

const everyUnit = (symbol: (typeof symbols)[number]) =>
  Array.from({ length: symbol.unitCount }, (_, i) => i + 1).flatMap((unit) =>
    Array.from({ length: symbol.styleCount }, (_, i) => ({ unit, style: i + 1, pins: pinsOf(symbol, unit, i + 1) })),
  );

describe("the symbol library", () => {
  it("has at least 400 parts", () => {
    expect(SYMBOL_CATALOG.length).toBeGreaterThanOrEqual(400);
  });

  it("is accepted as the symbols of a document, without a change", () => {
    const file = writeSchematic({ rootSheetId: "root", records: [sheet, ...symbols] });
    const parsed = schematicFile.parse(file);
    expect(parsed.symbols).toEqual(file.symbols);
    expect(parsed.symbols).toHaveLength(symbols.length);
  });

  it("gives each part an id of its own, in the catalog and in documents", () => {
    expect(new Set(SYMBOL_CATALOG.map(({ id }) => id)).size).toBe(SYMBOL_CATALOG.length);
    expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length);
  });

  it("finds a part by its id", () => {
    expect(findSymbol("logic:74HC00")?.name).toBe("74HC00");
    expect(findSymbol("logic:74HC")).toBeUndefined();
  });

  it("places pins on the grid", () => {
    expect(refused(({ pins }) => pins.some(({ at }) => at.x % GRID !== 0 || at.y % GRID !== 0))).toEqual([]);
  });

  it("stacks pins of a unit only where all but one are hidden, passive and of the same name, and joins no unconnected pins", () => {
    const isStackedWrongly = (symbol: (typeof symbols)[number]): boolean =>
      everyUnit(symbol).some(({ pins }) => {
        const shown = new Map(pins.filter((pin) => !pin.isHidden).map((pin) => [`${pin.at.x},${pin.at.y}`, pin]));
        const hidden = pins.filter((pin) => pin.isHidden);
        return (
          shown.size !== pins.length - hidden.length ||
          hidden.some((pin) => shown.get(`${pin.at.x},${pin.at.y}`)?.type === "no-connect") ||
          hidden.some((pin) => pin.type !== "passive" || shown.get(`${pin.at.x},${pin.at.y}`)?.name !== pin.name)
        );
      });
    expect(refused(isStackedWrongly)).toEqual([]);
  });

  it("uses each pad once", () => {
    const usesTwice = (symbol: (typeof symbols)[number]): boolean =>
      Array.from({ length: symbol.styleCount }, (_, i) => i + 1).some((style) => {
        const numbers = symbol.pins.filter((pin) => pin.style === 0 || pin.style === style).map(({ number }) => number);
        return new Set(numbers).size !== numbers.length;
      });
    expect(refused(usesTwice)).toEqual([]);
  });

  it("draws every unit in every style", () => {
    const isEmpty = (symbol: (typeof symbols)[number]): boolean =>
      everyUnit(symbol).some(
        ({ unit, style }) =>
          !symbol.graphics.some(
            (drawn) => (drawn.unit === 0 || drawn.unit === unit) && (drawn.style === 0 || drawn.style === style),
          ),
      );
    expect(refused(isEmpty)).toEqual([]);
  });

  it("types the supplies of integrated circuits as power", () => {
    const supply = /^(VCC|VDD|VSS|GND|AVCC|VDDA|AGND|V\+)$/;
    const isMistyped = ({ prefix, pins }: (typeof symbols)[number]): boolean =>
      prefix === "U" && pins.some((pin) => !pin.isHidden && supply.test(pin.name) && !pin.type.startsWith("power-"));
    expect(refused(isMistyped)).toEqual([]);
  });

  it("prefixes designators as the field does", () => {
    const prefixes: Record<string, string> = {
      "passive:R": "R",
      "passive:C": "C",
      "passive:L": "L",
      "passive:FerriteBead": "FB",
      "passive:Fuse": "F",
      "passive:Transformer_1P_1S": "T",
      "diode:LED": "D",
      "transistor:2N7002": "Q",
      "opamp:LM358": "U",
      "connector:Header_1x04": "J",
      "switch:SW_Push": "SW",
      "switch:Relay_SPDT": "K",
      "switch:Jumper_2": "JP",
      "crystal:Crystal": "Y",
      "mechanical:TestPoint": "TP",
      "power:GND": "#PWR",
      "power:PWR_FLAG": "#FLG",
    };
    expect(Object.fromEntries(Object.keys(prefixes).map((id) => [id, findSymbol(id)?.prefix]))).toEqual(prefixes);
    expect(refused(({ prefix }) => !/^#?[A-Z]{1,3}$/.test(prefix))).toEqual([]);
  });

  it("names the net of power symbols by their only pin", () => {
    const ports = symbols.filter(({ power }) => power !== null);
    expect(ports.length).toBeGreaterThan(40);
    expect(ports.filter(({ name, pins }) => name !== `power:${pins[0]?.name}` || pins.length !== 1)).toEqual([]);
  });

  it("has passives in the style of IEC and of ANSI", () => {
    for (const id of ["passive:R", "passive:C", "passive:L", "passive:Fuse", "logic:74HC00"]) {
      expect(findSymbol(id)?.build().styleCount).toBe(2);
    }
  });

  it("has connectors of each count of pins", () => {
    for (let count = 1; count <= 40; count++) {
      const digits = String(count).padStart(2, "0");
      expect(findSymbol(`connector:Header_1x${digits}`)?.build().pins).toHaveLength(count);
      if (count > 1) expect(findSymbol(`connector:Header_2x${digits}`)?.build().pins).toHaveLength(2 * count);
    }
  });

  it("has a keyword in Chinese for each part", () => {
    expect(
      SYMBOL_CATALOG.filter(({ keywords }) => !keywords.some((word) => /\p{Script=Han}/u.test(word))).map(
        ({ id }) => id,
      ),
    ).toEqual([]);
  });
});
