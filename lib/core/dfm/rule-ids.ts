// The names of all rules, in the groups and the order of the report.

export const RULE_IDS = {
  trace: ["traceWidthOuter", "traceWidthInner", "copperNeck", "traceDeadEnd", "acidTrap", "copperSliver"],
  spacing: ["spacingOuter", "spacingInner", "traceToPad", "padToPad", "sameNetGap"],
  pads: ["smdPadWidth", "bgaPadDiameter", "viaPadDiameter", "padPitch"],
  hatch: ["hatchLine", "hatchGap"],
  ring: ["viaRing", "componentRing", "innerRing", "blindViaRing"],
  drillToCopper: [
    "viaToCopperOuter",
    "viaToCopperInner",
    "componentHoleToCopper",
    "unplatedHoleToCopper",
    "slotToCopper",
  ],
  edge: ["copperToEdgeOuter", "copperToEdgeInner", "copperToScore"],
  balance: ["copperBalance", "copperDensity"],
  netlist: ["netOpen", "netShort"],
  holesOnPads: ["viaOnSmdPad", "viaOnBgaPad", "holeTouchingPad", "unplatedHoleOnPad"],
  holeSize: [
    "viaDiameter",
    "componentHoleDiameter",
    "unplatedHoleDiameter",
    "largestHole",
    "holeAspectRatio",
    "platedSlotWidth",
    "unplatedSlotWidth",
    "slotLength",
    "blindViaAspectRatio",
  ],
  density: ["holeDensity"],
  holeSpacing: ["viaSpacing", "viaSpacingSameNet", "componentHoleSpacing", "slotSpacing", "doubleHit"],
  drillToEdge: ["platedHoleToEdge", "unplatedHoleToEdge", "slotToEdge", "holeToScore"],
  special: ["castellationDiameter", "castellationSpacing", "castellationPad"],
  outline: ["outlineClosed", "boardSize", "innerCornerRadius", "routedWidth", "narrowWeb"],
  mask: ["maskDam", "maskExpansion", "maskExposesCopper", "padCoveredByMask", "viaOpening"],
  silk: ["silkOnMaskOpening", "silkWidth", "silkHeight", "silkOnHole"],
  fiducials: ["fiducialCount", "fiducialClearance"],
  paste: ["pasteMissing", "pasteWithoutPad", "pasteAreaRatio", "pasteAspectRatio", "pasteSpacing"],
} as const;

export type RuleGroup = keyof typeof RULE_IDS;
export type RuleId = (typeof RULE_IDS)[RuleGroup][number];
