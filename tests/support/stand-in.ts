/**
 * Returns `value` in place of a `T`: an object with no more than the test's subject reads, or input that the types
 * refuse.
 */
export function standIn<T>(value: unknown): T {
  return value as T;
}
