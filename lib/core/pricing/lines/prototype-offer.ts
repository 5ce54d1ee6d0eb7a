// The prototype offer: small boards in small numbers at one price, as a line that takes the rest off.

import type { CostLine, LineKey } from "@/lib/core/pricing/line";

/** What every board has, and what the offer includes whatever it costs: every solder-mask colour. */
const INCLUDED: readonly LineKey[] = ["pcbToolingCost", "boardFee", "soldermaskFee"];

/**
 * Made where nothing costs more than the lowest grade. The offer's price lies below every price outside its limits, so
 * that leaving them never saves.
 */
export const prototypeOffer: CostLine = ({ specification, book, billed, mayUseOffer }) => {
  const { priceMicro, maxMm, maxPieces, maxLayers } = book.prototypeOffer;
  const { boardType, deliveryMethod, layers, widthMm, heightMm, quantity } = specification;
  const isPlain = boardType === "single" && deliveryMethod === "single";
  const isSmall = isPlain && layers <= maxLayers && widthMm <= maxMm && heightMm <= maxMm && quantity <= maxPieces;
  const isLowestGrade = billed.every(({ key, amountMicro }) => amountMicro === 0 || INCLUDED.includes(key));
  const sumMicro = billed.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  if (!mayUseOffer || !isSmall || !isLowestGrade || sumMicro <= priceMicro) return null;
  return {
    amountMicro: priceMicro - sumMicro,
    rule: { key: "prototypeOffer", args: { priceMicro, maxMm, maxPieces } },
  };
};
