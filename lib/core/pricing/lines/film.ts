// Films of large boards: one for each image of the piece, once per order.

import { scaleMicro } from "@/lib/base/money";
import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/specification";
import { type CostLine, forLayers } from "@/lib/core/pricing/line";

export const film: CostLine = ({ specification, book }) => {
  const { abovePieceM2, perM2Micro, films: byLayers } = book.film;
  const pieceArea = orderArea({ ...specification, quantity: 1 });
  if (pieceArea <= Math.round(abovePieceM2 * AREA_UNITS_PER_M2)) return null;
  const films = forLayers(byLayers, specification.layers);
  const amountMicro = scaleMicro(perM2Micro * films, pieceArea, AREA_UNITS_PER_M2);
  return { amountMicro, rule: { key: "films", args: { films, rateMicro: perM2Micro } } };
};
