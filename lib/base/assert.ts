// Assertions for programmer errors.

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** Makes the compiler list the cases that a switch does not handle. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
