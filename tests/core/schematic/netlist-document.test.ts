import { expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import {
  MAX_NETLIST_LENGTH,
  netlistDocument,
  netlistRecord,
  storableText,
} from "@/lib/core/schematic/format/netlist-document";
import { readSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";

const recordsOf = (text: string) => {
  const sent: unknown = JSON.parse(JSON.stringify(writeSchematic(netlistDocument("sheet_1", { name: "n", text }))));
  const { records } = readSchematic(schematicFile.parse(sent));
  return new Map(records.map((record) => [record.id, record]));
};

it("a netlist comes back from the file as it was, whatever it contains", () => {
  for (const text of ["", "* title\r\nR1 a b 1k\r\n", "µΩ \t; 😀 .end\n\n", "x".repeat(MAX_NETLIST_LENGTH)]) {
    const records = recordsOf(text);
    expect(netlistRecord((id) => records.get(id))?.text).toBe(text);
  }
});

it("a longer one is refused", () => {
  expect(() => recordsOf("x".repeat(MAX_NETLIST_LENGTH + 1))).toThrow();
});

it("a drawing is no netlist", () => {
  expect(netlistRecord(() => undefined)).toBeUndefined();
});

it("loses what a database cannot keep", () => {
  expect(storableText("a\u0000b\ud83dc 😀")).toBe("abc 😀");
});
