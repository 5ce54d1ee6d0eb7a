// Server and key of a command: flags first, then the environment, then what `login` stored.

import { usage } from "@/lib/cli/failure";
import type { Io } from "@/lib/cli/io";
import { type StoredServer, readServers } from "@/lib/cli/net/credentials";
import { serverAddress } from "@/lib/cli/net/server-address";
import type { MarketArea } from "@/lib/core/market/area";

export interface ChosenServer {
  readonly address: string;
  readonly key: string | null;
}

/** Set by the build of a package whose operator has one site; empty in the sources. */
declare const BOARDWRIGHT_DEFAULT_URL: string | undefined;
const builtInAddress = typeof BOARDWRIGHT_DEFAULT_URL === "undefined" ? "" : BOARDWRIGHT_DEFAULT_URL;

/** Shape of a key: servers make `bw_` or `bw_test_` with 43 characters, newer ones may make longer keys. */
export const isKey = (text: string): boolean => /^bw_[\w-]{43,120}$/.test(text);

function keyOf(env: Io["env"]): string | null {
  const key = env.BOARDWRIGHT_API_KEY?.trim() ?? "";
  if (key === "") return null;
  if (!isKey(key)) throw usage("keyFormat");
  return key;
}

/** A stored key goes to the address that it was stored with and nowhere else. */
export async function chooseServer(io: Io, url: string | undefined, area: MarketArea | null): Promise<ChosenServer> {
  const named = url ?? (io.env.BOARDWRIGHT_URL?.trim() || undefined);
  const key = keyOf(io.env);
  const stored: StoredServer[] = named !== undefined && key !== null ? [] : await readServers(io);
  if (named !== undefined) {
    const address = serverAddress(named);
    return { address, key: key ?? stored.find((each) => each.address === address)?.key ?? null };
  }
  const kept = area === null ? stored[0] : stored.find((each) => each.area === area);
  if (kept) return { address: serverAddress(kept.address), key: key ?? kept.key };
  if (area !== null && stored.length > 0) throw usage("noServerOfArea", { area });
  if (builtInAddress === "") throw usage("noAddress");
  return { address: serverAddress(builtInAddress), key };
}
