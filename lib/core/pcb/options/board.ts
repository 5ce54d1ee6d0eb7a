// Options of the board as a whole: its kind, layers, size, quantity and panel.

import type { BoardOption } from "@/lib/core/pcb/options/option";

export const BOARD_OPTIONS = {
  /** A single board, or a panel that the customer designed; `quantity` and the size are then the panel's. */
  boardType: {
    values: ["single", "panel"],
    default: "single",
    label: "own",
    form: { section: "board" },
    price: "none",
    isAlwaysWritten: true,
    isInSummary: true,
  },
  layers: {
    values: [1, 2, 4, 6, 8],
    default: 2,
    label: "number",
    form: { section: "board" },
    price: "computed",
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** The outline's center line, at most two decimals. */
  widthMm: {
    typed: "length",
    default: 100,
    form: { section: "board" },
    price: "computed",
    isAlwaysWritten: true,
    isInSummary: true,
  },
  heightMm: { typed: "length", default: 100, form: { with: "widthMm" }, price: "computed", isInSummary: true },
  /** Boards, or panels where boards are delivered in panels. */
  quantity: {
    typed: "quantity",
    default: 5,
    form: { section: "board" },
    price: "computed",
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** Delivery format of a single board: singly or stepped into a panel of ours, with or without rails. */
  deliveryMethod: {
    values: ["single", "singleWithRail", "panel", "panelWithRail", "others"],
    default: "single",
    label: "own",
    // Below the rows that every board has: a panel has none, and what it has instead comes here too.
    form: { section: "board", after: "quantity" },
    price: "none",
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** Boards per row of a panel, 1 if there is none; a customer's own panel may leave it at 1. */
  panelColumns: {
    typed: "panelGrid",
    default: 1,
    form: { section: "board" },
    price: "computed",
    isAlwaysWritten: true,
    isInSummary: true,
  },
  panelRows: { typed: "panelGrid", default: 1, form: { with: "panelColumns" }, price: "computed", isInSummary: true },
  /** Width of each of the two rails that we add along the longer sides; 5 if there are none. */
  railWidthMm: { values: [5, 7, 10], default: 5, label: "own", form: { section: "board" }, price: "none" },
  /** True if we add fiducials. */
  fiducials: { values: [false, true], default: false, label: "own", form: { section: "board" }, price: "none" },
  /** True if a panel may contain failed boards that are crossed out. */
  xOutAllowance: {
    values: [true, false],
    default: true,
    label: "own",
    form: { section: "board" },
    price: { by: "value", after: "skipVScoring" },
  },
  differentDesigns: {
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    default: 1,
    label: "number",
    form: { section: "board", after: "panelColumns" },
    price: { by: "value", after: "xOutAllowance" },
  },
  /** Score lines that do not run from edge to edge. */
  skipVScoring: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "board" },
    price: { by: "value", after: "kaptonTape" },
  },
} as const satisfies Record<string, BoardOption>;
