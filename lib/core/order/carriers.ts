// Where the parcels of known carriers are followed.

import carriers from "./carriers.json";

/** Whose parcels an order can follow, by the names that they go by everywhere. */
export const CARRIERS: readonly string[] = carriers.carriers.map(({ title }) => title);

/** The carrier's own page for a number; null for a carrier that is not known, and where there is no number. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const name = carrier.trim().toLowerCase();
  const known = carriers.carriers.find(({ names }) =>
    names.some((each) => name === each || name.startsWith(`${each} `)),
  );
  return known && trackingNumber !== "" ? known.url.replace("{number}", encodeURIComponent(trackingNumber)) : null;
}
