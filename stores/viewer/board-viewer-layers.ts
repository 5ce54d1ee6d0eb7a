// Rows of the layer panel: visibility, color, opacity and order.

import type { LayerSide, LayerType } from "@/lib/core/board/layer";

export type ViewedSide = "top" | "bottom";

/** Data of a row in the layer list. */
export interface RowLayer {
  id: string;
  type: LayerType;
  side: LayerSide;
  layer?: number;
}

export interface LayerRow extends RowLayer {
  isVisible: boolean;
  /** #rrggbb chosen by the user; null for the default. */
  color: string | null;
  /** 0 to 1. */
  opacity: number;
}

export const PRESETS = ["all", "top", "bottom", "copper", "holes"] as const;
export type Preset = (typeof PRESETS)[number];

const OPACITY: Partial<Record<LayerType, number>> = { copper: 0.85, soldermask: 0.3, paste: 0.5, silkscreen: 0.9 };
/** From the top, within one side of the board. */
const HEIGHT: LayerType[] = ["silkscreen", "paste", "soldermask", "copper"];
const BESIDE: LayerType[] = ["drill", "outline"];

export function isReferenceLayer({ type }: Pick<RowLayer, "type">): boolean {
  return BESIDE.includes(type);
}

/** Holes and outline first, then the stack from top to bottom, then layers that are drawn beside it. */
export function rowsOf(layers: readonly RowLayer[]): LayerRow[] {
  const rank = ({ type, side, layer = 500 }: RowLayer) => {
    if (isReferenceLayer({ type })) return BESIDE.indexOf(type);
    const height = HEIGHT.indexOf(type);
    if (height < 0) return 20_000;
    if (side === "top") return 100 + height;
    return side === "bottom" ? 10_000 - height : 1_000 + layer;
  };
  return [...layers]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ id, type, side, layer }) => ({
      id,
      type,
      side,
      ...(layer === undefined ? {} : { layer }),
      isVisible: rank({ id, type, side }) < 20_000,
      color: null,
      opacity: OPACITY[type] ?? 1,
    }));
}

/** Order of the rows seen from the other side: the stack is reversed; holes and outline keep their positions. */
export function turnedOver(rows: readonly LayerRow[]): LayerRow[] {
  const stack = rows.filter((row) => !isReferenceLayer(row)).reverse();
  return rows.map((row) => (isReferenceLayer(row) ? row : (stack.shift() ?? row)));
}

function isIn(preset: Preset, { type, side }: RowLayer): boolean {
  const isMade = isReferenceLayer({ type }) || HEIGHT.includes(type);
  switch (preset) {
    case "all":
      return isMade;
    case "top":
    case "bottom":
      return isReferenceLayer({ type }) || (isMade && side === preset);
    case "copper":
      return type === "copper" || type === "outline";
    case "holes":
      return isReferenceLayer({ type });
  }
}

export function withPreset(rows: readonly LayerRow[], preset: Preset): LayerRow[] {
  return rows.map((row) => ({ ...row, isVisible: isIn(preset, row) }));
}

/** The preset that matches the visible rows, if any. */
export function presetOf(rows: readonly LayerRow[]): Preset | null {
  return PRESETS.find((preset) => rows.every((row) => row.isVisible === isIn(preset, row))) ?? null;
}

/** Shows one layer with the outline; if it is already alone, shows all layers. */
export function withSolo(rows: readonly LayerRow[], id: string): LayerRow[] {
  const isKept = (row: LayerRow) => row.id === id || row.type === "outline";
  const isAlone = rows.every((row) => row.isVisible === isKept(row));
  return isAlone ? withPreset(rows, "all") : rows.map((row) => ({ ...row, isVisible: isKept(row) }));
}

/** Solo of the layer `step` rows below the current solo; the first layer if there is none. */
export function withNextSolo(rows: readonly LayerRow[], step: 1 | -1): LayerRow[] {
  const stack = rows.filter(({ type }) => type !== "outline");
  const shown = stack.filter((row) => row.isVisible);
  const at = shown.length === 1 && shown[0] ? stack.indexOf(shown[0]) : step === 1 ? -1 : 0;
  const next = stack[(at + step + stack.length) % stack.length];
  return next ? rows.map((row) => ({ ...row, isVisible: row === next || row.type === "outline" })) : [...rows];
}

/** Moves the row before the one at index `to` of the others. */
export function withMoved(rows: readonly LayerRow[], id: string, to: number): LayerRow[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return [...rows];
  const others = rows.filter((row) => row !== moved);
  const place = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

export function withRow(rows: readonly LayerRow[], id: string, change: Partial<LayerRow>): LayerRow[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row));
}

/** Rows of a board that was read again: layers that still exist keep the user's settings. */
export function carriedOver(before: readonly LayerRow[], rows: readonly LayerRow[]): LayerRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const previous = known.get(row.id);
    if (!previous || previous.type !== row.type || previous.side !== row.side) return row;
    const { isVisible, color, opacity } = previous;
    return { ...row, isVisible, color, opacity };
  });
}
