import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { RowDigest } from "@/lib/server/backup/row-digest";
import { lineBlocks, linesOf } from "@/lib/server/backup/streams";
import { Random } from "@/tests/support/random";

const random = new Random(4);
const rows = random.many(400, () => `${random.below(1e9)}\t${"x".repeat(random.below(300))}\\N`);

/** The text in pieces of any length. */
function pieces(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const cut: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = Math.min(bytes.length, at + 1 + random.below(200));
    cut.push(bytes.subarray(at, end));
    at = end;
  }
  return cut;
}

function digestOf(lines: readonly string[]) {
  const digest = new RowDigest();
  for (const piece of pieces(lines.map((line) => `${line}\n`).join(""))) digest.update(piece);
  return { rows: digest.rows, digest: digest.digest() };
}

async function* stream(text: string): AsyncGenerator<Buffer> {
  yield* pieces(text);
}

describe("the digest of rows", () => {
  it("of one row is its SHA-256, and of none is zero", () => {
    expect(digestOf(["a\tb"])).toEqual({ rows: 1, digest: createHash("sha256").update("a\tb\n").digest("hex") });
    expect(digestOf([])).toEqual({ rows: 0, digest: "0".repeat(64) });
  });

  it("depends neither on the order of the rows nor on how they arrive", () => {
    expect(digestOf(rows.toReversed())).toEqual(digestOf(rows));
    expect(digestOf(rows.toSorted())).toEqual(digestOf(rows));
  });

  it("notices a row that is missing, changed or there twice", () => {
    const whole = digestOf(rows).digest;
    const [first = "", ...others] = rows;
    for (const other of [others, [...others, `${first}x`], [...rows, first], [...rows, first, first]])
      expect(digestOf(other).digest).not.toBe(whole);
  });

  it("refuses half a row", () => {
    const digest = new RowDigest();
    digest.update(Buffer.from("a\nb"));
    expect(() => digest.digest()).toThrow("no end");
  });
});

describe("blocks of lines", () => {
  const text = rows.map((row) => `${row}\n`).join("");

  it("are whole lines of about the size, and together the text", async () => {
    const blocks: Buffer[] = [];
    for await (const block of lineBlocks(stream(text), 1_000)) blocks.push(block);
    expect(Buffer.concat(blocks).toString()).toBe(text);
    for (const block of blocks) expect(block.at(-1)).toBe(0x0a);
    // A piece has up to 200 bytes, a row up to 320.
    for (const block of blocks.slice(0, -1)) expect(Math.abs(block.length - 1_000)).toBeLessThan(520);
  });

  it("come apart into lines, the last one with or without its end", async () => {
    for (const [given, expected] of [
      [text, rows],
      [text.slice(0, -1), rows],
      ["", []],
      ["\n\n", ["", ""]],
    ] as const) {
      const lines: string[] = [];
      for await (const line of linesOf(stream(given))) lines.push(line);
      expect(lines).toEqual(expected);
    }
  });
});
