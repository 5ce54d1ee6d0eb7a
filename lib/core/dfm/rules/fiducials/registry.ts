// The checks of the group "fiducials".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { fiducialClearance } from "@/lib/core/dfm/rules/fiducials/fiducial-clearance";
import { fiducialCount } from "@/lib/core/dfm/rules/fiducials/fiducial-count";

export const FIDUCIALS_RULES: RulesOf<"fiducials"> = { fiducialCount, fiducialClearance };
