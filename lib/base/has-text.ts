// Texts whose key is known only at run time, such as a code that a server sends.

/** True if the message catalog has the key. */
export function hasText<K extends string>(t: { has(key: K): boolean }, key: string): key is K {
  return t.has(key as K);
}

type Translate<K> = { (key: K, values?: Record<string, string | number>): string; has(key: K): boolean };

/** Returns the text of `key`, or `fallback` if there is none. */
export function textOr<K extends string>(
  t: Translate<K>,
  key: string,
  fallback: string,
  values?: Record<string, string | number>,
): string {
  return hasText(t, key) ? t(key, values) : fallback;
}
