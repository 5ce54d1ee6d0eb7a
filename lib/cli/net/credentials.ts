// Keys that `boardwright login` stored: a file that its owner alone may read.

import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { CliFailure } from "@/lib/cli/failure";
import { EXIT } from "@/lib/cli/exit";
import type { Io } from "@/lib/cli/io";
import type { MarketArea } from "@/lib/core/market/area";

export interface StoredServer {
  readonly address: string;
  /** Null where none was named. */
  readonly area: MarketArea | null;
  readonly key: string;
}

/** XDG Base Directory Specification: `$XDG_CONFIG_HOME`, else `~/.config`; on Windows `%APPDATA%`. */
export function credentialsFile({ env, platform }: Pick<Io, "env" | "platform">): string {
  const home = env.HOME || homedir();
  const usual = platform === "win32" ? env.APPDATA : undefined;
  const base = [env.XDG_CONFIG_HOME, usual].find((each) => each && path.isAbsolute(each)) ?? path.join(home, ".config");
  return path.join(base, "boardwright", "credentials.json");
}

const isServer = (value: unknown): value is StoredServer =>
  typeof value === "object" &&
  value !== null &&
  "address" in value &&
  typeof value.address === "string" &&
  "key" in value &&
  typeof value.key === "string";

/** The last one that was stored comes first. A file that others may read is refused, as ssh does with its keys. */
export async function readServers(io: Pick<Io, "env" | "platform">): Promise<StoredServer[]> {
  const file = credentialsFile(io);
  const facts = await stat(file).catch(() => null);
  if (facts === null) return [];
  if (io.platform !== "win32" && (facts.mode & 0o077) !== 0)
    throw new CliFailure(EXIT.auth, "credentialsOpen", { file });
  try {
    const { servers } = JSON.parse(await readFile(file, "utf8")) as { servers?: unknown };
    return Array.isArray(servers) ? servers.filter(isServer) : [];
  } catch {
    throw new CliFailure(EXIT.auth, "credentialsUnread", { file });
  }
}

/** Written beside the file and moved over it, so that an interrupted write loses nothing. */
export async function writeServers(io: Pick<Io, "env" | "platform" | "randomId">, servers: readonly StoredServer[]) {
  const file = credentialsFile(io);
  if (servers.length === 0) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${io.randomId()}`;
  await writeFile(part, `${JSON.stringify({ version: 1, servers }, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  // The mode of a new file is cut by the umask, which may also lack our own bits.
  await chmod(part, 0o600);
  await rename(part, file);
}
