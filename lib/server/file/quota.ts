// Upload limits: per owner, per network, for all visitors together, and by free disk space.

import { createHmac } from "node:crypto";
import { AppError } from "@/lib/contracts/errors";
import { readSecret } from "@/lib/server/config/secret";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { readAway } from "@/lib/server/http/read-away";
import { LARGEST_BODY } from "@/lib/server/storage/upload";
import * as rows from "./rows";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GIB = 1024 ** 3;
const MIB = 1024 ** 2;

export type Quota = { spanMs: number; files: number; bytes: number };

/** One owner: enough for any day's work. */
const OWNER: readonly Quota[] = [
  { spanMs: HOUR_MS, files: 500, bytes: 5 * GIB },
  { spanMs: DAY_MS, files: 2000, bytes: 10 * GIB },
];
/** One network, whoever sends from it: a company's people share an address. */
const NETWORK: readonly Quota[] = [{ spanMs: DAY_MS, files: 5000, bytes: 20 * GIB }];
/** Visitors of one network: without a cookie each request is another owner. */
const NETWORK_VISITORS: readonly Quota[] = [
  { spanMs: HOUR_MS, files: 200, bytes: 1 * GIB },
  { spanMs: DAY_MS, files: 600, bytes: 3 * GIB },
];
/** All visitors together. */
const VISITORS: readonly Quota[] = [{ spanMs: DAY_MS, files: 50_000, bytes: 40 * GIB }];

/** Uploads that are under way in this process, in bytes that they may bring. */
class Pending {
  readonly #byNetwork = new Map<string, number>();
  #all = 0;

  of(network: string): number {
    return this.#byNetwork.get(network) ?? 0;
  }

  get all(): number {
    return this.#all;
  }

  add(network: string, bytes: number): () => void {
    this.#byNetwork.set(network, this.of(network) + bytes);
    this.#all += bytes;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = this.of(network) - bytes;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
      this.#all -= bytes;
    };
  }
}

const pendingOf = new WeakMap<Deps["store"], Pending>();

function pendingFor(deps: Deps): Pending {
  const existing = pendingOf.get(deps.store) ?? new Pending();
  pendingOf.set(deps.store, existing);
  return existing;
}

/** A network as it is kept: nobody reads an address out of it. */
export function networkHash({ environment }: Pick<Deps, "environment">, network: string): string {
  return createHmac("sha256", readSecret(environment.dataDir))
    .update(`network ${network}`)
    .digest("base64url")
    .slice(0, 22);
}

/** At most what the request says, else the most that is read of one. */
function expectedBytes({ headers }: Request): number {
  const declared = Number(headers.get("content-length") ?? Number.NaN);
  return Number.isFinite(declared) ? Math.min(declared, LARGEST_BODY) : LARGEST_BODY;
}

type Group = { of: rows.SentBy; quotas: readonly Quota[]; pending: number };

async function requireWithin(deps: Deps, { of, quotas, pending }: Group, now: Date): Promise<void> {
  for (const { spanMs, files, bytes } of quotas) {
    const sent = await rows.sentSince(deps.db, of, new Date(now.getTime() - spanMs));
    if (sent.files >= files || sent.bytes + pending > bytes) throw new AppError("UPLOAD_QUOTA");
  }
}

/**
 * Before a file is received: what nobody may keep is not taken. Answers what ends the reservation, to be called when
 * the upload is over. Throws UPLOAD_QUOTA, STORAGE_FULL.
 */
export async function reserveUpload(deps: Deps, context: RequestContext): Promise<() => void> {
  const owner = context.owner();
  const network = networkHash(deps, context.ip);
  const pending = pendingFor(deps);
  const bytes = expectedBytes(context.request);
  // Taken before anything is asked of the database: parallel uploads see each other.
  const release = pending.add(network, bytes);
  try {
    const free = await deps.store.freeBytes();
    if (free - pending.all < deps.environment.minFreeDiskMb * MIB) throw new AppError("STORAGE_FULL");
    const groups: Group[] = [
      { of: { owner }, quotas: OWNER, pending: bytes },
      { of: { network }, quotas: NETWORK, pending: pending.of(network) },
    ];
    if (owner.accountId === null) {
      groups.push({ of: { network, isVisitor: true }, quotas: NETWORK_VISITORS, pending: pending.of(network) });
      groups.push({ of: { isVisitor: true }, quotas: VISITORS, pending: pending.all });
    }
    for (const group of groups) await requireWithin(deps, group, context.now);
    return release;
  } catch (error) {
    release();
    // A refusal is heard only by a sender that may send all of its file.
    await readAway(context.request, LARGEST_BODY);
    throw error;
  }
}
