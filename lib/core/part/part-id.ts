// The id of a part in URLs and carts: a hash of manufacturer and part number, so that a refilled catalog keeps it.

/**
 * 53 bits by two interleaved multiplications (the public-domain cyrb53 hash): among 10^6 parts the chance of a
 * collision is 6 in 10^5, and a test checks the catalog for one.
 */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

export function partId({ manufacturer, mpn }: { manufacturer: string; mpn: string }): string {
  return `p${hash53(`${manufacturer.toLowerCase()}\n${mpn.toUpperCase().replace(/\s/g, "")}`)
    .toString(36)
    .padStart(11, "0")}`;
}

/** A uniformly distributed number in [0, 1) that is derived from a text and never changes. */
export function fractionOf(text: string): number {
  return hash53(text) / 2 ** 53;
}
