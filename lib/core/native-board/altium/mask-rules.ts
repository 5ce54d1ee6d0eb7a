// The design rules of an Altium board that shape mask and stencil.

import { MIL_MM } from "@/lib/core/formats/altium/board";
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";

/** Growth of mask and stencil where a pad does not give its own, in mm. */
export type MaskRules = { maskMm: number; pasteMm: number };

/** Altium's rules for a new board. */
const DEFAULT_RULES: MaskRules = { maskMm: 0.1016, pasteMm: 0 };

/** The rule with the first priority of each kind that is for everything. */
export function maskRules(rules: readonly AltiumProperties[]): MaskRules {
  const found = { SolderMaskExpansion: DEFAULT_RULES.maskMm, PasteMaskExpansion: DEFAULT_RULES.pasteMm };
  const priorities = { SolderMaskExpansion: Infinity, PasteMaskExpansion: Infinity };
  for (const rule of rules) {
    const kind = rule.text("RULEKIND");
    if (kind !== "SolderMaskExpansion" && kind !== "PasteMaskExpansion") continue;
    const [priority, value] = [rule.has("PRIORITY") ? rule.number("PRIORITY") : 1, rule.mil("EXPANSION") * MIL_MM];
    if (rule.text("SCOPE1EXPRESSION") !== "All" || !Number.isFinite(value) || priority >= priorities[kind]) continue;
    [found[kind], priorities[kind]] = [value, priority];
  }
  return { maskMm: found.SolderMaskExpansion, pasteMm: found.PasteMaskExpansion };
}
