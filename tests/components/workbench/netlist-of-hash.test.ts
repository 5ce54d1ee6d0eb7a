// Netlists in addresses: what the assistant writes is read back, and anything else is harmless.

import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { netlistOfHash } from "@/components/workbench/import/netlist-of-hash";
import { netlistPath } from "@/lib/server/assistant/tools/netlist-link";

const hashOf = (path: string) => path.slice(path.indexOf("#"));
const hashWith = (bytes: Uint8Array) => `#netlist=${Buffer.from(bytes).toString("base64url")}`;

it("a netlist is read back as it was", async () => {
  const netlist = fc.string({ unit: "grapheme", minLength: 1, maxLength: 800 });
  const roundTrip = fc.asyncProperty(netlist, async (text) => {
    expect(await netlistOfHash(hashOf(netlistPath(text)))).toBe(text);
  });
  await fc.assert(roundTrip, { numRuns: 60 });
});

it("the longest netlist of an answer fits, and a longer one leads to the page alone", async () => {
  const noise = Array.from({ length: 400 }, (_, at) => `R${at} n${(at * 7919) % 977} 0 ${at * 31}k`).join("\n");
  const longest = noise.slice(0, 4_000);
  const path = netlistPath(longest);
  expect(path.length).toBeLessThanOrEqual(8_200);
  expect(await netlistOfHash(hashOf(path))).toBe(longest);
  const random = Array.from({ length: 9_000 }, (_, at) => String.fromCharCode(33 + ((at * at * 7919) % 89))).join("");
  const huge = Buffer.from(random.repeat(4)).toString("base64") + [...random].toReversed().join("");
  expect([netlistPath(huge).length <= 8_200, netlistPath(huge).startsWith("/workbench/import")]).toEqual([true, true]);
});

it.each([
  ["another fragment", "#top"],
  ["nothing", "#netlist="],
  ["signs of no base64url", "#netlist=<script>"],
  ["bytes that are not deflated", "#netlist=AAAAAAAA"],
  ["bytes that are no text", hashWith(deflateRawSync(Buffer.from([0xff, 0xfe, 0xfd])))],
  ["few bytes that hold a megabyte", hashWith(deflateRawSync("R1 a 0 1k\n".repeat(100_000)))],
  ["a long fragment", `#netlist=${"A".repeat(9_000)}`],
])("%s is none", async (_name, hash) => {
  expect(await netlistOfHash(hash)).toBeNull();
});
