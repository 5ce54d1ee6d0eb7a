// Settings of KiCad's electrical rule check as ours, where they differ from the defaults.
import type { KicadProject } from "@/lib/core/formats/kicad/project";
import { RULES } from "@/lib/core/schematic/erc/finding";
import { KICAD_RULES } from "@/lib/core/schematic/erc/kicad-rules";
import { DEFAULT_PIN_MATRIX, PIN_ORDER } from "@/lib/core/schematic/erc/pin-matrix";
import type { ErcSettingsRecord, PinVerdict, Severity } from "@/lib/core/schematic/model/checks";

const SEVERITIES: Readonly<Record<string, Severity>> = { error: "error", warning: "warning", ignore: "off" };
const VERDICTS: readonly PinVerdict[] = ["ok", "warning", "error"];

/** Null where nothing differs from the defaults. Rules without a counterpart here say nothing. */
export function ercSettingsOf({
  ruleSeverities,
  pinMap,
}: KicadProject): Pick<ErcSettingsRecord, "severities" | "verdicts"> | null {
  const severities: Record<string, Severity> = {};
  for (const [name, text] of ruleSeverities) {
    const rule = Object.hasOwn(KICAD_RULES, name) ? KICAD_RULES[name] : undefined;
    const severity = Object.hasOwn(SEVERITIES, text) ? SEVERITIES[text] : undefined;
    if (rule && severity && RULES[rule] !== severity) severities[rule] = severity;
  }
  const verdicts = verdictsOf(pinMap);
  return Object.keys(severities).length + Object.keys(verdicts).length === 0 ? null : { severities, verdicts };
}

/** By pair of types in the order of their names. */
function verdictsOf(pinMap: readonly (readonly number[])[]): Record<string, PinVerdict> {
  const verdicts: Record<string, PinVerdict> = {};
  for (const [row, a] of PIN_ORDER.entries())
    for (const [column, b] of PIN_ORDER.entries()) {
      const verdict = VERDICTS[pinMap[row]?.[column] ?? -1];
      const usual = DEFAULT_PIN_MATRIX[a][b];
      if (a <= b && verdict && verdict !== usual) verdicts[`${a} ${b}`] = verdict;
    }
  return verdicts;
}
