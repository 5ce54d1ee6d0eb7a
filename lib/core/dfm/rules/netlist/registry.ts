// The checks of the copper against its test netlist.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { netOpen } from "@/lib/core/dfm/rules/netlist/net-open";
import { netShort } from "@/lib/core/dfm/rules/netlist/net-short";

export const NETLIST_RULES: RulesOf<"netlist"> = { netOpen, netShort };
