/** Keys of `importReport.notes.falstad`. */
export const FALSTAD_NOTES = [
  "groundAdded",
  "inputSource",
  "namedModel",
  "netName",
  "notCarried",
  "output",
  "phase",
  "railSource",
  "schmitt",
  "setting",
  "sliderSource",
  "timeStep",
  "wireByNames",
] as const;
export type FalstadNote = (typeof FALSTAD_NOTES)[number];
