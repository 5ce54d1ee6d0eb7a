// The number of gold fingers: required where there are any, and said only there.

import { isGoldFingerCount } from "@/lib/core/pcb/gold-finger-count";
import type { PcbRule } from "@/lib/core/pcb/rule";

function problemOf(hasFingers: boolean, count: string): "missing" | "format" | "none" | null {
  if (!hasFingers) return count === "" ? null : "none";
  if (count === "") return "missing";
  return isGoldFingerCount(count) ? null : "format";
}

export const goldFingerCount: PcbRule = {
  yields: ["goldFingers"],
  check({ goldFingers, goldFingerCount: count }) {
    const problem = problemOf(goldFingers, count);
    return problem && { option: "goldFingerCount", args: { problem } };
  },
  follows: ({ goldFingers, goldFingerCount: count }) =>
    goldFingers ? { goldFingerCount: count } : { goldFingerCount: "" },
};
