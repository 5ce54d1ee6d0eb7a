import { describe, expect, it } from "vitest";
import { cleanPicture } from "@/lib/server/storage/picture/clean-picture";
import {
  BASELINE_JPEG,
  greyPng,
  PNG_METADATA,
  pngChunk,
  PROGRESSIVE_JPEG,
  talkativeJpeg,
} from "@/tests/support/pictures";

describe("a JPEG", () => {
  it.each([
    ["baseline", BASELINE_JPEG],
    ["progressive", PROGRESSIVE_JPEG],
  ])("(%s) keeps each of its tables and scans, and nothing that its camera said", (_, picture) => {
    const plain = cleanPicture(picture);
    const cleaned = cleanPicture(talkativeJpeg(picture));
    expect(cleaned).toEqual(plain);
    expect(cleaned?.size).toEqual({ width: 8, height: 6 });
    expect(cleaned?.mime).toBe("image/jpeg");
    // The picture is unchanged: none of it was metadata.
    expect(cleaned?.bytes.equals(picture)).toBe(true);
    expect(talkativeJpeg(picture).toString("latin1")).toContain("SECRET");
    expect(cleaned?.bytes.toString("latin1")).not.toContain("SECRET");
  });

  it("loses the thumbnail of its header", () => {
    const thumbnail = Buffer.concat([BASELINE_JPEG.subarray(0, 18), Buffer.from([1, 1]), Buffer.from("SEC")]);
    thumbnail.writeUInt16BE(16 + 3, 4);
    const original = Buffer.concat([thumbnail, BASELINE_JPEG.subarray(20)]);
    expect(cleanPicture(original)?.bytes.equals(BASELINE_JPEG)).toBe(true);
  });

  it("that is cut off anywhere is refused", () => {
    for (let length = 0; length < BASELINE_JPEG.length; length++) {
      expect(cleanPicture(BASELINE_JPEG.subarray(0, length)), String(length)).toBeNull();
    }
  });
});

describe("a PNG", () => {
  it("keeps what draws it, and nothing that was written beside", () => {
    const original = Buffer.concat([greyPng(3, 2, PNG_METADATA), Buffer.from("<script>SECRET()</script>")]);
    const cleaned = cleanPicture(original);
    expect(cleaned).toEqual({ bytes: greyPng(3, 2), mime: "image/png", size: { width: 3, height: 2 } });
  });

  it.each([
    ["a wrong checksum", () => greyPng(3, 2).fill(9, 29, 30)],
    ["a chunk that must be understood and is not", () => greyPng(3, 2, [pngChunk("XXXX", Buffer.alloc(1))])],
    ["a second header", () => greyPng(3, 2, [pngChunk("IHDR", Buffer.alloc(13))])],
    ["a side of more than 4096 pixels", () => greyPng(4097, 1)],
    ["no height", () => greyPng(1, 0)],
    ["no end", () => greyPng(3, 2).subarray(0, -12)],
  ])("with %s is refused", (_, picture) => {
    expect(cleanPicture(picture())).toBeNull();
  });
});

it.each(["", "GIF89a", "<svg xmlns='http://www.w3.org/2000/svg'/>", "\xff\xd8\xff", "\x89PNG\r\n\x1a\n"])(
  "%j is no picture",
  (text) => {
    expect(cleanPicture(Buffer.from(text, "latin1"))).toBeNull();
  },
);
