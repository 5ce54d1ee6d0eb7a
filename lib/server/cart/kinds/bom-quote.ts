// Assembled boards in the cart: as they were quoted, for as long as the quote stands.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import { bomQuoteContent } from "@/lib/contracts/item";
import { pcbaDays } from "@/lib/core/pcba/lead-time";
import { checkPcba, isOnlyTooMuch } from "@/lib/core/pcba/rules";
import { assembledPieces, linesPerSide, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { isWhollyPriced, pricePcba } from "@/lib/core/pricing/assembly/price";
import { assembledKg } from "@/lib/core/pricing/assembly/weight";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import { type CartKind, type ItemPrices, type OpenItem, pricesBy, type Terms } from "@/lib/server/cart/kind";

const { specification: bomSpecification, price: bomPrice } = bomQuoteContent.shape;
const content = z.object({ specification: bomSpecification, price: bomPrice });
const lackOf = z.object({ mpn: z.string(), stock: z.int() });

/**
 * What a cart keeps of a quote that was offered: the whole offer, so that nothing else prices it. `sampleMpn` is a part
 * in it whose price and stock are invented.
 */
export function toStoredQuote(
  { id, quoteNumber, specification, quantity, price, expiresAt }: BomQuoteRow,
  sampleMpn: string | undefined,
) {
  const offer = { quoteId: id, quoteNumber, quantity, expiresAt: expiresAt?.toISOString(), sampleMpn };
  const said = { ...specification, ...offer };
  const whole = content.parse({ specification: said, price });
  return { ...whole.specification, price: whole.price };
}

function openQuote(stored: Record<string, unknown>): OpenItem {
  const { specification, price } = content.parse({ specification: stored, price: stored.price });
  const whole = { board: specification.board, assembly: specification.assembly } as PcbaSpecification;
  const { widthMm, heightMm } = whole.board;
  const { quantity, quoteNumber, quoteId } = specification;
  /** An offer is its own price. Whoever names none asks what a new one would come to, which may need a person. */
  function prices({ books, area, bookVersion, nowMs }: Terms): ItemPrices {
    if (bookVersion !== null || !isWhollyPriced(whole, null)) return { price, former: null };
    return pricesBy(pcbaBooksFor(books, area, { nowMs }), (book) => pricePcba(whole, book));
  }
  return {
    specification: { ...specification, price } as OpenItem["specification"],
    prices,
    // What was only too much for the engine has been offered by a person.
    isMakeable: checkPcba(whole).every((broken) => isOnlyTooMuch(broken, whole)),
    lack: lackOf.safeParse(stored.lack).data,
    quantity,
    leadTimeDays: pcbaDays(whole),
    weightKg: assembledKg(whole),
    pieces: assembledPieces(whole.board),
    longSideMm: Math.max(widthMm, heightMm),
    linesPerSide: linesPerSide(whole.assembly),
    quoteId,
    mailLine: {
      key: "pcbaLine",
      values: { quantity, number: quoteNumber, layers: whole.board.layers, size: `${widthMm} × ${heightMm} mm` },
    },
  };
}

/** Another quantity, or anything else, is another quote. */
function refuse(): never {
  throw new AppError("QUOTE_FIXED");
}

export const bomQuote: CartKind = { open: openQuote, complete: refuse, change: refuse };
