// An object without its undefined values, for options that a question does not name.

export function named<T extends object>(options: T): T {
  const copy = { ...options };
  for (const option in copy) if (copy[option] === undefined) delete copy[option];
  return copy;
}
