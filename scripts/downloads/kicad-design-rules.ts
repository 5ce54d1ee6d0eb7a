// `node --import tsx scripts/downloads/kicad-design-rules.ts`: custom rules for KiCad, with the limits of our checks.
// Width, clearance and via sizes are no rules here: a rule without a condition would override net classes.

import { CAPABILITY, CASTELLATION } from "@/lib/core/pcb/capability";
import { recommendedMm, thresholdsOf } from "./design-limits";
import { LIMITS_DATE, saveFiles } from "./save";

export const SLUG = "kicad-design-rules";
export const NAME = "boardwright.kicad_dru";

interface CustomRule {
  name: string;
  comment: string;
  constraint: string;
  minMm: number;
  condition?: string;
  /** Layers that the rule is limited to. */
  layer?: "outer" | "inner";
  severity: "error" | "warning" | "ignore";
}

const warned = (id: Parameters<typeof thresholdsOf>[0]): number => thresholdsOf(id).warning ?? 0;

const SLOT = "A.Hole_Size_X != A.Hole_Size_Y";
const HALF_HOLE = "A.Fabrication_Property == 'Castellated pad'";
const NOT_HALF = "A.Fabrication_Property != 'Castellated pad'";

/** The last rule that applies to an object counts, so that the special ones follow the general ones. */
const RULES: readonly CustomRule[] = [
  {
    name: "Via annular ring",
    comment: "A smaller ring is enlarged before production; keep this one",
    constraint: "annular_width",
    minMm: CAPABILITY.minAnnularRingMm,
    condition: "A.Type == 'Via'",
    severity: "warning",
  },
  {
    name: "Component hole annular ring",
    comment: "Recommended for a reliable solder joint",
    constraint: "annular_width",
    minMm: warned("componentRing"),
    condition: `A.Type == 'Pad' && A.Pad_Type == 'Through-hole' && ${NOT_HALF}`,
    severity: "warning",
  },
  {
    name: "Hole to copper",
    comment: "Drills and layers shift against each other",
    constraint: "hole_clearance",
    minMm: warned("viaToCopperOuter"),
    severity: "warning",
  },
  {
    name: "Component hole to copper",
    comment: "Component holes are drilled larger than they are finished",
    constraint: "hole_clearance",
    minMm: warned("componentHoleToCopper"),
    condition: "A.Type == 'Pad' && A.Pad_Type == 'Through-hole'",
    severity: "warning",
  },
  {
    name: "Hole to hole",
    comment: "Walls between two holes",
    constraint: "hole_to_hole",
    minMm: warned("viaSpacing"),
    severity: "warning",
  },
  {
    name: "Slot width, plated",
    comment: "The smallest router bit with plating on both walls",
    constraint: "hole_size",
    minMm: CAPABILITY.minPlatedSlotMm,
    condition: `A.Type == 'Pad' && A.Pad_Type == 'Through-hole' && ${SLOT}`,
    severity: "error",
  },
  {
    name: "Slot width, not plated",
    comment: "The smallest router bit",
    constraint: "hole_size",
    minMm: CAPABILITY.minCutoutMm,
    condition: `A.Type == 'Pad' && A.Pad_Type == 'NPTH, mechanical' && ${SLOT}`,
    severity: "error",
  },
  {
    name: "Copper to edge, outer layers",
    comment: "The router cuts within 0.1 mm; closer pours are cut back",
    constraint: "edge_clearance",
    minMm: warned("copperToEdgeOuter"),
    layer: "outer",
    severity: "warning",
  },
  {
    name: "Copper to edge, inner layers",
    comment: "Inner copper at the edge may short between layers",
    constraint: "edge_clearance",
    minMm: warned("copperToEdgeInner"),
    layer: "inner",
    severity: "warning",
  },
  {
    name: "Castellated pad at edge",
    comment: "Half holes lie on the edge on purpose",
    constraint: "edge_clearance",
    minMm: 0,
    condition: HALF_HOLE,
    severity: "ignore",
  },
  {
    name: "Plated hole to edge",
    comment: "Half holes are cut on purpose: give their pads the fabrication property Castellated pad",
    constraint: "physical_hole_clearance",
    minMm: warned("platedHoleToEdge"),
    condition: `B.Layer == 'Edge.Cuts' && (A.Type == 'Via' || (A.Type == 'Pad' && ${NOT_HALF}))`,
    severity: "warning",
  },
  {
    name: "Castellated hole",
    comment: "Drill diameter of half holes",
    constraint: "hole_size",
    minMm: CASTELLATION.minHoleMm,
    condition: HALF_HOLE,
    severity: "error",
  },
  {
    name: "Between castellated holes",
    comment: "Wall to wall",
    constraint: "hole_to_hole",
    minMm: CASTELLATION.minGapMm,
    condition: `${HALF_HOLE} && ${HALF_HOLE.replace("A.", "B.")}`,
    severity: "warning",
  },
  {
    name: "Silkscreen text height",
    comment: "Smaller letters run together",
    constraint: "text_height",
    minMm: recommendedMm("silkHeight"),
    condition: "A.Layer == 'F.Silkscreen' || A.Layer == 'B.Silkscreen'",
    severity: "warning",
  },
  {
    name: "Silkscreen text thickness",
    comment: "Thinner strokes may be missing",
    constraint: "text_thickness",
    minMm: recommendedMm("silkWidth"),
    condition: "A.Layer == 'F.Silkscreen' || A.Layer == 'B.Silkscreen'",
    severity: "warning",
  },
];

function ruleText({ name, comment, constraint, minMm, condition, layer, severity }: CustomRule): string {
  const clauses = [
    ...(layer ? [`(layer ${layer})`] : []),
    ...(condition ? [`(condition "${condition}")`] : []),
    `(constraint ${constraint} (min ${minMm}mm))`,
    `(severity ${severity})`,
  ];
  return `# ${comment}\n(rule "${name}"\n  ${clauses.join("\n  ")})\n`;
}

/** The text of the rules file. */
export function kicadRules(): string {
  const header = [
    `# Boardwright design rules for KiCad 9 and later, limits of ${LIMITS_DATE}`,
    "# Save as <project>.kicad_dru beside <project>.kicad_pro, or paste into Board Setup > Custom Rules.",
    "# Errors cannot be made. Warnings are made at a lower yield, or corrected before production.",
    "# Set trace width, clearance and via sizes in Board Setup > Constraints: rules here would override net classes.",
  ];
  return ["(version 1)", "", ...header, "", ...RULES.map(ruleText)].join("\n");
}

await saveFiles(import.meta.url, SLUG, () => Promise.resolve([{ name: NAME, bytes: kicadRules() }]));
