// The electrical rule check: every rule over one solved schematic.
import type { SchematicObject } from "../model/records";
import { type Finding, type RuleId, RULES, type Severity } from "./finding";
import { DEFAULT_PIN_MATRIX, type PinMatrix } from "./pin-matrix";
import type { CheckedSchematic, Rule, RuleContext } from "./rule";
import { busRules } from "./rules/buses";
import { componentRules } from "./rules/components";
import { labelRules } from "./rules/labels";
import { noConnectRules } from "./rules/no-connects";
import { pinRules } from "./rules/pins";
import { sheetRules } from "./rules/sheets";
import { wireRules } from "./rules/wires";

export interface ErcSettings {
  readonly matrix: PinMatrix;
  readonly severities: Readonly<Record<RuleId, Severity>>;
}

export const DEFAULT_SETTINGS: ErcSettings = { matrix: DEFAULT_PIN_MATRIX, severities: RULES };

const ALL_RULES = {
  ...pinRules,
  ...noConnectRules,
  ...wireRules,
  ...labelRules,
  ...busRules,
  ...sheetRules,
  ...componentRules,
} as const satisfies Record<RuleId, Rule>;

/** Errors first, then in the order of the rules. */
export function checkSchematic(
  schematic: CheckedSchematic,
  { matrix, severities }: ErcSettings = DEFAULT_SETTINGS,
): Finding[] {
  const objects = schematic.records.filter((record): record is SchematicObject => "sheetId" in record);
  const context: RuleContext = { ...schematic, matrix, objects };
  const findings = (Object.keys(ALL_RULES) as RuleId[]).flatMap((rule): Finding[] => {
    const severity = severities[rule];
    if (severity === "off") return [];
    return ALL_RULES[rule](context).map((draft) => ({ severity, ...draft, rule }));
  });
  return findings.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
}
