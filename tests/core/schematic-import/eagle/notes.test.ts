import { expect, it } from "vitest";
import { EAGLE_NOTES } from "@/lib/core/schematic-import/eagle/notes";
import en from "@/messages/en/importReport.json";
import zh from "@/messages/zh/importReport.json";

it.each([
  ["English", en],
  ["Chinese", zh],
])("each note has its text in %s", (_language, { notes }) => {
  expect(Object.keys(notes.eagle).sort()).toEqual([...EAGLE_NOTES].sort());
});
