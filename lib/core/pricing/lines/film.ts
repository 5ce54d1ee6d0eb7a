// Films: included with small boards, for large ones one for each image of the piece, once per order.

import { scaleMicro } from "@/lib/base/money";
import { AREA_UNITS_PER_M2, pieceArea } from "@/lib/core/pcb/area";
import { type CostLine, forLayers, type LineRule } from "@/lib/core/pricing/line";

const CM2_PER_M2 = 10_000;

export const film: CostLine = ({ specification, book }) => {
  const { abovePieceM2, perM2Micro, films: byLayers } = book.film;
  const area = pieceArea(specification);
  if (area <= Math.round(abovePieceM2 * AREA_UNITS_PER_M2)) {
    const included: LineRule = { key: "filmsIncluded", args: { above: Math.round(abovePieceM2 * CM2_PER_M2) } };
    return { amountMicro: 0, rule: included };
  }
  const films = forLayers(byLayers, specification.layers);
  const amountMicro = scaleMicro(perM2Micro * films, area, AREA_UNITS_PER_M2);
  return { amountMicro, rule: { key: "films", args: { films, rateMicro: perM2Micro } } };
};
