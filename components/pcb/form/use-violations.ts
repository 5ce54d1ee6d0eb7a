"use client";
// Texts of obstacles to the given options.
import { useQuote } from "@/components/pcb/quote-source";
import { obstacleOption, useObstacleText } from "@/components/pcb/form/use-obstacle-texts";
import type { PcbOption } from "@/lib/core/pcb/specification";

export function useViolations(...options: readonly PcbOption[]): string[] {
  "use memo";
  const obstacleText = useObstacleText();
  const found = useQuote(({ obstacles }) => obstacles.filter((obstacle) => options.includes(obstacleOption(obstacle))));
  return found.map(obstacleText);
}
