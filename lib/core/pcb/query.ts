// A specification as a URL query: only options that are not at their default, each under its own name.

import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { isGoldFingerCount } from "@/lib/core/pcb/gold-finger-count";
import { MAX_LEAD_TIME_DAYS } from "@/lib/core/pcb/lead-time";
import { stepFor } from "@/lib/core/pcb/quantity";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import type { BoardOption, OptionValue, Typed } from "@/lib/core/pcb/options/option";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

const MAX_SIDE_MM = 10_000;

/**
 * In the order of the specification, so that equal quotes have equal URLs. Missing options are completed from the rest,
 * so those that would be completed differently are named too.
 */
export function toQuery(specification: PcbSpecification): [PcbOption, string][] {
  const named: Partial<PcbSpecification> = {};
  const name = <K extends PcbOption>(option: K) => {
    named[option] = specification[option];
  };
  for (;;) {
    const completed = completeSpecification(named);
    // One at a time, because one named option may determine the next.
    const missing = OPTION_NAMES.find((option) => completed[option] !== specification[option] && !(option in named));
    if (missing === undefined) break;
    name(missing);
  }
  return OPTION_NAMES.filter((option) => option in named).map((option) => [option, textOf(named[option])]);
}

/** Options with their values, including defaults: for a page that would complete missing options differently. */
export function toFullQuery(specification: PcbSpecification, options: readonly PcbOption[]): [PcbOption, string][] {
  return options.map((option) => [option, textOf(specification[option])]);
}

/** Yes and no are digits, which keeps URLs short. */
function textOf(value: OptionValue | undefined): string {
  return typeof value === "boolean" ? String(Number(value)) : String(value);
}

function side(text: string): number | undefined {
  const value = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= MAX_SIDE_MM ? value : undefined;
}

function whole(text: string, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= max ? value : undefined;
}

const READ: Readonly<Record<Typed, (text: string) => OptionValue | undefined>> = {
  length: side,
  quantity(text) {
    const count = whole(text, Number.MAX_SAFE_INTEGER);
    return count && stepFor(count);
  },
  panelGrid: (text) => whole(text, MAX_PANEL_GRID),
  fingerCount: (text) => (isGoldFingerCount(text) ? text : undefined),
  days: (text) => whole(text, MAX_LEAD_TIME_DAYS),
};

function valueOf(record: BoardOption, text: string): OptionValue | undefined {
  return "values" in record ? record.values.find((value) => textOf(value) === text) : READ[record.typed](text);
}

/** The options that a URL names; values that are in no list and invalid numbers are ignored. */
export function fromQuery(read: (option: PcbOption) => string | null | undefined): Partial<PcbSpecification> {
  const named = OPTION_NAMES.flatMap((option) => {
    const text = read(option);
    const value = typeof text === "string" ? valueOf(OPTION_RECORDS[option], text) : undefined;
    return value === undefined ? [] : [[option, value] as const];
  });
  return Object.fromEntries(named) as Partial<PcbSpecification>;
}
