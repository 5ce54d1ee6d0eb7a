"use client";
// Selected rows of a list; rows that are no longer shown are not selected either.
import { useMemo, useState } from "react";
import {
  allToggled,
  extended,
  keptOf,
  NOTHING_SELECTED,
  type Selection,
  toggled,
} from "@/components/workbench/selection";

export interface RowSelection {
  ids: ReadonlySet<string>;
  isAll: boolean;
  /** `isRange` selects the rows since the last one too. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

export function useSelection(rows: readonly { projectId: string }[]): RowSelection {
  const [stored, setStored] = useState<Selection>(NOTHING_SELECTED);
  const order = useMemo(() => rows.map(({ projectId }) => projectId), [rows]);
  const selection = useMemo(() => keptOf(stored, order), [stored, order]);
  return {
    ids: selection.ids,
    isAll: order.length > 0 && selection.ids.size === order.length,
    toggle: (id, isRange) => setStored(isRange ? extended(selection, id, order) : toggled(selection, id)),
    toggleAll: () => setStored(allToggled(selection, order)),
    clear: () => setStored(NOTHING_SELECTED),
  };
}
