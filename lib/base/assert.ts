// Assertions for programmer errors.

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** The value, which cannot be missing here; throws if it is. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`assertion failed: ${name} is missing`);
  return value;
}

/** Makes the compiler list the cases that a switch does not handle. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
