// The netlist of an address that an answer of the assistant links to. Anybody may write such an address: what it holds is
// text, offered to the reader like a chosen file.
import { MAX_HASHED_NETLIST, MAX_NETLIST_HASH, NETLIST_HASH } from "@/lib/core/assistant/circuits/netlist-hash";

const BASE64URL = /^[\w-]+$/;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Reads no further than the limit: few bytes may hold very many. Null beyond it. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += done ? decoder.decode() : decoder.decode(value, { stream: true });
    if (text.length > MAX_HASHED_NETLIST) {
      await reader.cancel();
      return null;
    }
    if (done) return text;
  }
}

/** Null for any other fragment, and for one that is no text. */
export async function netlistOfHash(hash: string): Promise<string | null> {
  const fragment = hash.replace(/^#/, "");
  if (!fragment.startsWith(NETLIST_HASH) || fragment.length > MAX_NETLIST_HASH) return null;
  const packed = fragment.slice(NETLIST_HASH.length);
  if (!BASE64URL.test(packed)) return null;
  try {
    return await inflated(bytesOf(packed));
  } catch {
    return null;
  }
}
