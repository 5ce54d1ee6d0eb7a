// The obstacles to an automatic price, each with the one change that removes it.

import { changeSpecification } from "@/lib/core/pcb/change";
import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import { type Contradiction, contradictionsOf } from "@/lib/core/pcb/contradictions";
import { disagrees } from "@/lib/core/pcb/disagreement";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { checkSpecification, RULES, type Violation } from "@/lib/core/pcb/rules";
import {
  type ListedOption,
  type OptionValue,
  PCB_OPTIONS,
  type PcbOption,
  type PcbSpecification,
} from "@/lib/core/pcb/specification";
import { type MeasuredBoard, suggestSpecification } from "@/lib/core/pcb/suggest";
import type { PriceBook } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";

type Change = Partial<PcbSpecification>;

export type Fix = {
  change: Change;
  /** The difference to the price that the board would otherwise have; null if there is none to compare. */
  addsMicro: number | null;
};

/** A broken rule, or files that disagree; `fix` is null if only manual review can help. */
export type Obstacle = { fix: Fix | null } & (
  { kind: "rule"; violation: Violation } | { kind: "files"; contradiction: Contradiction }
);

interface Board {
  specification: PcbSpecification;
  /** The measurements of its files, if there are any. */
  facts: MeasuredBoard | undefined;
}

const keyOf = (obstacle: Omit<Violation, "args"> | Omit<Contradiction, "args">): string =>
  "rule" in obstacle ? obstacle.rule : obstacle.code;

function brokenBy({ specification, facts }: Board): Set<string> {
  const contradictions = facts ? contradictionsOf(specification, facts) : [];
  return new Set([...checkSpecification(specification), ...contradictions].map(keyOf));
}

/** Candidate values of an option, nearest to the chosen one first. */
function valuesToTry({ specification, facts }: Board, option: PcbOption): Change[] {
  const nearest = <V extends OptionValue>(values: readonly V[], chosen: V): V[] => {
    const at = values.indexOf(chosen);
    const from = at >= 0 ? at : values.findIndex((value) => value > chosen);
    const distance = (value: V) => Math.abs(values.indexOf(value) - (from < 0 ? values.length : from));
    return values.filter((value) => value !== chosen).toSorted((a, b) => distance(a) - distance(b));
  };
  if (Object.hasOwn(PCB_OPTIONS, option)) {
    const values: readonly OptionValue[] = PCB_OPTIONS[option as ListedOption];
    return nearest(values, specification[option]).map((value) => ({ [option]: value }));
  }
  switch (option) {
    case "quantity":
      return nearest(QUANTITY_STEPS, specification.quantity).map((quantity) => ({ quantity }));
    case "leadTimeDays":
      return offeredDays(specification)
        .toSorted((a, b) => a - b)
        .map((leadTimeDays) => ({ leadTimeDays }));
    case "panelColumns":
    case "panelRows": {
      const counts = Array.from({ length: MAX_PANEL_GRID }, (_, at) => at + 1);
      return nearest(counts, specification[option]).map((count) => ({ [option]: count }));
    }
    case "goldFingerCount": {
      const count = facts?.goldFingerCount;
      const counted: Change[] = count ? [{ goldFingerCount: String(count) }] : [];
      return [...counted, { goldFingerCount: "" }, { goldFingers: false }];
    }
    default:
      return sizesToTry({ specification, facts });
  }
}

/** The size from the files; unknown without files. */
function sizesToTry({ facts }: Board): Change[] {
  const { widthMm, heightMm } = facts ? suggestSpecification(facts).values : {};
  return widthMm === undefined || heightMm === undefined ? [] : [{ widthMm, heightMm }];
}

/** False for a change that only moves the disagreement with the files to another option. */
function isBorneOut({ facts, specification }: Board, changed: PcbSpecification): boolean {
  if (!facts) return true;
  const suggested = suggestSpecification(facts).values;
  const options = Object.keys(suggested) as PcbOption[];
  return options.every(
    (option) => !disagrees(option, changed, suggested) || disagrees(option, specification, suggested),
  );
}

/** The total with the change; null if the book has no rate for it. */
function presumedMicro(specification: PcbSpecification, book: PriceBook): number | null {
  if (!book.boards[specification.layers]) return null;
  const { amountMicro } = pricePcb(specification, book).total;
  return Number.isSafeInteger(amountMicro) ? amountMicro : null;
}

/** The first change that removes the obstacle without causing another. */
function fixOf(board: Board, key: string, options: readonly PcbOption[], book: PriceBook): Fix | null {
  const { specification, facts } = board;
  const before = brokenBy(board);
  const change = options
    .flatMap((option) => valuesToTry(board, option))
    .find((patch) => {
      const changed = changeSpecification(specification, patch);
      const after = brokenBy({ specification: changed, facts });
      const isLess = !after.has(key) && [...after].every((other) => before.has(other));
      return isLess && isBorneOut(board, changed);
    });
  if (!change) return null;
  const [now, then] = [specification, changeSpecification(specification, change)].map((made) =>
    presumedMicro(made, book),
  );
  return { change, addsMicro: now == null || then == null ? null : then - now };
}

/** Options to change instead if the option itself has no valid value: grid, rails and panel depend on each other. */
const RELATED: Partial<Record<PcbOption, readonly PcbOption[]>> = {
  panelColumns: ["panelRows", "deliveryMethod"],
  panelRows: ["panelColumns", "deliveryMethod"],
  widthMm: ["boardType", "deliveryMethod"],
  heightMm: ["boardType", "deliveryMethod"],
};

/** In a fixed order: disagreements with the files, then rules. Empty if the board has an automatic price. */
export function obstaclesOf(board: Board, book: PriceBook): Obstacle[] {
  const { specification, facts } = board;
  const contradictions = facts ? contradictionsOf(specification, facts) : [];
  return [
    ...contradictions.map((contradiction): Obstacle => {
      const fix = fixOf(board, contradiction.code, [contradiction.option], book);
      return { kind: "files", contradiction, fix };
    }),
    ...checkSpecification(specification).map((violation): Obstacle => {
      const { rule, option } = violation;
      const options = [...RULES[rule].yields, option, ...(RELATED[option] ?? [])];
      const fix = fixOf(board, rule, options, book);
      return { kind: "rule", violation, fix };
    }),
  ];
}
