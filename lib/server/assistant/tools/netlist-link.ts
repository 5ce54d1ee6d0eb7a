// The address under which a netlist of an answer opens: the text itself, in the part that browsers do not send.

import { deflateRawSync } from "node:zlib";
import { MAX_NETLIST_HASH, NETLIST_HASH } from "@/lib/core/assistant/circuits/netlist-hash";

const IMPORT = "/workbench/import";

/** The import page with the netlist, which its reader may open in the simulator or draw; without it where it is too long. */
export function netlistPath(netlist: string): string {
  const hash = `${NETLIST_HASH}${deflateRawSync(netlist).toString("base64url")}`;
  return hash.length > MAX_NETLIST_HASH ? IMPORT : `${IMPORT}#${hash}`;
}
