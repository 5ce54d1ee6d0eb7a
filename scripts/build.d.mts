/** Installs and builds if necessary; resolves to the exit code. */
export function ensureBuilt(): Promise<number>;
