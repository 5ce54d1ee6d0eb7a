export const SPICE_NOTES = [
  "drawnHere",
  "unknownElement",
  "commands",
  "noPins",
  "nodeCase",
  "nodeSigns",
  "callParameters",
  "missingSubcircuit",
  "missingInclude",
  "repeatedDesignators",
  "tooManyPlacements",
] as const;
export type SpiceNote = (typeof SPICE_NOTES)[number];
