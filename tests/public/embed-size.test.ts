// What the script of widgets costs the site that loads it, and which browsers run it.
import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { expect, it } from "vitest";

const SOURCE = readFileSync("public/embed/v1.js", "utf8");
const MAX_BYTES = 3_000;

it("is small", () => {
  expect(Buffer.byteLength(SOURCE)).toBeLessThan(MAX_BYTES);
});

it("has no syntax that is newer than ES2017", async () => {
  const [asWritten, lowered] = await Promise.all([
    transform(SOURCE, { target: "esnext" }),
    transform(SOURCE, { target: "es2017" }),
  ]);
  expect(lowered.code).toBe(asWritten.code);
});
