// The electrical rule check: every rule over one solved schematic.
import type { ErcWaiver } from "../model/checks";
import type { SchematicObject, SchematicRecord } from "../model/records";
import type { Finding, RuleId } from "./finding";
import { fingerprintOf } from "./fingerprint";
import { type ErcSettings, RULE_IDS, settingsOf } from "./settings";
import type { CheckedSchematic, Rule, RuleContext } from "./rule";
import { busRules } from "./rules/buses";
import { componentRules } from "./rules/components";
import { labelRules } from "./rules/labels";
import { noConnectRules } from "./rules/no-connects";
import { pinRules } from "./rules/pins";
import { sheetRules } from "./rules/sheets";
import { wireRules } from "./rules/wires";

const ALL_RULES = {
  ...pinRules,
  ...noConnectRules,
  ...wireRules,
  ...labelRules,
  ...busRules,
  ...sheetRules,
  ...componentRules,
} as const satisfies Record<RuleId, Rule>;

const waiverKey = ({ rule, fingerprint }: Pick<ErcWaiver, "rule" | "fingerprint">): string => `${rule} ${fingerprint}`;

const isWaiver = (record: SchematicRecord): record is ErcWaiver => record.kind === "erc-waiver";

/** Errors first, then in the order of the rules; by the settings of the document. */
export function checkSchematic(
  schematic: CheckedSchematic,
  { matrix, severities }: ErcSettings = settingsOf(schematic.records),
): Finding[] {
  const objects = schematic.records.filter((record): record is SchematicObject => "sheetId" in record);
  const objectsById = new Map(objects.map((object) => [object.id, object]));
  const context: RuleContext = { ...schematic, matrix, objects, objectsById };
  const waivers = new Map(schematic.records.filter(isWaiver).map((waiver) => [waiverKey(waiver), waiver]));
  const findings = RULE_IDS.flatMap((rule): Finding[] => {
    const severity = severities[rule];
    if (severity === "off") return [];
    return ALL_RULES[rule](context).map((draft) => {
      const fingerprint = fingerprintOf(rule, draft, context);
      return { severity, ...draft, rule, fingerprint, waiver: waivers.get(waiverKey({ rule, fingerprint })) ?? null };
    });
  });
  return findings.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
}
