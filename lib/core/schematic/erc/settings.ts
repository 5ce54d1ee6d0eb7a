// Settings of the check: the defaults, and what a document has changed of them.
import type { Edit } from "../edit/edit";
import type { ErcSettingsRecord, PinVerdict, Severity } from "../model/checks";
import type { SchematicRecord } from "../model/records";
import { PIN_TYPES, type PinType } from "../model/symbol";
import { type RuleId, RULES } from "./finding";
import { DEFAULT_PIN_MATRIX, type PinMatrix } from "./pin-matrix";

export interface ErcSettings {
  readonly matrix: PinMatrix;
  readonly severities: Readonly<Record<RuleId, Severity>>;
}

export const DEFAULT_SETTINGS: ErcSettings = { matrix: DEFAULT_PIN_MATRIX, severities: RULES };

export const RULE_IDS = Object.keys(RULES) as RuleId[];

const SETTINGS_ID = "erc-settings";
const NO_CHANGES: ErcSettingsRecord = { kind: "erc-settings", id: SETTINGS_ID, severities: {}, verdicts: {} };

/** The matrix is symmetric: both orders of a pair have one key. */
const pairOf = (a: PinType, b: PinType): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const recordOf = (records: Iterable<SchematicRecord>): ErcSettingsRecord => {
  for (const record of records) if (record.kind === "erc-settings") return record;
  return NO_CHANGES;
};

/** Rules and types that this version does not know are passed over. */
export function settingsOf(records: Iterable<SchematicRecord>): ErcSettings {
  const { severities, verdicts } = recordOf(records);
  const rowOf = (a: PinType) =>
    Object.fromEntries(PIN_TYPES.map((b) => [b, verdicts[pairOf(a, b)] ?? DEFAULT_PIN_MATRIX[a][b]]));
  return {
    matrix: Object.fromEntries(PIN_TYPES.map((a) => [a, rowOf(a)])) as Record<PinType, Record<PinType, PinVerdict>>,
    severities: Object.fromEntries(RULE_IDS.map((rule) => [rule, severities[rule] ?? RULES[rule]])) as Record<
      RuleId,
      Severity
    >,
  };
}

/** The record with the value, or without it where it is the default. */
function withValue<T>(values: Readonly<Record<string, T>>, key: string, value: T, usual: T): Record<string, T> {
  const { [key]: _before, ...others } = values;
  return value === usual ? others : { ...others, [key]: value };
}

export function withSeverity(records: Iterable<SchematicRecord>, rule: RuleId, severity: Severity): ErcSettingsRecord {
  const before = recordOf(records);
  return { ...before, severities: withValue<Severity>(before.severities, rule, severity, RULES[rule]) };
}

export function withVerdict(
  records: Iterable<SchematicRecord>,
  [a, b]: readonly [PinType, PinType],
  verdict: PinVerdict,
): ErcSettingsRecord {
  const before = recordOf(records);
  const usual = DEFAULT_PIN_MATRIX[a][b];
  return { ...before, verdicts: withValue<PinVerdict>(before.verdicts, pairOf(a, b), verdict, usual) };
}

const isUsual = ({ severities, verdicts }: ErcSettingsRecord): boolean =>
  Object.keys(severities).length + Object.keys(verdicts).length === 0;

/** A document whose rules are as usual has no record of them. */
export function putSettings(edit: Edit, settings: ErcSettingsRecord): void {
  if (isUsual(settings)) edit.remove(settings.id);
  else edit.put(settings);
}
