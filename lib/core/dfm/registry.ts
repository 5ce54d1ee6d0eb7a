// All rules by name, from the registries of their groups.

import type { Rule } from "@/lib/core/dfm/rule";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { COPPER_BALANCE_RULES } from "@/lib/core/dfm/rules/copper-balance";
import { HOLE_DENSITY_RULES } from "@/lib/core/dfm/rules/hole-density";
import { DRILL_TO_COPPER_RULES } from "@/lib/core/dfm/rules/drill-to-copper";
import { DRILL_TO_EDGE_RULES } from "@/lib/core/dfm/rules/drill-to-edge";
import { COPPER_TO_EDGE_RULES } from "@/lib/core/dfm/rules/copper-to-edge";
import { FIDUCIAL_RULES } from "@/lib/core/dfm/rules/fiducials";
import { HATCH_RULES } from "@/lib/core/dfm/rules/hatch";
import { HOLE_SIZE_RULES } from "@/lib/core/dfm/rules/hole-size";
import { HOLE_SPACING_RULES } from "@/lib/core/dfm/rules/hole-spacing";
import { HOLES_ON_PADS_RULES } from "@/lib/core/dfm/rules/holes-on-pads";
import { MASK_RULES } from "@/lib/core/dfm/rules/mask";
import { NETLIST_RULES } from "@/lib/core/dfm/rules/netlist";
import { OUTLINE_RULES } from "@/lib/core/dfm/rules/outline";
import { PADS_RULES } from "@/lib/core/dfm/rules/pads";
import { PASTE_RULES } from "@/lib/core/dfm/rules/paste";
import { ANNULAR_RING_RULES } from "@/lib/core/dfm/rules/annular-ring";
import { SILK_RULES } from "@/lib/core/dfm/rules/silk";
import { SPACING_RULES } from "@/lib/core/dfm/rules/spacing";
import { CASTELLATION_RULES } from "@/lib/core/dfm/rules/castellations";
import { TRACE_RULES } from "@/lib/core/dfm/rules/trace";

export const RULES: Record<RuleId, Rule> = {
  ...TRACE_RULES,
  ...SPACING_RULES,
  ...PADS_RULES,
  ...HATCH_RULES,
  ...ANNULAR_RING_RULES,
  ...DRILL_TO_COPPER_RULES,
  ...COPPER_TO_EDGE_RULES,
  ...COPPER_BALANCE_RULES,
  ...NETLIST_RULES,
  ...HOLES_ON_PADS_RULES,
  ...HOLE_SIZE_RULES,
  ...HOLE_DENSITY_RULES,
  ...HOLE_SPACING_RULES,
  ...DRILL_TO_EDGE_RULES,
  ...CASTELLATION_RULES,
  ...OUTLINE_RULES,
  ...MASK_RULES,
  ...SILK_RULES,
  ...FIDUCIAL_RULES,
  ...PASTE_RULES,
};
