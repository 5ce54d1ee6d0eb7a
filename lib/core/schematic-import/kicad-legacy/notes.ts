/** Keys of `importReport.notes.kicadLegacy`. */
export const KICAD_LEGACY_NOTES = [
  "emptyWire",
  "hiddenSupply",
  "image",
  "joinedCrossing",
  "libraryDamaged",
  "openCrossing",
  "orientation",
  "sheetDamaged",
  "sheetMissing",
  "supplyName",
  "symbolLine",
  "symbolMissing",
  "tooManyPlacements",
  "unknownLine",
] as const;
export type KicadLegacyNote = (typeof KICAD_LEGACY_NOTES)[number];
