// How boards are tested is chosen where they are.

import { onlyWhere } from "@/lib/core/pcb/rule";

export const testTypeNeedsTesting = onlyWhere("testType", ({ testing }) => testing, { yields: ["testing"] });
