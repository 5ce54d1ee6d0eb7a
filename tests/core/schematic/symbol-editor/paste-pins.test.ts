// Tables of datasheets as pins: dividers, headers, types by words, lines that cannot be read.
import { describe, expect, it } from "vitest";
import { newSymbol } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { pastePins, readPinTable } from "@/lib/core/schematic/symbol-editor/paste-pins";
import { sideOfPin } from "@/lib/core/schematic/symbol-editor/pins";
import { checkSymbol } from "@/lib/core/schematic/symbol-editor/checks";

const short = (text: string) => readPinTable(text).pins.map(({ number, name, type }) => `${number} ${name} ${type}`);
const UNIT = { unit: 1, style: 1 };

describe("tables of datasheets", () => {
  it.each([
    ["tabs", "1\tIN+\tI\n2\tOUT\tO\n3\tGND\tP"],
    ["commas", "1, IN+, input\n2, OUT, output\n3, GND, ground"],
    ["several spaces", "1   IN+   Input\n2   OUT   Output\n3   GND   Power"],
    ["single spaces", "1 IN+ I\n2 OUT O\n3 GND P"],
    ["names first", "IN+\t1\tI\nOUT\t2\tO\nGND\t3\tG"],
    ["a header in another order", "Name\tType\tPin No.\nIN+\tI\t1\nOUT\tO\t2\nGND\tPWR\t3"],
  ])("are read with %s", (_, text) => {
    expect(short(text)).toEqual(["1 IN+ input", "2 OUT output", "3 GND power-input"]);
  });

  it.each([
    ["I/O", "bidirectional"],
    ["Open drain", "open-collector"],
    ["NC", "no-connect"],
    ["Regulator output, 3.3 V", "power-output"],
    ["Tri-state bus", "tri-state"],
    ["Supply voltage", "power-input"],
    ["Clock input of the counter", "input"],
    ["see page 7", "unspecified"],
  ])("%s is understood", (words, type) => {
    expect(short(`1\tX1\t${words}\n2\tX2\t`)).toEqual([`1 X1 ${type}`, "2 X2 unspecified"]);
  });

  it("give types by names where no column has them, and bars to names with #", () => {
    expect(short("1  VDD\n2  VSS\n3  NC\n4  RESET#\n5  PA3")).toEqual([
      "1 VDD power-input",
      "2 VSS power-input",
      "3 NC no-connect",
      "4 ~{RESET} unspecified",
      "5 PA3 unspecified",
    ]);
  });

  it("may have balls, and several pads in one cell", () => {
    expect(short("A1\tD0\tI/O\nB12\tD1\tI/O\n\nC1, C2\tVDD\tP")).toEqual([
      "A1 D0 bidirectional",
      "B12 D1 bidirectional",
      "C1 VDD power-input",
      "C2 VDD power-input",
    ]);
  });

  it("name the lines that cannot be read", () => {
    const { pins, unread } = readPinTable("1\tA\tI\n\nTable 3. Continued\n2\t\tO\n3\tC\tO");
    expect(pins.map(({ number }) => number)).toEqual(["1", "3"]);
    expect(unread).toEqual([
      { line: 3, text: "Table 3. Continued" },
      { line: 4, text: "2\t\tO" },
    ]);
    expect(readPinTable("  \n")).toEqual({ pins: [], unread: [] });
  });
});

it("pasted pins stand at their usual sides around a body; pasting again names the pins that are there", () => {
  const { pins } = readPinTable("1\tIN\tI\n2\tOUT\tO\n3\tVCC\tP\n4\tGND\tP\n5\tX\tpassive\n6\tY\tpassive");
  const symbol = pastePins(newSymbol("s"), pins, UNIT);
  expect(symbol.pins.map(sideOfPin)).toEqual(["left", "right", "top", "bottom", "left", "right"]);
  expect(checkSymbol(symbol).map(({ rule }) => rule)).toEqual(["symbolName"]);
  const again = pastePins(symbol, readPinTable("1\tINP\tI\n7\tZ\tO").pins, UNIT);
  expect(again.pins.map(({ number, name }) => `${number} ${name}`)).toEqual([
    ...["1 INP", "2 OUT", "3 VCC", "4 GND", "5 X", "6 Y", "7 Z"],
  ]);
  expect(again.pins.slice(0, 6).map(({ at }) => at)).toEqual(symbol.pins.map(({ at }) => at));
});
