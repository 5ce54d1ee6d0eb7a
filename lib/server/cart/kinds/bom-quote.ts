// Assembled boards in the cart: as they were quoted, for as long as the quote stands.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import { bomQuoteContent } from "@/lib/contracts/item";
import { pcbaDays } from "@/lib/core/pcba/lead-time";
import { boardsOf, type KeptBoards } from "@/lib/core/pcba/quoted-boards";
import { checkPcba, isOnlyTooMuch } from "@/lib/core/pcba/rules";
import { assembledPieces, linesPerSide, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { isWhollyPriced } from "@/lib/core/pricing/assembly/price";
import { priceBoards } from "@/lib/core/pricing/assembly/price-boards";
import { assembledKg } from "@/lib/core/pricing/assembly/weight";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import { type CartKind, type ItemPrices, type OpenItem, pricesBy, type Terms } from "@/lib/server/cart/kind";

const { specification: bomSpecification, price: bomPrice } = bomQuoteContent.shape;
const content = z.object({ specification: bomSpecification, price: bomPrice });
const lackOf = z.object({ mpn: z.string(), stock: z.int() });

/**
 * Quote as a cart stores it: the whole offer, so that nothing else prices it. `sampleMpn` is a part in it whose price
 * and stock are invented.
 */
export function toStoredQuote(
  { id, quoteNumber, specification, quantity, price, expiresAt }: BomQuoteRow,
  sampleMpn: string | undefined,
) {
  const offer = { quoteId: id, quoteNumber, quantity, expiresAt: expiresAt?.toISOString(), sampleMpn };
  const offered = { ...specification, ...offer };
  const whole = content.parse({ specification: offered, price });
  return { ...whole.specification, price: whole.price };
}

function openQuote(stored: Record<string, unknown>): OpenItem {
  const { specification, price } = content.parse({ specification: stored, price: stored.price });
  const boards = boardsOf(specification as KeptBoards);
  const { layers, widthMm, heightMm } = boards[0].board;
  const { quantity, quoteNumber, quoteId } = specification;
  const sum = (of: (board: PcbaSpecification) => number) => boards.reduce((all, board) => all + of(board), 0);
  const max = (of: (board: PcbaSpecification) => number) => Math.max(...boards.map(of));
  /** An offer is its own price. Whoever names none asks what a new one would come to, which may need a person. */
  function prices({ books, area, bookVersion, nowMs }: Terms): ItemPrices {
    const isWhole = boards.every((board) => isWhollyPriced(board, null));
    if (bookVersion !== null || !isWhole) return { price, previous: null };
    const [first, ...others] = boards;
    const unlisted = (specification: PcbaSpecification) => ({ specification, parts: null });
    return pricesBy(pcbaBooksFor(books, area, { nowMs }), (book) =>
      priceBoards([unlisted(first), ...others.map(unlisted)], book),
    );
  }
  return {
    specification: { ...specification, price } as OpenItem["specification"],
    prices,
    // Violations that only prevent an automatic price were accepted by staff with the offer.
    isMakeable: boards.every((board) => checkPcba(board).every((broken) => isOnlyTooMuch(broken, board))),
    lack: lackOf.safeParse(stored.lack).data,
    quantity,
    // One parcel, once the slowest of them is done.
    leadTimeDays: max(pcbaDays),
    weightKg: sum(assembledKg),
    pieces: sum(({ board }) => assembledPieces(board)),
    longSideMm: max(({ board }) => Math.max(board.widthMm, board.heightMm)),
    linesPerSide: max(({ assembly }) => linesPerSide(assembly)),
    quoteId,
    mailLine:
      boards.length > 1
        ? { key: "pcbaBoardsLine", values: { quantity, number: quoteNumber, boards: boards.length } }
        : { key: "pcbaLine", values: { quantity, number: quoteNumber, layers, size: `${widthMm} × ${heightMm} mm` } },
  };
}

/** Another quantity, or anything else, is another quote. */
function refuse(): never {
  throw new AppError("QUOTE_FIXED");
}

export const bomQuote: CartKind = { open: openQuote, complete: refuse, change: refuse };
