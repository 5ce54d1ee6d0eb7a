// Color of an option's value as a theme token.
import type { ListedOption, OptionValue } from "@/lib/core/pcb/specification";

export function swatchOf(option: ListedOption, value: OptionValue): string | undefined {
  if (option === "solderMaskColor") return `var(--pcb-mask-${String(value).toLowerCase()})`;
  if (option === "silkscreenColor") return value === "Black" ? "var(--pcb-mask-black)" : "var(--pcb-silk)";
  if (option === "surfaceFinish") return value === "ENIG" ? "var(--pcb-gold)" : "var(--pcb-tin)";
  return undefined;
}
