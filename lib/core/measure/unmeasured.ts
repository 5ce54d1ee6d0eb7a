// The measures of a board that some files do not allow to be taken.

export const UNMEASURED_FACTS = ["minTraceMm", "minSpaceMm", "minDrillMm"] as const;
export type UnmeasuredFact = (typeof UNMEASURED_FACTS)[number];
