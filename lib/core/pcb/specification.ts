// A board specification: what is decided when a PCB is ordered.

export type BoardType = "single" | "panel";
export type SurfaceFinish = "HASL" | "Lead Free HASL" | "ENIG";
export type SolderMaskColor = "Green" | "Blue" | "Black" | "Red" | "Yellow" | "White";
export type SilkscreenColor = "White" | "Black";

export type PcbSpecification = {
  /** A single board, or a panel that the customer designed; `quantity` and the size are then the panel's. */
  boardType: BoardType;
  layers: number;
  /** The outline's centre line, at most two decimals. */
  widthMm: number;
  heightMm: number;
  quantity: number;
  thicknessMm: number;
  surfaceFinish: SurfaceFinish;
  /** Gold of an ENIG finish in microinches; 1 where the finish has none. */
  enigAuThickness: number;
  solderMaskColor: SolderMaskColor;
  silkscreenColor: SilkscreenColor;
  outerCopperUm: number;
  /** 17 where there are no inner layers. */
  innerCopperUm: number;
  /** The finest track or gap, as the grade that is made for it. */
  minTraceSpaceMil: number;
  /** The smallest finished hole, as the grade that is made for it. */
  minHoleMm: number;
  /** China's working days from payment. */
  leadTimeDays: number;
};

export type PcbOption = keyof PcbSpecification;

/** Options that are chosen from a list; each list runs from the lowest grade to the highest. */
export const PCB_OPTIONS = {
  boardType: ["single", "panel"],
  layers: [1, 2, 4, 6, 8],
  thicknessMm: [0.4, 0.6, 0.8, 1.0, 1.2, 1.6, 2.0, 2.5],
  surfaceFinish: ["HASL", "Lead Free HASL", "ENIG"],
  enigAuThickness: [1, 2, 3],
  solderMaskColor: ["Green", "Blue", "Black", "Red", "Yellow", "White"],
  silkscreenColor: ["White", "Black"],
  outerCopperUm: [35, 70],
  innerCopperUm: [17, 35, 70],
  minTraceSpaceMil: [6, 5, 4],
  minHoleMm: [0.4, 0.3, 0.25, 0.2],
} as const;

export type ListedOption = keyof typeof PCB_OPTIONS;

/** The largest board, either way round, and the smallest that is still handled. */
export const SIZE_LIMITS = {
  minMm: 10,
  maxShortMm: 500,
  maxLongMm: 600,
  maxMultilayerShortMm: 400,
  maxMultilayerLongMm: 500,
} as const;

/** Everything at its lowest-priced setting; 100 × 100 mm and ten pieces are what the prototype offer is made for. */
export const DEFAULT_SPECIFICATION: Omit<PcbSpecification, "leadTimeDays"> = {
  boardType: "single",
  layers: 2,
  widthMm: 100,
  heightMm: 100,
  quantity: 5,
  thicknessMm: 1.6,
  surfaceFinish: "HASL",
  enigAuThickness: 1,
  solderMaskColor: "Green",
  silkscreenColor: "White",
  outerCopperUm: 35,
  innerCopperUm: 17,
  minTraceSpaceMil: 6,
  minHoleMm: 0.3,
};

/** From 2 oz on copper asks for wider tracks and thicker boards. */
export const HEAVY_COPPER_UM = 70;

/**
 * The finest track or gap that each grade takes. Metric designs write 0.15, 0.125 and 0.1 mm for 6, 5 and 4 mil, and
 * 0.1 mm is the capability page's own limit.
 */
export const TRACK_GRADE_MM: Readonly<Record<number, number>> = { 6: 0.15, 5: 0.125, 4: 0.1 };

/** Copper by weight, as engineers say it. */
export const COPPER_OUNCES: Readonly<Record<number, string>> = { 17: "0.5", 35: "1", 70: "2" };

/**
 * Area of all pieces in units of 10⁻¹⁰ m² (0.01 mm × 0.01 mm), a whole number: sizes have two decimals.
 * Below 2⁵³ for the largest order (60 000 × 50 000 × 10 000 = 3·10¹³).
 */
export function orderArea({
  widthMm,
  heightMm,
  quantity,
}: Pick<PcbSpecification, "widthMm" | "heightMm" | "quantity">): number {
  return Math.round(widthMm * 100) * Math.round(heightMm * 100) * quantity;
}

/** Units of `orderArea` in a square metre. */
export const AREA_UNITS_PER_M2 = 1e10;
