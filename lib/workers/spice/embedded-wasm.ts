// The engine's WebAssembly is embedded in its script as a "data:" address, which it fetches. A page's policy allows
// requests to our own server only (connect-src 'self'), so such an address is answered here, without a request.

const WASM = "data:application/wasm;base64,";

/** Null for other addresses. Throws for damaged base64. */
export function embeddedWasm(address: string): Response | null {
  if (!address.startsWith(WASM)) return null;
  const text = atob(address.slice(WASM.length));
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return new Response(bytes, { headers: { "content-type": "application/wasm" } });
}

type Fetch = typeof globalThis.fetch;

/** A fetch that knows embedded WebAssembly, and hands everything else to the given one. */
export const withEmbeddedWasm =
  (request: Fetch): Fetch =>
  async (input, init) =>
    embeddedWasm(input instanceof Request ? input.url : String(input)) ?? request(input, init);
