import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { symbolSchema } from "@/lib/contracts/schematic-file";
import { importLibrary } from "@/lib/core/schematic-import/import-library";
import type { ImportedLibrary } from "@/lib/core/schematic-import/imported-design";
import { compoundFile } from "@/tests/support/compound-file";
import { Random } from "@/tests/support/random";
import { bytesOf } from "./altium-files";

const block = (kind: number, content: Uint8Array): number[] => [
  content.length & 255,
  content.length >> 8,
  0,
  kind,
  ...content,
];
const properties = (line: string): number[] => block(0, bytesOf(`${line}\0`));
const int16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
const int32 = (value: number): number[] => [...int16(value), ...int16(value >> 16)];
const short = (text: string): number[] => [text.length, ...bytesOf(text)];

interface BinaryPin {
  readonly number: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly flags: number;
  readonly electrical?: number;
  readonly unit?: number;
}

const pin = ({ number, name, x, y, flags, electrical = 4, unit = 1 }: BinaryPin): number[] =>
  block(
    1,
    Uint8Array.from([
      ...[...int32(2), 0, ...int16(unit), 0, 3, 1, 0, 0, ...short("description"), 1, electrical, flags],
      ...[...int16(20), ...int16(x), ...int16(y), ...int32(0), ...short(name), ...short(number), 0, 0, 0],
    ]),
  );

const HEADER = "|HEADER=Protel for Windows - Schematic Library Editor Binary File Version 5.0|SIZE1=10|FONTNAME1=Arial";

const component = (fields: string, ...pins: readonly number[][]): Uint8Array =>
  Uint8Array.from([
    ...properties(`|RECORD=1|${fields}`),
    ...pins.flat(),
    ...properties("|RECORD=14|OWNERPARTID=1|LOCATION.X=-20|LOCATION.Y=-10|CORNER.X=20|CORNER.Y=10"),
    ...properties("|RECORD=34|TEXT=U?"),
    ...properties("|RECORD=41|NAME=Comment|TEXT==Value"),
    ...properties("|RECORD=41|NAME=Value|TEXT=10k"),
    ...properties("|RECORD=41|NAME=Manufacturer Part Number 1|TEXT=ABC"),
    ...properties("|RECORD=44"),
    ...properties("|RECORD=45|OWNERINDEX=9|MODELTYPE=PCBLIB|MODELNAME=SOT-23|ISCURRENT=T"),
  ]);

const PINS = [
  pin({ number: "1", name: "IN\\", x: -20, y: 0, flags: 2 + 8 + 16, electrical: 0 }),
  pin({ number: "2", name: "OUT", x: 20, y: 0, flags: 8 + 16, electrical: 2, unit: 2 }),
];

const fraction = block(
  1,
  Uint8Array.from([0xd0, 1, 49, ...withSize(Uint8Array.from([...int32(50_000), ...int32(0), ...int32(0)]))]),
);
function withSize(content: Uint8Array): number[] {
  const packed = deflateSync(content);
  return [...int32(packed.length), ...packed];
}

const LIBRARY = compoundFile({
  FileHeader: Uint8Array.from(properties(HEADER)),
  "CHIP/Data": component("LIBREFERENCE=CHIP|PARTCOUNT=3|COMPONENTDESCRIPTION=Two amplifiers", ...PINS),
  "CHIP/PinFrac": Uint8Array.from([...properties("|HEADER=PinFrac|WEIGHT=1"), ...fraction]),
  "OTHER/Data": component("LIBREFERENCE=A/B", pin({ number: "1", name: "A", x: 0, y: 0, flags: 1 })),
});

function read(bytes: Uint8Array): ImportedLibrary {
  const library = importLibrary([{ name: "lib/Parts.SchLib", bytes }]);
  if (!library.ok) throw new Error(library.code);
  return library.value;
}

describe("Altium libraries", () => {
  it("give a symbol for each component", () => {
    const { name, symbols } = read(LIBRARY);
    expect(name).toBe("Parts");
    expect(symbols.map((symbol) => symbol.name)).toEqual(["Parts:CHIP", "Parts:A/B"]);
    const [chip] = symbols;
    expect(chip).toMatchObject({ prefix: "U", unitCount: 2, description: "Two amplifiers", showsPinNames: true });
    expect(chip?.fields).toEqual({
      value: "10k",

      MPN: "ABC",
      footprint: "SOT-23",
      description: "Two amplifiers",
    });
    expect(chip?.graphics).toHaveLength(1);
    for (const symbol of symbols) expect(symbolSchema.safeParse(symbol).success).toBe(true);
  });

  it("read binary pins, with the fractions of their coordinates", () => {
    const [input, output] = read(LIBRARY).symbols[0]?.pins ?? [];
    expect(input).toMatchObject({
      number: "1",
      name: "I~{N}",
      type: "input",
      unit: 1,
      direction: "right",
      length: 50_800,
    });
    expect(input?.shape).toBe("inverted-clock");
    expect(input?.at).toEqual({ x: -40 * 2_540, y: 0 });
    expect(output).toMatchObject({ number: "2", type: "output", unit: 2, direction: "left" });
    // 20.5 + 20, in units of 10 mil.
    expect(output?.at.x).toBe(Math.round(40.5 * 2_540));
  });

  it("are read as texts, too", () => {
    const text = [
      "|HEADER=Protel for Windows - Schematic Library Editor Ascii File Version 5.0",
      "|RECORD=1|LIBREFERENCE=R|PARTCOUNT=2",
      "|RECORD=2|OWNERPARTID=1|PINLENGTH=10|LOCATION.X=10|PINCONGLOMERATE=0|DESIGNATOR=1",
      "|RECORD=30|FILENAME=logo.bmp",
      "|RECORD=1|LIBREFERENCE=C",
    ].join("\r\n");
    const { symbols, report } = read(bytesOf(text));
    expect(symbols.map((symbol) => [symbol.name, symbol.pins.length])).toEqual([
      ["Parts:R", 1],
      ["Parts:C", 0],
    ]);
    expect(report.notes.map(({ code, source }) => [code, source.line])).toEqual([["altium.symbolPartLost", 4]]);
  });

  it("that are damaged are read or refused", () => {
    const random = new Random(11);
    for (let run = 0; run < 150; run++) {
      const changed = LIBRARY.slice(0, random.isLuck(0.3) ? random.below(LIBRARY.length) : LIBRARY.length);
      for (let step = random.below(20); step >= 0; step--) changed[random.below(changed.length)] = random.below(256);
      const library = importLibrary([{ name: "Parts.SchLib", bytes: changed }]);
      if (!library.ok) expect(["NOT_RECOGNIZED", "DAMAGED", "TOO_LARGE"]).toContain(library.code);
      else for (const symbol of library.value.symbols) expect(symbolSchema.safeParse(symbol).success).toBe(true);
    }
  });
});
