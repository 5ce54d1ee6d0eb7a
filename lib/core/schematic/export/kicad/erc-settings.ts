// Settings of the electrical rule check in KiCad's project file, where they differ from our defaults.
import { KICAD_RULES } from "../../erc/kicad-rules";
import { DEFAULT_PIN_MATRIX, PIN_ORDER } from "../../erc/pin-matrix";
import type { ErcSettingsRecord, PinVerdict, Severity } from "../../model/checks";
import type { SchematicRecord } from "../../model/records";
import type { PinType } from "../../model/symbol";

const SEVERITIES: Record<Severity, string> = { error: "error", warning: "warning", off: "ignore" };
const VERDICTS: Record<PinVerdict, number> = { ok: 0, warning: 1, error: 2 };

/** Rules that the settings name. */
const severitiesOf = ({ severities }: ErcSettingsRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(KICAD_RULES).flatMap(([name, rule]) => {
      const severity = severities[rule];
      return severity === undefined ? [] : [[name, SEVERITIES[severity]]];
    }),
  );

/** KiCad reads a whole table: one row for each type. */
const pinMapOf = ({ verdicts }: ErcSettingsRecord): number[][] =>
  PIN_ORDER.map((row) => PIN_ORDER.map((column) => VERDICTS[verdictOf(verdicts, row, column)]));

function verdictOf(verdicts: ErcSettingsRecord["verdicts"], a: PinType, b: PinType): PinVerdict {
  const pair = a <= b ? `${a} ${b}` : `${b} ${a}`;
  return verdicts[pair] ?? DEFAULT_PIN_MATRIX[a][b];
}

/** Empty for a schematic without settings of its own. */
export function ercSettings(records: readonly SchematicRecord[]) {
  const settings = records.find((record) => record.kind === "erc-settings");
  if (!settings) return {};
  const hasVerdicts = Object.keys(settings.verdicts).length > 0;
  return {
    erc: {
      meta: { version: 0 },
      rule_severities: severitiesOf(settings),
      ...(hasVerdicts && { pin_map: pinMapOf(settings) }),
    },
  };
}
