import { expect, it } from "vitest";
import { AppError } from "@/lib/contracts/errors";
import { readBody } from "@/lib/server/http/body";
import { readAway } from "@/lib/server/http/read-away";

const CHUNK = 64 * 1024;

/** A request of so many chunks, and how many of them were taken. */
function sending(chunks: number, headers: Record<string, string> = {}) {
  const sent = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent.chunks === chunks) return controller.close();
        sent.chunks += 1;
        controller.enqueue(new Uint8Array(CHUNK));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("http://localhost/", init), sent };
}

it("takes what was sent up to its end", async () => {
  const { request, sent } = sending(10);
  await readAway(request, 10 * CHUNK);
  expect(sent.chunks).toBe(10);
});

it("takes no more than its limit, and nothing of what says that it is more", async () => {
  const silent = sending(100);
  await readAway(silent.request, 10 * CHUNK);
  expect(silent.sent.chunks).toBe(11);
  const honest = sending(100, { "content-length": String(100 * CHUNK) });
  await readAway(honest.request, 10 * CHUNK);
  expect(honest.sent.chunks).toBe(0);
});

it("does not mind a sender that breaks off", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
  await readAway(new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit), 1000);
});

it.each<[string, Record<string, string>]>([
  ["that says so", { "content-length": String(20 * CHUNK) }],
  ["that does not say so", {}],
])("a body that is too large and %s is refused after it was sent", async (_what, headers) => {
  const { request, sent } = sending(20, headers);
  await expect(readBody(request, CHUNK)).rejects.toEqual(new AppError("BODY_TOO_LARGE"));
  expect(sent.chunks).toBe(20);
});
