export const EASYEDA_NOTES = [
  "frameReplaced",
  "missingSymbol",
  "damagedSymbol",
  "missingSheet",
  "partOnWire",
  "nameSigns",
  "nameCase",
  "hiddenName",
  "globalLabel",
  "overviewSheet",
  "imageNotRead",
  "unknownShape",
  "unknownRow",
  "partSuffix",
  "namelessFlag",
] as const;
export type EasyedaNote = (typeof EASYEDA_NOTES)[number];
