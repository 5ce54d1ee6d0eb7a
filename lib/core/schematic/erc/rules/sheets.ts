// Rules of sheet symbols, their entries, and the sheets that they place.
import { groupBy } from "@/lib/base/group-by";
import type { SheetEntry, SheetLabel, SheetSymbol } from "../../model/records";
import type { RuleContext, RuleGroup } from "../rule";
import type { Draft } from "../finding";

const draftOn = (symbol: SheetSymbol, values: Draft["values"] = {}): Draft => ({
  ...{ sheetId: symbol.sheetId, path: null, at: symbol.from, recordIds: [symbol.id] },
  values: { sheet: symbol.name, ...values },
});

interface Ports {
  readonly symbols: readonly SheetSymbol[];
  readonly entries: readonly SheetEntry[];
  readonly labels: readonly SheetLabel[];
}

function portsOf({ objects }: RuleContext): Ports {
  return {
    symbols: objects.filter((record): record is SheetSymbol => record.kind === "sheet-symbol"),
    entries: objects.filter((record): record is SheetEntry => record.kind === "sheet-entry"),
    labels: objects.filter((record): record is SheetLabel => record.kind === "sheet-label"),
  };
}

function entryWithoutLabel(context: RuleContext): Draft[] {
  const { symbols, entries, labels } = portsOf(context);
  const targets = new Map(symbols.map(({ id, targetId }) => [id, targetId]));
  const named = new Set(labels.map(({ sheetId, text }) => `${sheetId} ${text}`));
  return entries
    .filter(({ sheetSymbolId, text }) => !named.has(`${targets.get(sheetSymbolId)} ${text}`))
    .map(({ id, sheetId, at, text }) => ({ sheetId, path: null, at, recordIds: [id], values: { label: text } }));
}

/** On a sheet that is placed: by any of its symbols without an entry of the name. */
function labelWithoutEntry(context: RuleContext): Draft[] {
  const { symbols, entries, labels } = portsOf(context);
  const named = new Set(entries.map(({ sheetSymbolId, text }) => `${sheetSymbolId} ${text}`));
  return labels.flatMap(({ id, sheetId, at, text }) => {
    const lacking = symbols.find((symbol) => symbol.targetId === sheetId && !named.has(`${symbol.id} ${text}`));
    const values = { label: text, sheet: lacking?.name ?? "" };
    return lacking ? [{ sheetId, path: null, at, recordIds: [id, lacking.id], values }] : [];
  });
}

function nameTaken(context: RuleContext): Draft[] {
  const groups = groupBy(portsOf(context).symbols, ({ sheetId, name }) => `${sheetId} ${name}`);
  return [...groups.values()].flatMap(([, ...others]) => others.map((symbol) => draftOn(symbol)));
}

export const sheetRules = {
  "entry-without-label": entryWithoutLabel,
  "label-without-entry": labelWithoutEntry,
  "sheet-name-taken": nameTaken,
  "sheet-missing": ({ hierarchy }) => hierarchy.missing.map((symbol) => draftOn(symbol)),
  "sheet-in-itself": ({ hierarchy }) => hierarchy.recursive.map((symbol) => draftOn(symbol)),
  "too-many-sheets": ({ hierarchy }) => hierarchy.unplaced.map((symbol) => draftOn(symbol)),
} as const satisfies RuleGroup;
