// A quote as lists and webhooks show it.

import { type QuoteSummary, quoteStatus } from "@/lib/contracts/bom";
import { listedBoard } from "@/lib/contracts/pcb";
import { mayMoveQuote, mayOrderUnpriced } from "@/lib/core/order/states";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { boardsOf, countBoards, type KeptBoards } from "@/lib/core/pcba/quoted-boards";
import { pictureName } from "@/lib/server/gerber/picture-answer";
import { mayRepeat } from "./repeatable";
import type * as rows from "./rows";

/** An order lives by it that was not placed for good: it ends with its order, not without it. */
export const waitsForAnswer = ({ status, orderId }: rows.BomQuoteRow): boolean =>
  orderId !== null && mayMoveQuote(status, "Invalid", "customer");

/** A bare board's own specification; the first board's of assembled ones. */
function boardOf({ kind, specification }: rows.BomQuoteRow): QuoteSummary["board"] {
  if (kind === "pcb") return listedBoard.parse(completeSpecification(specification));
  return listedBoard.parse(boardsOf(specification as KeptBoards)[0].board);
}

export function toSummary({ quote, orderNumber, topPictureKey, board3dSnapshotKey }: rows.ListedQuote): QuoteSummary {
  const status = quoteStatus.parse(quote.status);
  return {
    quoteId: quote.id,
    kind: quote.kind === "pcb" ? "pcb" : "pcba",
    quoteNumber: quote.quoteNumber,
    status,
    expiresAt: quote.expiresAt?.toISOString() ?? null,
    projectName: quote.projectName,
    createDate: quote.createdAt.toISOString(),
    boardCount: countBoards(quote.specification),
    totalQuantity: quote.quantity,
    currency: quote.currency as QuoteSummary["currency"],
    totalMicro: quote.totalMicro,
    orderId: quote.orderId,
    orderNumber,
    sourceQuoteId: quote.sourceId,
    projectId: quote.projectId,
    hasPicture: topPictureKey !== null,
    board3dSnapshot: pictureName(board3dSnapshotKey),
    board: boardOf(quote),
    canAddToCart: status === "Quoted" && quote.orderId === null,
    canOrder: mayOrderUnpriced(status) && quote.orderId === null,
    canDelete: !waitsForAnswer(quote),
    canReQuote: mayRepeat(status),
  };
}
