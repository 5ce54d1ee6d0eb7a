// Which answers are compressed, and that they are the same when unpacked.
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { packedAnswer } from "@/lib/server/http/packed-answer";

const LARGE = { rows: Array.from({ length: 1_000 }, (_, at) => `row ${at}`) };
const request = (accepted?: string) =>
  new Request("http://localhost/api", accepted === undefined ? {} : { headers: { "accept-encoding": accepted } });

it("packs a large JSON answer, and marks its tag as weak", async () => {
  const answer = Response.json(LARGE, { headers: { etag: '"a"', "x-request-id": "1" } });
  const packed = await packedAnswer(answer, request("br, gzip;q=0.8"));
  expect([packed.headers.get("content-encoding"), packed.headers.get("vary"), packed.headers.get("etag")]).toEqual([
    ...["gzip", "accept-encoding", 'W/"a"'],
  ]);
  expect(packed.headers.get("x-request-id")).toBe("1");
  const body = Buffer.from(await packed.arrayBuffer());
  expect(JSON.parse(gunzipSync(body).toString())).toEqual(LARGE);
  expect(body.length).toBeLessThan(4_000);
});

it.each([
  ["a small answer", Response.json({ a: 1 }), "gzip"],
  ["a caller who does not take it", Response.json(LARGE), "identity"],
  ["a caller who refuses it", Response.json(LARGE), "gzip;q=0"],
  ["a caller who says nothing", Response.json(LARGE), undefined],
  ["an answer with a new token", Response.json(LARGE, { headers: { authorization: "token" } }), "gzip"],
  ["a file", new Response("x".repeat(20_000), { headers: { "content-type": "image/svg+xml" } }), "gzip"],
])("leaves %s as it is", async (_case, answer, accepted) => {
  const expected = await answer.clone().text();
  const sent = await packedAnswer(answer, request(accepted));
  expect([sent.headers.get("content-encoding"), await sent.text()]).toEqual([null, expected]);
});

it("leaves an answer without a body alone", async () => {
  const sent = await packedAnswer(new Response(null, { status: 304 }), request("gzip"));
  expect([sent.status, sent.headers.get("content-encoding")]).toEqual([304, null]);
});
