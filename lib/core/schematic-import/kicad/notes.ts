/** Changes to a KiCad design and losses. */
export const KICAD_NOTES = [
  // Wires and labels
  ...([
    "wireWithoutLength",
    "wireColor",
    "outsideSheet",
    "labelField",
    "pageList",
    "directive",
    "wireTouches",
  ] as const),
  // Parts and symbols
  ...([
    "symbolMissing",
    "parentMissing",
    "symbolColors",
    "symbolDrawing",
    "stackedPins",
    "jumperPins",
    "powerValue",
    "hiddenSupply",
  ] as const),
  ...(["unitsOfPlacements", "tooManyPlacements", "variantOfSymbol", "fieldName"] as const),
  // Sheets
  ...(["sheetMissing", "sheetUnplaced", "sheetFlags", "sheetColor", "sheetField"] as const),
  ...(["topLevelSheets", "topLevelSheetsMissing"] as const),
  // Texts and drawings
  ...(["variable", "unknownVariable", "variableOfPlacement", "textBox", "drawingColor", "shapeWithoutPoints"] as const),
  ...(["ruleArea", "tableLook", "emptyGroup", "image", "unknownRecord"] as const),
  // Files and settings
  ...(["busAliasWithoutMembers", "embeddedFile", "variant", "netClass", "ercExclusions"] as const),
] as const;
export type KicadNote = (typeof KICAD_NOTES)[number];
