// The checks of traces and of what copper areas narrow to.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { acidTrap } from "@/lib/core/dfm/rules/trace/acid-trap";
import { copperNeck } from "@/lib/core/dfm/rules/trace/copper-neck";
import { copperSliver } from "@/lib/core/dfm/rules/trace/copper-sliver";
import { traceDeadEnd } from "@/lib/core/dfm/rules/trace/trace-dead-end";
import { traceWidthInner } from "@/lib/core/dfm/rules/trace/trace-width-inner";
import { traceWidthOuter } from "@/lib/core/dfm/rules/trace/trace-width-outer";

export const TRACE_RULES: RulesOf<"trace"> = {
  traceWidthOuter,
  traceWidthInner,
  copperNeck,
  traceDeadEnd,
  acidTrap,
  copperSliver,
};
