// Findings of the electrical rule check.
import type { ErcWaiver, Severity } from "../model/checks";
import type { Point } from "../model/units";

/** Rules by subject, with their default severities: those of KiCad where it has the rule. */
export const RULE_GROUPS = {
  pins: {
    "pin-conflict": "error",
    "pin-not-connected": "error",
    "pin-not-driven": "error",
    "power-not-driven": "error",
    "no-connect-connected": "warning",
    "no-connect-dangling": "warning",
    "ground-pin-elsewhere": "warning",
    "unit-pins-differ": "error",
    "duplicate-pin": "error",
    "supplies-joined": "error",
  },
  wires: {
    "wire-dangling": "error",
    "wire-end-open": "warning",
    "label-dangling": "error",
    "label-on-one-pin": "warning",
    "label-on-several-wires": "warning",
    "several-names": "warning",
    "names-differ-in-case": "warning",
    "local-and-global-name": "warning",
    "wire-over-pin": "warning",
    "power-port-dangling": "warning",
    "probe-dangling": "warning",
    "off-grid": "warning",
  },
  buses: {
    "bus-entry-missing": "error",
    "bus-entry-dangling": "warning",
    "net-not-in-bus": "warning",
    "bus-names-differ": "error",
  },
  sheets: {
    "entry-without-label": "error",
    "label-without-entry": "error",
    "sheet-name-taken": "error",
    "sheet-missing": "error",
    "sheet-in-itself": "error",
    "too-many-sheets": "error",
  },
  components: {
    "not-annotated": "error",
    "designator-taken": "error",
    "unit-missing": "warning",
    "unit-unknown": "error",
    "units-differ": "error",
    "symbol-missing": "error",
    "value-missing": "warning",
    "footprint-missing": "warning",
    "mpn-missing": "off",
  },
} as const satisfies Record<string, Record<string, Severity>>;

export const RULES = {
  ...RULE_GROUPS.pins,
  ...RULE_GROUPS.wires,
  ...RULE_GROUPS.buses,
  ...RULE_GROUPS.sheets,
  ...RULE_GROUPS.components,
};
export type RuleId = keyof typeof RULES;

export interface Finding {
  readonly rule: RuleId;
  readonly severity: Exclude<Severity, "off">;
  readonly sheetId: string;
  /** Path of the placement; null where it concerns all placements of the sheet. */
  readonly path: string | null;
  readonly at: Point;
  /** Records concerned, the first one chosen on a jump. */
  readonly recordIds: readonly string[];
  /** Names for its text: net, pin, designator, ... */
  readonly values: Readonly<Record<string, string>>;
  /** Equal until the net or the objects that it is about change. */
  readonly fingerprint: string;
  /** Accepted with a reason; null for one that is open. */
  readonly waiver: ErcWaiver | null;
}

export type Draft = Omit<Finding, "rule" | "severity" | "fingerprint" | "waiver"> & {
  readonly severity?: Finding["severity"];
};
