import { describe, expect, it } from "vitest";
import { embeddedWasm, withEmbeddedWasm } from "@/lib/workers/spice/embedded-wasm";

/** The smallest module: magic number and version. */
const MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const ADDRESS = `data:application/wasm;base64,${btoa(String.fromCharCode(...MODULE))}`;

describe("embedded WebAssembly", () => {
  it("is compiled without a request", async () => {
    const refuse = () => Promise.reject(new Error("no request"));
    const response = await withEmbeddedWasm(refuse)(new URL(ADDRESS));
    expect(response.headers.get("content-type")).toBe("application/wasm");
    const { instance } = await WebAssembly.instantiateStreaming(response);
    expect(Object.keys(instance.exports)).toEqual([]);
  });

  it("leaves other addresses to the browser", async () => {
    expect(embeddedWasm("https://example.org/a.wasm")).toBeNull();
    const answer = new Response("other");
    const request = withEmbeddedWasm(() => Promise.resolve(answer));
    expect(await request("https://example.org/a.wasm")).toBe(answer);
    expect(await request(new Request("https://example.org/a.wasm"))).toBe(answer);
  });
});
