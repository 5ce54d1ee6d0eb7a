// Rules of the electrical test.

import { onlyWhere, type PcbRule } from "@/lib/core/pcb/rule";

/** A test method requires the electrical test. */
export const testTypeNeedsTesting = onlyWhere("testType", ({ testing }) => testing, { yields: ["testing"] });

const TESTED_FROM_LAYERS = 2;

/**
 * Every board with plated holes is tested; single-layer boards may skip the test or use samples: a board house's order
 * checks.
 */
export const testByLayers: PcbRule = {
  yields: [],
  check({ layers, testing, testType }) {
    if (layers < TESTED_FROM_LAYERS || (testing && testType !== "sampling")) return null;
    return { option: testing ? "testType" : "testing", args: { layers: TESTED_FROM_LAYERS } };
  },
  follows: ({ testType }) => ({ testing: true, testType: testType === "sampling" ? "flyingProbe" : testType }),
};
