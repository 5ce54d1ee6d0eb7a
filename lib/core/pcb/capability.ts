// PCB capabilities: limits that the capability page, the rules, the form and the file checks share.

/** The largest board in either orientation, and the smallest that can be handled. */
export const SIZE_LIMITS = {
  minMm: 10,
  maxShortMm: 500,
  maxLongMm: 600,
  maxMultilayerShortMm: 400,
  maxMultilayerLongMm: 500,
} as const;

/** The specification's capability list, except for the values in the option lists. Lengths in mm, copper in µm. */
export const CAPABILITY = {
  minTraceMm: 0.1,
  minSpaceMm: 0.1,
  minDrillMm: 0.2,
  minAnnularRingMm: 0.125,
  minPitchMm: 0.2,
  minCutoutMm: 0.8,
  minPlatedSlotMm: 0.6,
  platingUm: { from: 20, to: 25 },
  /** Depth of a plated hole divided by its diameter. */
  aspectRatio: 8,
  testVolts: { from: 10, to: 250 },
  ipcClasses: [2, 3],
} as const;

/**
 * Boards with both sides below this are assembled only in panels. The specification states it for assembly; bare boards
 * are manufactured singly. A panel itself must have at least 70 mm.
 */
export const MIN_SINGLE_MM = 50;
export const MIN_PANEL_MM = 70;
/** The largest number of boards of the smallest size along one side of the largest panel. */
export const MAX_PANEL_GRID = 60;

/** Minimum solder mask dam between two pads: a board house's published limits for green and for other colors. */
export const MASK_DAM_MM = { green: 0.08, other: 0.12 } as const;

/** Castellated holes: a board house's published limits; the spacing is another one's, the widest that was found. */
export const CASTELLATION = { minHoleMm: 0.6, minGapMm: 0.55, minToCornerMm: 1 } as const;

/** Chamfered edges: a board house's published limits. */
export const CHAMFER = { minBoardMm: 50, remainingMm: 0.5, minFingerToEdgeMm: 0.6 } as const;
