// Cause of a failed start, as one sentence that says what to do; null for a bug, whose stack trace is printed.

import { isDatabaseAway } from "@/lib/server/db/away";

type Where = { host: string; port: number; dataDir: string; databaseUrl?: string };

const FILE_FAULTS: Readonly<Record<string, (where: Where) => string>> = {
  ENOSPC: ({ dataDir }) => `The disk of ${dataDir} is full. Free some space and start again.`,
  EDQUOT: ({ dataDir }) => `The quota of the disk of ${dataDir} is used up. Free some space and start again.`,
  EROFS: ({ dataDir }) =>
    `${dataDir} cannot be written: its file system is read-only. Set DATA_DIR to another directory.`,
};

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}

/** The error and what caused it, outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  let at = error;
  while (at instanceof Error && chain.length < 8) {
    chain.push(at);
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return chain;
}

function listenFault(error: Error, { host, port }: Where): string | null {
  if (codeOf(error) === "EADDRINUSE")
    return `Port ${port} of ${host} is already in use. Stop what listens there, or set PORT to another number.`;
  if (codeOf(error) === "EADDRNOTAVAIL") return `This machine has no address ${host}. Set HOST to one that it has.`;
  if (codeOf(error) === "EACCES" && "syscall" in error && error.syscall === "listen")
    return `Port ${port} needs more rights than this process has. Choose a PORT above 1023.`;
  return null;
}

/** The address without what signs in. */
function plainAddress(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}${port === "" ? "" : `:${port}`}${pathname}`;
}

function databaseFault(chain: Error[], { dataDir, databaseUrl }: Where): string | null {
  if (databaseUrl !== undefined) {
    const address = plainAddress(databaseUrl);
    if (chain.some((error) => /^28/.test(codeOf(error))))
      return `PostgreSQL at ${address} refused the name or the password of DATABASE_URL.`;
    if (chain.some((error) => codeOf(error) === "3D000")) return `There is no database at ${address}. Create it first.`;
    return isDatabaseAway(chain[0])
      ? `PostgreSQL at ${address} cannot be reached. Start it, or correct DATABASE_URL.`
      : null;
  }
  const message = chain.find((error) => error.message.startsWith("the embedded database did not open"))?.message;
  if (message === undefined) return null;
  if (/ENOSPC|no space left/i.test(message)) return FILE_FAULTS.ENOSPC?.({ host: "", port: 0, dataDir }) ?? null;
  return `The database in ${dataDir}/db cannot be opened: its files are damaged. Restore a backup of ${dataDir}, or move it away to start anew.`;
}

export function startFailure(error: unknown, where: Where): string | null {
  const chain = chainOf(error);
  for (const cause of chain) {
    const fault = FILE_FAULTS[codeOf(cause)];
    if (fault) return fault(where);
    const listening = listenFault(cause, where);
    if (listening) return listening;
    if ((codeOf(cause) === "EACCES" || codeOf(cause) === "EPERM") && "path" in cause)
      return `${String(cause.path)} cannot be written: this user lacks the right. Correct it, or set DATA_DIR to another directory.`;
  }
  return databaseFault(chain, where);
}
