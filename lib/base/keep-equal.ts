// Keeps what has not changed, so that whoever compares by identity sees only what has.

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * `next`, with every part of `before` that says the same in place of its equal; `before` itself where all of it does.
 * Goes through lists and plain objects; anything else is compared by identity.
 */
export function keepEqual<T>(before: T, next: T): T;
export function keepEqual(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const kept = next.map((item, at) => keepEqual(before[at], item));
    return kept.length === before.length && kept.every((item, at) => Object.is(item, before[at])) ? before : kept;
  }
  if (!isPlain(before) || !isPlain(next)) return next;
  const keys = Object.keys(next);
  const kept = Object.fromEntries(keys.map((key) => [key, keepEqual(before[key], next[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && Object.is(kept[key], before[key]));
  return isSame ? before : kept;
}
