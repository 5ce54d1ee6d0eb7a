// Selection of rows: single rows, a range from the last one, or all.

export interface Selection {
  ids: ReadonlySet<string>;
  /** Row that a range starts from: the last one that was selected or deselected. */
  anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds the rows from the anchor to `id`, both included; `order` are the rows as they are shown. */
export function extended(selection: Selection, id: string, order: readonly string[]): Selection {
  const [from, to] = [selection.anchor === null ? -1 : order.indexOf(selection.anchor), order.indexOf(id)];
  if (from < 0 || to < 0) return toggled(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor };
}

/** Selects every row, or none if all are selected. */
export function allToggled({ ids }: Selection, order: readonly string[]): Selection {
  return order.every((id) => ids.has(id)) ? NOTHING_SELECTED : { ids: new Set(order), anchor: null };
}

/** What is left of a selection after rows have gone. */
export function keptOf({ ids, anchor }: Selection, order: readonly string[]): Selection {
  return {
    ids: new Set(order.filter((id) => ids.has(id))),
    anchor: anchor !== null && order.includes(anchor) ? anchor : null,
  };
}
