import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/contracts/errors";
import { receiveUpload } from "@/lib/server/storage/upload";
import { testStore } from "@/tests/support/storage";

const BOUNDARY = "----boundary";
const ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
const MEGABYTE = 1024 * 1024;

const { store, files } = testStore();
let ended: Promise<unknown>[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  const listener = getRequestListener(async (incoming) => {
    const work = receiveUpload(incoming, store);
    ended.push(work.catch(() => undefined));
    try {
      return Response.json(await work);
    } catch (error) {
      return Response.json({ code: error instanceof AppError ? error.code : String(error) });
    }
  });
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());
beforeEach(async () => {
  ended = [];
  for (const file of files()) await store.remove(file.split("/").at(-1) ?? "");
});

type Part = { name: string; filename?: string; content: string | Buffer };

function multipart(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, content }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n\r\n`,
    content,
    "\r\n",
  ]);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}

const HEADERS = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

function open(headers: Record<string, string | number> = {}) {
  return request({ host: "127.0.0.1", port, agent: false, method: "POST", headers: { ...HEADERS, ...headers } });
}

async function answerOf(outgoing: ReturnType<typeof open>): Promise<Record<string, unknown>> {
  const [incoming] = (await once(outgoing, "response")) as [Readable];
  return JSON.parse((await buffer(incoming)).toString()) as Record<string, unknown>;
}

async function send(body: Buffer | Readable, headers: Record<string, string | number> = {}) {
  const outgoing = open(headers);
  const answer = answerOf(outgoing);
  if (Buffer.isBuffer(body)) outgoing.end(body);
  else body.pipe(outgoing);
  return answer;
}

/** A form with a file of `size` bytes made as it is sent. */
function* form(size: number, hash?: ReturnType<typeof createHash>): Generator<Buffer> {
  const [before = "", after = ""] = multipart([
    { name: "fileType", content: "8" },
    { name: "file", filename: "board.zip", content: "FILE" },
  ])
    .toString()
    .split("FILE");
  yield Buffer.from(before);
  const block = randomBytes(64 * 1024);
  let left = size;
  let first = true;
  while (left > 0) {
    const piece = Buffer.from(block.subarray(0, Math.min(left, block.length)));
    if (first) ZIP.copy(piece);
    first = false;
    hash?.update(piece);
    left -= piece.length;
    yield piece;
  }
  yield Buffer.from(after);
}

const file = (filename: string, content: string | Buffer = ZIP): Part => ({ name: "file", filename, content });
const field = (name: string, content: string): Part => ({ name, content });

describe("an upload", () => {
  it("is kept with its fields, whichever comes first", async () => {
    const sha256 = createHash("sha256").update(ZIP).digest("hex");
    const parts = [file("板 1.zip"), field("fileType", "8"), field("batchUid", "b1")];
    for (const body of [multipart(parts), multipart(parts.toReversed())]) {
      expect(await send(body)).toEqual({
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        size: ZIP.length,
        sha256,
        fields: { fileType: "8", batchUid: "b1" },
        fileType: 8,
        name: "板 1.zip",
        kind: "zip",
        mime: "application/zip",
      });
    }
    expect(files()).toHaveLength(2);
  });

  it("is shown under the name its sender gave, cleaned", async () => {
    const name = field("originalFileName", "..\\\u202Eboard.zip");
    for (const parts of [
      [field("fileType", "8"), name, file("blob")],
      [file("blob"), name, field("fileType", "8")],
    ]) {
      expect(await send(multipart(parts))).toMatchObject({ name: "board.zip" });
    }
  });

  it.each([
    ["without a file", [field("fileType", "8")], "EMPTY_FILE"],
    ["with an empty file", [field("fileType", "8"), file("board.zip", "")], "EMPTY_FILE"],
    ["without its type", [file("board.zip")], "INVALID_INPUT"],
    ["of an unknown type", [field("fileType", "999"), file("board.zip")], "INVALID_INPUT"],
    ["of two files", [field("fileType", "8"), file("board.zip"), file("other.zip")], "TOO_MANY_FILES"],
    [
      "of nine files",
      [field("fileType", "8"), ...Array.from({ length: 9 }, () => file("board.zip"))],
      "TOO_MANY_FILES",
    ],
    ["with a name that its type does not take", [field("fileType", "13"), file("board.zip")], "WRONG_FILE_FORMAT"],
    ["with a program called a zip", [field("fileType", "8"), file("board.zip", "MZ\0\0\0\0")], "WRONG_FILE_FORMAT"],
    [
      "with a picture too large for an avatar",
      [field("fileType", "13"), file("me.png", Buffer.alloc(MEGABYTE + 1))],
      "FILE_TOO_LARGE",
    ],
    [
      "that says so late that it is too large",
      [file("me.png", Buffer.alloc(MEGABYTE + 1)), field("fileType", "13")],
      "FILE_TOO_LARGE",
    ],
    [
      "of a thousand parts",
      [field("fileType", "8"), ...Array.from({ length: 1000 }, () => field("x", "")), file("b.zip")],
      "MALFORMED_BODY",
    ],
    [
      "with a field name of a megabyte",
      [field("x".repeat(MEGABYTE), ""), field("fileType", "8"), file("b.zip")],
      "MALFORMED_BODY",
    ],
    [
      "with a field of a megabyte",
      [field("batchUid", "x".repeat(MEGABYTE)), field("fileType", "8"), file("b.zip")],
      "MALFORMED_BODY",
    ],
  ] as [string, Part[], string][])("%s is refused and leaves nothing", async (_case, parts, code) => {
    expect(await send(multipart(parts))).toMatchObject({ code });
    await Promise.all(ended);
    expect(files()).toEqual([]);
  });

  it("whose form ends early, or is none, is refused and leaves nothing", async () => {
    const whole = multipart([field("fileType", "8"), file("board.zip", Buffer.alloc(100_000))]);
    expect(await send(whole.subarray(0, 50_000))).toMatchObject({ code: "MALFORMED_BODY" });
    expect(await send(Buffer.from("no form"))).toMatchObject({ code: "MALFORMED_BODY" });
    expect(await send(whole, { "content-type": "application/json" })).toMatchObject({ code: "MALFORMED_BODY" });
    await Promise.all(ended);
    expect(files()).toEqual([]);
  });

  it("that its sender breaks off leaves nothing", async () => {
    const outgoing = open();
    outgoing.on("error", () => undefined);
    for (const piece of form(2 * MEGABYTE)) {
      outgoing.write(piece);
      if (files().length > 0) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    outgoing.destroy();
    await expect.poll(() => ended.length).toBe(1);
    await Promise.all(ended);
    expect(files()).toEqual([]);
  });

  it("of 100 MB and one byte is refused while it streams, whether or not it said its length", async () => {
    expect(await send(Readable.from(form(100 * MEGABYTE + 1)))).toMatchObject({ code: "FILE_TOO_LARGE" });
    expect(await send(Readable.from(form(1000)), { "content-length": 200 * MEGABYTE })).toMatchObject({
      code: "FILE_TOO_LARGE",
    });
    await Promise.all(ended);
    expect(files()).toEqual([]);
  });

  it("of 99.9 MB arrives whole, and the memory it takes stays under 60 MB", async () => {
    const size = Math.floor(99.9 * MEGABYTE);
    const hash = createHash("sha256");
    const before = process.memoryUsage();
    let peak = 0;
    const body = Readable.from(
      (function* () {
        for (const piece of form(size, hash)) {
          const now = process.memoryUsage();
          // Sender and receiver share this process; what was freed but not yet collected counts against us.
          peak = Math.max(peak, now.heapUsed + now.external - before.heapUsed - before.external);
          yield piece;
        }
      })(),
    );
    expect(await send(body)).toMatchObject({ size, sha256: hash.digest("hex"), kind: "zip" });
    expect(peak / MEGABYTE).toBeLessThan(60);
  });
});
