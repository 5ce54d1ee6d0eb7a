// Facts that cannot be measured for some files.

export const UNMEASURED_FACTS = ["minTraceMm", "minSpaceMm", "minDrillMm"] as const;
export type UnmeasuredFact = (typeof UNMEASURED_FACTS)[number];
