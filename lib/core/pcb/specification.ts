// A board specification: what is decided when a PCB is ordered.

export type BoardType = "single" | "panel";
export type DeliveryMethod = "single" | "singleWithRail" | "panel" | "panelWithRail" | "others";
export type SurfaceFinish = "HASL" | "Lead Free HASL" | "ENIG";
export type SolderMaskColor = "Green" | "Blue" | "Black" | "Red" | "Yellow" | "White";
export type SilkscreenColor = "White" | "Black";
export type Sides = "none" | "top" | "bottom" | "both";
export type ViaProcess = "tented" | "open" | "plugged";
export type ImpedanceControl = "none" | "10%" | "5%";
export type TestType = "sampling" | "flyingProbe" | "fixture" | "full";
export type DateCodeMarking = "none" | "WWYY" | "YYWW";

export type PcbSpecification = {
  /** A single board, or a panel that the customer designed; `quantity` and the size are then the panel's. */
  boardType: BoardType;
  layers: number;
  /** The outline's centre line, at most two decimals. */
  widthMm: number;
  heightMm: number;
  /** Of boards, or of panels where boards are delivered in panels. */
  quantity: number;
  /** How a single board leaves the factory: by itself or stepped into a panel of ours, with or without rails. */
  deliveryMethod: DeliveryMethod;
  /** Boards side by side in a panel, 1 where there is none; a customer's own panel may leave it at 1. */
  panelColumns: number;
  panelRows: number;
  /** Of each of the two rails that we add along the longer sides; 5 where there is none. */
  railWidthMm: number;
  /** Whether we add fiducials. */
  fiducials: boolean;
  /** Whether a panel may hold boards that failed and are crossed out. */
  xOutAllowance: boolean;
  differentDesigns: number;
  /** Score lines that do not run from edge to edge. */
  skipVScoring: boolean;
  thicknessMm: number;
  /** Glass transition of the FR-4 in degrees Celsius. */
  materialTg: number;
  surfaceFinish: SurfaceFinish;
  /** Gold of an ENIG finish in microinches; 1 where the finish has none. */
  enigAuThickness: number;
  /** The sides that have a solder mask, and those that are printed. */
  solderMask: Sides;
  solderMaskColor: SolderMaskColor;
  silkscreen: Sides;
  silkscreenColor: SilkscreenColor;
  outerCopperUm: number;
  /** 17 where there are no inner layers. */
  innerCopperUm: number;
  /** The finest track or gap, as the grade that is made for it. */
  minTraceSpaceMil: number;
  /** The smallest finished hole, as the grade that is made for it. */
  minHoleMm: number;
  /** Copper on a hole's wall. */
  holeCopperUm: number;
  viaProcess: ViaProcess;
  /** Vias filled with resin and capped with copper. */
  viaFilledWithResin: boolean;
  viaInPad: boolean;
  /** How often boards are pressed and drilled before the last pressing; 0 without blind and buried vias. */
  blindBuriedVias: number;
  laserDrill: boolean;
  /** Build-up steps of micro-vias; 0 where none are stacked. */
  stackedMicroVia: number;
  impedanceControl: ImpedanceControl;
  /** Pads of a grid array of 0.25 mm or less. */
  fineBgaPads: boolean;
  /** Sides of the board that are plated, and sides with half holes; 0 for none. */
  edgePlating: number;
  halfcutCastellatedHoles: number;
  goldFingers: boolean;
  /** As it was typed: one to ten digits; empty where there are no gold fingers. */
  goldFingerCount: string;
  goldFingerChamferDeg: number;
  pressfitHoles: boolean;
  countersinksCounterbores: boolean;
  carbonMask: boolean;
  peelableSoldermask: Sides;
  kaptonTape: boolean;
  /** Whether boards are tested electrically, and how at least. */
  testing: boolean;
  testType: TestType;
  ulMarking: boolean;
  dateCodeMarking: DateCodeMarking;
  /** China's working days from payment. */
  leadTimeDays: number;
};

export type PcbOption = keyof PcbSpecification;

/** Options that are chosen from a list; each list runs from the lowest grade to the highest. */
export const PCB_OPTIONS = {
  boardType: ["single", "panel"],
  layers: [1, 2, 4, 6, 8],
  deliveryMethod: ["single", "singleWithRail", "panel", "panelWithRail", "others"],
  railWidthMm: [5, 7, 10],
  fiducials: [false, true],
  xOutAllowance: [true, false],
  differentDesigns: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  skipVScoring: [false, true],
  thicknessMm: [0.4, 0.6, 0.8, 1.0, 1.2, 1.6, 2.0, 2.5],
  materialTg: [130, 150, 170],
  surfaceFinish: ["HASL", "Lead Free HASL", "ENIG"],
  enigAuThickness: [1, 2, 3],
  solderMask: ["none", "top", "bottom", "both"],
  solderMaskColor: ["Green", "Blue", "Black", "Red", "Yellow", "White"],
  silkscreen: ["none", "top", "bottom", "both"],
  silkscreenColor: ["White", "Black"],
  outerCopperUm: [35, 70],
  innerCopperUm: [17, 35, 70],
  minTraceSpaceMil: [6, 5, 4],
  minHoleMm: [0.4, 0.3, 0.25, 0.2],
  holeCopperUm: [20, 25],
  viaProcess: ["tented", "open", "plugged"],
  viaFilledWithResin: [false, true],
  viaInPad: [false, true],
  blindBuriedVias: [0, 1, 2, 3],
  laserDrill: [false, true],
  stackedMicroVia: [0, 1, 2, 3],
  impedanceControl: ["none", "10%", "5%"],
  fineBgaPads: [false, true],
  edgePlating: [0, 1, 2, 3, 4],
  halfcutCastellatedHoles: [0, 1, 2, 3, 4],
  goldFingers: [false, true],
  goldFingerChamferDeg: [0, 20, 30, 45, 60],
  pressfitHoles: [false, true],
  countersinksCounterbores: [false, true],
  carbonMask: [false, true],
  peelableSoldermask: ["none", "top", "bottom", "both"],
  kaptonTape: [false, true],
  testing: [false, true],
  testType: ["sampling", "flyingProbe", "fixture", "full"],
  ulMarking: [false, true],
  dateCodeMarking: ["none", "WWYY", "YYWW"],
} as const;

export type ListedOption = keyof typeof PCB_OPTIONS;
export type OptionValue = string | number | boolean;

/** Everything at its lowest-priced setting; 100 × 100 mm and ten pieces are what the prototype offer is made for. */
export const DEFAULT_SPECIFICATION: Omit<PcbSpecification, "leadTimeDays"> = {
  boardType: "single",
  layers: 2,
  widthMm: 100,
  heightMm: 100,
  quantity: 5,
  deliveryMethod: "single",
  panelColumns: 1,
  panelRows: 1,
  railWidthMm: 5,
  fiducials: false,
  xOutAllowance: true,
  differentDesigns: 1,
  skipVScoring: false,
  thicknessMm: 1.6,
  materialTg: 130,
  surfaceFinish: "HASL",
  enigAuThickness: 1,
  solderMask: "both",
  solderMaskColor: "Green",
  silkscreen: "both",
  silkscreenColor: "White",
  outerCopperUm: 35,
  innerCopperUm: 17,
  minTraceSpaceMil: 6,
  minHoleMm: 0.3,
  holeCopperUm: 20,
  viaProcess: "tented",
  viaFilledWithResin: false,
  viaInPad: false,
  blindBuriedVias: 0,
  laserDrill: false,
  stackedMicroVia: 0,
  impedanceControl: "none",
  fineBgaPads: false,
  edgePlating: 0,
  halfcutCastellatedHoles: 0,
  goldFingers: false,
  goldFingerCount: "",
  goldFingerChamferDeg: 0,
  pressfitHoles: false,
  countersinksCounterbores: false,
  carbonMask: false,
  peelableSoldermask: "none",
  kaptonTape: false,
  testing: true,
  testType: "flyingProbe",
  ulMarking: false,
  dateCodeMarking: "none",
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
