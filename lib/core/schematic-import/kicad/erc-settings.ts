// Settings of KiCad's electrical rule check as ours, where they differ from the defaults.
import type { KicadProject } from "@/lib/core/formats/kicad/project";
import { RULES, type RuleId } from "@/lib/core/schematic/erc/finding";
import { DEFAULT_PIN_MATRIX, PIN_ORDER } from "@/lib/core/schematic/erc/pin-matrix";
import type { ErcSettingsRecord, PinVerdict, Severity } from "@/lib/core/schematic/model/checks";

/** Rules that are the same as one of KiCad's. */
const RULE_NAMES: Readonly<Record<string, RuleId>> = {
  pin_to_pin: "pin-conflict",
  pin_not_connected: "pin-not-connected",
  pin_not_driven: "pin-not-driven",
  power_pin_not_driven: "power-not-driven",
  no_connect_connected: "no-connect-connected",
  no_connect_dangling: "no-connect-dangling",
  ground_pin_not_ground: "ground-pin-elsewhere",
  different_unit_net: "unit-pins-differ",
  wire_dangling: "wire-dangling",
  unconnected_wire_endpoint: "wire-end-open",
  label_dangling: "label-dangling",
  isolated_pin_label: "label-on-one-pin",
  label_multiple_wires: "label-on-several-wires",
  multiple_net_names: "several-names",
  similar_labels: "names-differ-in-case",
  same_local_global_label: "local-and-global-name",
  endpoint_off_grid: "off-grid",
  bus_entry_needed: "bus-entry-missing",
  net_not_bus_member: "net-not-in-bus",
  bus_to_bus_conflict: "bus-names-differ",
  duplicate_sheet_names: "sheet-name-taken",
  unannotated: "not-annotated",
  duplicate_reference: "designator-taken",
  missing_unit: "unit-missing",
  extra_units: "unit-unknown",
  unit_value_mismatch: "units-differ",
};

const SEVERITIES: Readonly<Record<string, Severity>> = { error: "error", warning: "warning", ignore: "off" };
const VERDICTS: readonly PinVerdict[] = ["ok", "warning", "error"];

/** Null where nothing differs from the defaults. Rules without a counterpart here say nothing. */
export function ercSettingsOf({
  ruleSeverities,
  pinMap,
}: KicadProject): Pick<ErcSettingsRecord, "severities" | "verdicts"> | null {
  const severities: Record<string, Severity> = {};
  for (const [name, text] of ruleSeverities) {
    const rule = Object.hasOwn(RULE_NAMES, name) ? RULE_NAMES[name] : undefined;
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
