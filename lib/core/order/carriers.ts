// Tracking pages of known carriers.

import carriers from "./carriers.json";

/** Carriers with a tracking page, by their usual names. */
export const CARRIERS: readonly string[] = carriers.carriers.map(({ title }) => title);

/** The carrier's tracking page for a number; null for an unknown carrier, and without a number. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const name = carrier.trim().toLowerCase();
  const known = carriers.carriers.find(({ names }) =>
    names.some((each) => name === each || name.startsWith(`${each} `)),
  );
  return known && trackingNumber !== "" ? known.url.replace("{number}", encodeURIComponent(trackingNumber)) : null;
}
