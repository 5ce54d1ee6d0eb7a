// Panels: which boards are delivered in them, the size of the delivered piece, and its score lines.

import { MAX_PANEL_GRID, MIN_PANEL_MM, MIN_SINGLE_MM } from "@/lib/core/pcb/capability";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

type Delivery = Pick<PcbSpecification, "boardType" | "deliveryMethod">;

/** True if panels are delivered, and therefore counted by `quantity`: the customer's own or ours. */
export function isPanel({ boardType, deliveryMethod }: Delivery): boolean {
  return boardType === "panel" || deliveryMethod === "panel" || deliveryMethod === "panelWithRail";
}

/** True if we step the customer's board into a panel. */
export function isOurPanel(delivery: Delivery): boolean {
  return delivery.boardType === "single" && isPanel(delivery);
}

/** True if we add rails; a customer's own panel includes them in its size. */
export function hasOurRails({ boardType, deliveryMethod }: Delivery): boolean {
  return boardType === "single" && (deliveryMethod === "singleWithRail" || deliveryMethod === "panelWithRail");
}

/** True if a board could be assembled only in a panel but is not in one. */
export function needsPanelForAssembly(specification: PcbSpecification): boolean {
  const { widthMm, heightMm } = specification;
  return !isPanel(specification) && Math.max(widthMm, heightMm) < MIN_SINGLE_MM;
}

/** Boards per delivered piece: those of the panel, or the board itself. */
export function boardsInPiece(specification: PcbSpecification): number {
  const { panelColumns, panelRows } = specification;
  return isPanel(specification) ? panelColumns * panelRows : 1;
}

const hundredths = (mm: number) => Math.round(mm * 100);

/** Width and height of one delivered piece in hundredths of a millimeter; rails run along its longer sides. */
export function madeSize(specification: PcbSpecification): { width: number; height: number } {
  const { widthMm, heightMm, panelColumns, panelRows, railWidthMm } = specification;
  const [columns, rows] = isOurPanel(specification) ? [panelColumns, panelRows] : [1, 1];
  const width = hundredths(widthMm) * columns;
  const height = hundredths(heightMm) * rows;
  if (!hasOurRails(specification)) return { width, height };
  const rails = 2 * hundredths(railWidthMm);
  return width < height ? { width: width + rails, height } : { width, height: height + rails };
}

const reaching = (mm: number) => Math.min(MAX_PANEL_GRID, Math.max(1, Math.ceil(MIN_PANEL_MM / mm)));

/** The smallest grid whose panel is large enough to be scored, with at least two boards. */
export function fittingGrid({ widthMm, heightMm }: Pick<PcbSpecification, "widthMm" | "heightMm">): {
  panelColumns: number;
  panelRows: number;
} {
  const panelColumns = reaching(widthMm);
  const panelRows = reaching(heightMm);
  if (panelColumns * panelRows > 1) return { panelColumns, panelRows };
  return widthMm <= heightMm ? { panelColumns: 2, panelRows } : { panelColumns, panelRows: 2 };
}

/** Score lines between the boards of a panel, and between them and our rails. */
export function scoreLines(specification: PcbSpecification): number {
  if (!isPanel(specification)) return 0;
  const between = specification.panelColumns - 1 + (specification.panelRows - 1);
  return between + (hasOurRails(specification) ? 2 : 0);
}
