// The address of a project's DFM report, with every option that it depends on, so that nothing is filled in another way.

import { CHECKED_OPTIONS } from "@/lib/core/dfm/checked-options";
import { toFullQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export function reportAddress(projectId: string, specification: PcbSpecification): string {
  return `/order/dfm?${new URLSearchParams([["id", projectId], ...toFullQuery(specification, CHECKED_OPTIONS)])}`;
}
