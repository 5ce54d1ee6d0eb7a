// The boards of an order's line: their names, what was ordered of each, and whose files are there.

import * as z from "zod";
import { pcbSpecification } from "@/lib/contracts/pcb";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { boardsOf, type KeptBoards } from "@/lib/core/pcba/quoted-boards";
import * as bomRows from "@/lib/server/bom/rows";
import type { Transaction } from "@/lib/server/db/client";
import type { OrderBoardFile } from "@/lib/server/db/tables/order";
import type * as rows from "../rows";

export interface BoardOfLine {
  /** As its customer named it; empty where nobody did, and of a line that is a single board. */
  boardName: string;
  fileId: string | null;
}

type Line = Pick<rows.OrderLineRow, "itemType" | "specification" | "fileId" | "boardFiles">;

const several = z.array(z.object({ boardName: z.string() }));

/** In their order. Empty for parts, which are bought as they are; everything else is made from files (docs/decisions/states.md). */
export function boardsOfLine({ itemType, specification, fileId, boardFiles }: Line): BoardOfLine[] {
  if (itemType === "Normal") return [];
  const named = several.safeParse(specification.boards).data ?? [];
  if (itemType !== "BomQuote" || named.length === 0) return [{ boardName: "", fileId }];
  const fileOf = (at: number) => boardFiles.find(({ board }) => board === at)?.fileId ?? null;
  return named.map(({ boardName }, at) => ({ boardName, fileId: at === 0 ? fileId : fileOf(at) }));
}

/** Specification of the board at an index, from 0; null for other items. */
export function orderedBoard(
  { itemType, specification }: Pick<Line, "itemType" | "specification">,
  at: number,
): PcbSpecification | null {
  if (itemType === "Custom") return pcbSpecification.parse(specification) as PcbSpecification;
  if (itemType !== "BomQuote") return null;
  return boardsOf(specification as KeptBoards)[at]?.board ?? null;
}

/** The files that came with a quote for the boards beside its first. */
export async function quotedBoardFiles(
  tx: Transaction,
  { itemType, specification: { quoteId } }: { itemType: string; specification: Record<string, unknown> },
): Promise<OrderBoardFile[]> {
  if (itemType !== "BomQuote" || typeof quoteId !== "string") return [];
  const files = (await bomRows.findFiles(tx, [quoteId])).get(quoteId) ?? [];
  return files.flatMap(({ kind, fileUrl, board }) =>
    kind === "board" && board !== undefined && board > 0 ? [{ board, fileId: fileUrl }] : [],
  );
}
