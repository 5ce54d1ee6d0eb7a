// Parts in the cart: as the catalog has them now, by their ladder.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import { type PartSpecification, partSpecification, partSpecificationInput } from "@/lib/contracts/part";
import { integer } from "@/lib/contracts/values";
import { currencyOf } from "@/lib/core/market/area";
import { PART_LEAD_DAYS, partWeightKg } from "@/lib/core/part/dispatch";
import type { Ladder } from "@/lib/core/part/ladder";
import { checkQuantity, orderable } from "@/lib/core/part/order-quantity";
import type { Mounting } from "@/lib/core/part/part";
import { pricePart } from "@/lib/core/pricing/part/price";
import type { CartKind, OpenItem } from "@/lib/server/cart/kind";
import { parseField } from "@/lib/server/http/parse-field";
import type { PartRow } from "@/lib/server/part/rows";
import { ladderOf, quantityViolations } from "@/lib/server/part/service";
import { SAMPLE_SOURCE } from "@/lib/server/part/sources";

/** Fields that `withParts` adds to a specification; neither is ever stored. */
type Stocked = { row: PartRow | null; wanted: number };

const stockedOf = (options: Record<string, unknown>): Stocked => ({
  row: (options.row as PartRow | null | undefined) ?? null,
  wanted: typeof options.wanted === "number" ? options.wanted : 0,
});

function specificationOf(row: PartRow, quantity: number): PartSpecification {
  const { id: partId, mpn, manufacturer, category, packageName, minimum, multiple, stock, source } = row;
  const isSample = source === SAMPLE_SOURCE;
  return {
    partId,
    quantity,
    mpn,
    manufacturer,
    category,
    packageName,
    minimum,
    multiple,
    stock,
    isSample,
  } as PartSpecification;
}

/** One that the catalog does not have any more is what it was, and cannot be ordered. */
function openPart(specification: PartSpecification, { row, wanted }: Stocked): OpenItem {
  const { quantity, mpn, manufacturer } = specification;
  const isEnough = row !== null && Math.max(wanted, quantity) <= row.stock;
  const { pins, mounting } = row ?? { pins: 2, mounting: "smt" };
  return {
    specification,
    prices({ area }) {
      const currency = currencyOf(area);
      const tiers: Ladder = row ? ladderOf(row, currency) : [];
      return { price: pricePart({ tiers, quantity, currency, bookVersion: row?.version ?? "gone" }), previous: null };
    },
    isMakeable: isEnough && checkQuantity(row, quantity).length === 0,
    lack: isEnough ? undefined : { mpn, stock: row?.stock ?? 0 },
    quantity,
    leadTimeDays: PART_LEAD_DAYS,
    weightKg: partWeightKg({ pins, mounting: mounting as Mounting }, quantity),
    pieces: null,
    longSideMm: null,
    title: mpn,
    mailLine: { key: "partLine", values: { quantity, mpn, manufacturer } },
  };
}

export const normal: CartKind = {
  open(stored) {
    const kept = partSpecification.parse(stored);
    const stocked = stockedOf(stored);
    return openPart(stocked.row ? specificationOf(stocked.row, kept.quantity) : kept, stocked);
  },
  complete(options, { locale }) {
    const { quantity: requested } = parseField(partSpecificationInput, options, { field: "specification", locale });
    const stocked = stockedOf(options);
    const { row } = stocked;
    if (!row) throw new AppError("NOT_FOUND");
    const quantity = requested ?? orderable(row, 1);
    const violations = quantityViolations(row, quantity, locale);
    if (violations.length > 0) throw new AppError("UNSUPPORTED_COMBINATION", { data: { violations } });
    if (quantity > row.stock) {
      throw new AppError("OUT_OF_STOCK", { values: { mpn: row.mpn }, data: { stock: row.stock } });
    }
    return openPart(specificationOf(row, quantity), stocked);
  },
  /** Another part is another item. */
  change(stored, change, { locale }) {
    const schema = z.object({ quantity: z.optional(integer) });
    const { quantity } = parseField(schema, change, { field: "specification", locale });
    return { partId: stored.partId, quantity: quantity ?? stored.quantity };
  },
};
