// Every note of an import report has a text in both languages, and no text is left without a note.
import { expect, it } from "vitest";
import { ALTIUM_NOTES } from "@/lib/core/schematic-import/altium/notes";
import { EAGLE_NOTES } from "@/lib/core/schematic-import/eagle/notes";
import { EASYEDA_NOTES } from "@/lib/core/schematic-import/easyeda/notes";
import { FALSTAD_NOTES } from "@/lib/core/schematic-import/falstad/notes";
import { KICAD_LEGACY_NOTES } from "@/lib/core/schematic-import/kicad-legacy/notes";
import { KICAD_NOTES } from "@/lib/core/schematic-import/kicad/notes";
import { LTSPICE_NOTES } from "@/lib/core/schematic-import/ltspice/notes";
import { SPICE_NOTES } from "@/lib/core/schematic-import/spice/notes";
import en from "@/messages/en/importReport.json";
import zh from "@/messages/zh/importReport.json";

const CODES: Record<keyof typeof en.notes, readonly string[]> = {
  common: ["imageNotKept", "otherGrid"],
  kicad: KICAD_NOTES,
  kicadLegacy: KICAD_LEGACY_NOTES,
  eagle: EAGLE_NOTES,
  altium: ALTIUM_NOTES,
  easyeda: EASYEDA_NOTES,
  ltspice: LTSPICE_NOTES,
  falstad: FALSTAD_NOTES,
  spice: SPICE_NOTES,
};

it.each([
  ["English", en.notes],
  ["Chinese", zh.notes],
])("in %s", (_language, notes: Record<string, object>) => {
  const texts = Object.fromEntries(Object.entries(notes).map(([format, codes]) => [format, Object.keys(codes).sort()]));
  const expected = Object.fromEntries(Object.entries(CODES).map(([format, codes]) => [format, codes.toSorted()]));
  expect(texts).toEqual(expected);
});
