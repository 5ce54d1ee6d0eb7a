import { expect, it } from "vitest";
import { KICAD_LEGACY_NOTES } from "@/lib/core/schematic-import/kicad-legacy/notes";
import en from "@/messages/en/importReport.json";
import zh from "@/messages/zh/importReport.json";

it.each([
  ["English", en],
  ["Chinese", zh],
])("each note has its text in %s", (_language, { notes }) => {
  expect(Object.keys(notes.kicadLegacy).sort()).toEqual([...KICAD_LEGACY_NOTES].sort());
});
