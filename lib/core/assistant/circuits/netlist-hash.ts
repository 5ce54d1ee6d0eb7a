// A netlist in the fragment of an address: deflated without header, in base64url.

export const NETLIST_HASH = "netlist=";
/** Characters of the fragment. */
export const MAX_NETLIST_HASH = 8_000;
/** Characters of the netlist; an answer's has at most 4,000. */
export const MAX_HASHED_NETLIST = 16_000;
