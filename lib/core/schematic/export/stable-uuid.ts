// UUIDs for records: KiCad finds the footprint of a component again by the UUID of its symbol.

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const OFFSETS = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
const PRIME = 0x01000193;

/** FNV-1a, 32 bits. */
function hash(text: string, offset: number): number {
  let value = offset;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  return value >>> 0;
}

/** The id itself if it is a UUID; otherwise one that depends on it alone (RFC 9562, version 8). */
export function stableUuid(id: string): string {
  if (UUID.test(id)) return id.toLowerCase();
  const digits = OFFSETS.map((offset) => hash(id, offset).toString(16).padStart(8, "0")).join("");
  const variant = ((parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join("-");
}
