// A person's own symbols on a good day.

import { newSymbol } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { pastePins, readPinTable } from "@/lib/core/schematic/symbol-editor/paste-pins";
import type { Answer, Answers } from "./answer";

const { kind: _, ...symbol } = pastePins(
  { ...newSymbol("mock_symbol"), name: "CH340C", fields: { footprint: "Package_SO:SOIC-16_3.9x9.9mm_P1.27mm" } },
  readPinTable("1\tGND\tP\n2\tTXD\tO\n3\tRXD\tI\n16\tVCC\tP").pins,
  { unit: 1, style: 1 },
);

const row: Answer<"createSymbol"> = {
  ...{ id: "sym_1", name: symbol.name, prefix: symbol.prefix, description: "USB to UART bridge", revision: 1 },
  ...{ keywords: ["usb", "uart"], fields: symbol.fields, pinCount: symbol.pins.length },
  updateTime: "2026-11-21T08:00:00.000Z",
};

export const SYMBOL_ANSWERS = {
  listSymbols: { rows: [row] },
  getSymbol: { ...row, symbol },
  addSymbols: { added: 2, taken: [] },
  createSymbol: row,
  putSymbol: { ...row, revision: 2 },
  deleteSymbol: {},
} satisfies Partial<Answers>;
