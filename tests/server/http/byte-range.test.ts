import { expect, it } from "vitest";
import { askedPart } from "@/lib/server/http/byte-range";

const FILE = { size: 1000, etag: '"a"' };
const requestedPart = (range: string | null, ifRange: string | null = null) => askedPart({ range, ifRange }, FILE);

// The examples of RFC 9110, section 14.1.2, for a file of 10 000 bytes, and what stands beside them there.
it.each([
  ["bytes=0-499", { from: 0, to: 499 }],
  ["bytes=500-999", { from: 500, to: 999 }],
  ["bytes=-500", { from: 9500, to: 9999 }],
  ["bytes=9500-", { from: 9500, to: 9999 }],
  ["bytes=0-0", { from: 0, to: 0 }],
  ["bytes=-1", { from: 9999, to: 9999 }],
])("%s of 10 000 bytes", (range, part) => {
  expect(askedPart({ range, ifRange: null }, { size: 10_000, etag: '"a"' })).toEqual(part);
});

it.each([
  ["bytes=990-99999999999999999999", { from: 990, to: 999 }],
  ["bytes=-99999999999999999999", { from: 0, to: 999 }],
  ["Bytes= 5-5", { from: 5, to: 5 }],
])("%s ends with the file", (range, part) => expect(requestedPart(range)).toEqual(part));

it.each(["bytes=1000-", "bytes=99999999999999999999-", "bytes=-0"])("%s is no part of the file", (range) => {
  expect(requestedPart(range)).toBe("unsatisfiable");
});

it.each([null, "", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,3-4", "lines=0-1", "bytes=a-b", "bytes=-1-", "0-1"])(
  "%j is answered with the whole file",
  (range) => expect(requestedPart(range)).toBe("whole"),
);

it("If-Range asks for a part of that content alone", () => {
  expect(requestedPart("bytes=0-1", '"a"')).toEqual({ from: 0, to: 1 });
  expect(requestedPart("bytes=0-1", '"b"')).toBe("whole");
  expect(requestedPart("bytes=0-1", 'W/"a"')).toBe("whole");
  expect(requestedPart("bytes=0-1", "Mon, 23 Nov 2026 10:00:00 GMT")).toBe("whole");
});
