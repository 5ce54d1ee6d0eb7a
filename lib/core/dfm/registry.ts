// Every check by its name, out of the registries of the groups.

import type { Rule } from "@/lib/core/dfm/rule";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { BALANCE_RULES } from "@/lib/core/dfm/rules/balance/registry";
import { DENSITY_RULES } from "@/lib/core/dfm/rules/density/registry";
import { DRILL_TO_COPPER_RULES } from "@/lib/core/dfm/rules/drill-to-copper/registry";
import { DRILL_TO_EDGE_RULES } from "@/lib/core/dfm/rules/drill-to-edge/registry";
import { EDGE_RULES } from "@/lib/core/dfm/rules/edge/registry";
import { FIDUCIALS_RULES } from "@/lib/core/dfm/rules/fiducials/registry";
import { HATCH_RULES } from "@/lib/core/dfm/rules/hatch/registry";
import { HOLE_SIZE_RULES } from "@/lib/core/dfm/rules/hole-size/registry";
import { HOLE_SPACING_RULES } from "@/lib/core/dfm/rules/hole-spacing/registry";
import { HOLES_ON_PADS_RULES } from "@/lib/core/dfm/rules/holes-on-pads/registry";
import { MASK_RULES } from "@/lib/core/dfm/rules/mask/registry";
import { NETLIST_RULES } from "@/lib/core/dfm/rules/netlist/registry";
import { OUTLINE_RULES } from "@/lib/core/dfm/rules/outline/registry";
import { PADS_RULES } from "@/lib/core/dfm/rules/pads/registry";
import { PASTE_RULES } from "@/lib/core/dfm/rules/paste/registry";
import { RING_RULES } from "@/lib/core/dfm/rules/ring/registry";
import { SILK_RULES } from "@/lib/core/dfm/rules/silk/registry";
import { SPACING_RULES } from "@/lib/core/dfm/rules/spacing/registry";
import { SPECIAL_RULES } from "@/lib/core/dfm/rules/special/registry";
import { TRACE_RULES } from "@/lib/core/dfm/rules/trace/registry";

export const RULES: Record<RuleId, Rule> = {
  ...TRACE_RULES,
  ...SPACING_RULES,
  ...PADS_RULES,
  ...HATCH_RULES,
  ...RING_RULES,
  ...DRILL_TO_COPPER_RULES,
  ...EDGE_RULES,
  ...BALANCE_RULES,
  ...NETLIST_RULES,
  ...HOLES_ON_PADS_RULES,
  ...HOLE_SIZE_RULES,
  ...DENSITY_RULES,
  ...HOLE_SPACING_RULES,
  ...DRILL_TO_EDGE_RULES,
  ...SPECIAL_RULES,
  ...OUTLINE_RULES,
  ...MASK_RULES,
  ...SILK_RULES,
  ...FIDUCIALS_RULES,
  ...PASTE_RULES,
};
