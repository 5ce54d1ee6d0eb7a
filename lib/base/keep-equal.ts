// Keeps unchanged parts of a value identical, so that comparison by identity finds only real changes.

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Usually all items are equal: nothing is allocated before the first difference. */
function keptList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let kept: unknown[] | null = before.length === next.length ? null : [];
  for (let at = 0; at < next.length; at++) {
    const item = keepEqual(before[at], next[at]);
    if (kept === null && !Object.is(item, before[at])) kept = before.slice(0, at);
    kept?.push(item);
  }
  return kept ?? before;
}

function keptObject(before: Plain, next: Plain): Plain {
  const keys = Object.keys(next);
  let kept: Plain | null = keys.length === Object.keys(before).length ? null : {};
  for (const [at, key] of keys.entries()) {
    const value = keepEqual(before[key], next[key]);
    if (kept === null && (!(key in before) || !Object.is(value, before[key])))
      kept = Object.fromEntries(keys.slice(0, at).map((same) => [same, before[same]]));
    if (kept !== null) kept[key] = value;
  }
  return kept ?? before;
}

/**
 * `next` with every part that equals its counterpart in `before` replaced by that; `before` itself if all parts are
 * equal. Compares lists and plain objects in depth; anything else by identity.
 */
export function keepEqual<T>(before: T, next: T): T;
export function keepEqual(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) return keptList(before, next);
  return isPlain(before) && isPlain(next) ? keptObject(before, next) : next;
}
