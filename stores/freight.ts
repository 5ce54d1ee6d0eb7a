// Likely destination of parcels from this browser, for estimates before an address is known.

import type { ShippingMethod } from "@/lib/core/pricing/shipping";
import { SHIPPING_METHODS } from "@/lib/core/pricing/shipping";
import { drafts } from "@/stores/drafts/draft";

const KEY = "freight";

export interface Freight {
  /** ISO 3166 alpha-2; null for the area's home zone. */
  country: string | null;
  method: ShippingMethod;
}

/** Any country without a zone of its own, a user-assigned code of ISO 3166. */
export const ELSEWHERE = "ZZ";

export const DEFAULT_FREIGHT: Freight = { country: null, method: "standard" };

function read(stored: unknown): Freight | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { country, method } = stored as { country?: unknown; method?: unknown };
  const known = SHIPPING_METHODS.find((name) => name === method);
  if (!known) return null;
  return { country: typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : null, method: known };
}

export function findFreight(): Promise<Freight | null> {
  return drafts.find(KEY, read);
}

export function keepFreight(freight: Freight): Promise<void> {
  return drafts.keep(KEY, freight);
}
