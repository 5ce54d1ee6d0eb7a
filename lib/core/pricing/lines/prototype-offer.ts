// The prototype offer: small boards in small numbers at one price, as a line that takes the rest off.

import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { daysSaved } from "@/lib/core/pcb/lead-time";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { CostLine } from "@/lib/core/pricing/line";

/** Whether nothing was chosen that costs more than the lowest grade. */
function isLowestGrade(specification: PcbSpecification, book: PriceBook): boolean {
  const costs = (option: keyof PcbSpecification) =>
    book.surcharges[option]?.[String(specification[option])] !== undefined;
  return (
    specification.boardType === DEFAULT_SPECIFICATION.boardType &&
    !Object.keys(book.surcharges).some((option) => costs(option as keyof PcbSpecification))
  );
}

export function isOfferMade(specification: PcbSpecification, book: PriceBook): boolean {
  const { maxMm, maxPieces, maxLayers } = book.prototypeOffer;
  const { layers, widthMm, heightMm, quantity } = specification;
  const isSmall = layers <= maxLayers && widthMm <= maxMm && heightMm <= maxMm && quantity <= maxPieces;
  return isSmall && isLowestGrade(specification, book) && daysSaved(specification) === 0;
}

export const prototypeOffer: CostLine = ({ specification, book, formulaMicro, mayUseOffer }) => {
  const { priceMicro, maxMm, maxPieces } = book.prototypeOffer;
  if (!mayUseOffer || !isOfferMade(specification, book) || formulaMicro <= priceMicro) return null;
  return {
    amountMicro: priceMicro - formulaMicro,
    rule: { key: "prototypeOffer", args: { priceMicro, maxMm, maxPieces } },
  };
};
