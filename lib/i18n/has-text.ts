// Texts whose key is known only at run time, such as a code that a server sends.

/** Whether there is such a text, so that it may be asked for. */
export function hasText<K extends string>(t: { has(key: K): boolean }, key: string): key is K {
  return t.has(key as K);
}
