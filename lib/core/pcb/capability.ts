// What the factory can make: limits that the capability page, the rules, the form and the file checks share.

/** The largest board, either way round, and the smallest that is still handled. */
export const SIZE_LIMITS = {
  minMm: 10,
  maxShortMm: 500,
  maxLongMm: 600,
  maxMultilayerShortMm: 400,
  maxMultilayerLongMm: 500,
} as const;

/** The specification's capability list, but for what the option lists say. Lengths in mm, copper in µm. */
export const CAPABILITY = {
  minTraceMm: 0.1,
  minSpaceMm: 0.1,
  minDrillMm: 0.2,
  minAnnularRingMm: 0.125,
  minPitchMm: 0.2,
  minCutoutMm: 0.8,
  minPlatedSlotMm: 0.6,
  platingUm: { from: 20, to: 25 },
  /** Depth of a plated hole to its diameter. */
  aspectRatio: 8,
  testVolts: { from: 10, to: 250 },
  ipcClasses: [2, 3],
} as const;

/**
 * Below this on both sides boards are assembled in panels only: the specification, which says it of assembly; bare ones
 * are made as they are. A panel itself is held from 70 mm on.
 */
export const MIN_SINGLE_MM = 50;
export const MIN_PANEL_MM = 70;
/** The most boards of the smallest size that stand side by side in the largest panel. */
export const MAX_PANEL_GRID = 60;

/** The narrowest dam of mask between two pads: a board house's published limits, green and any other colour. */
export const MASK_DAM_MM = { green: 0.08, other: 0.12 } as const;

/** Half holes on an edge: a board house's published limits; the gap is another one's, the widest that was seen. */
export const CASTELLATION = { minHoleMm: 0.6, minGapMm: 0.55, minToCornerMm: 1 } as const;

/** Chamfered edges: a board house's published limits. */
export const CHAMFER = { minBoardMm: 50, remainingMm: 0.5, minFingerToEdgeMm: 0.6 } as const;
