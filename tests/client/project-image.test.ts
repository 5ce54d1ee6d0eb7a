// @vitest-environment jsdom
// Images on their way to the server: which go as they are, which are drawn anew, and what is asked of the server.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchProjectImage, storeProjectImage } from "@/lib/client/project-image";
import { BROWSER_CLOCK } from "@/lib/client/transport/retry";
import { imageFile } from "@/lib/client/upload/image-file";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { BASELINE_JPEG, codedPng, greyPng, PROGRESSIVE_JPEG, talkativeJpeg } from "@/tests/support/pictures";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const blobOf = (bytes: Buffer, type: string): Blob => new Blob([new Uint8Array(bytes)], { type });
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

const drawn: number[][] = [];

/** A browser that decodes everything as 5,000 × 1,000 pixels. */
function stubCanvas(): void {
  class FakeCanvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      drawn.push([width, height]);
    }
    getContext = () => null;
    convertToBlob = ({ type }: { type: string }) => Promise.resolve(new Blob(["drawn"], { type }));
  }
  vi.stubGlobal("OffscreenCanvas", FakeCanvas);
  vi.stubGlobal("createImageBitmap", (blob: Blob) =>
    blob.type === "text/plain"
      ? Promise.reject(new Error("no picture"))
      : Promise.resolve({ width: 5_000, height: 1_000, close: () => undefined }),
  );
}

beforeEach(() => {
  stubBrowser();
  forgetPage();
  stubCanvas();
  drawn.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a picture", () => {
  it.each([
    ["a PNG", greyPng(9, 6), "image/png", "logo.png"],
    ["a JPEG", BASELINE_JPEG, "image/jpeg", "logo.jpg"],
    ["a JPEG in several scans", PROGRESSIVE_JPEG, "image/jpeg", "logo.jpg"],
  ])("goes as it is: %s", async (_title, bytes, type, name) => {
    const file = await imageFile(blobOf(bytes, type), "logo.tmp");
    expect([file.name, file.type, drawn]).toEqual([name, type, []]);
    expect(await bytesOf(file)).toEqual(bytes);
  });

  it.each([
    ["a JPEG that may have to be turned", talkativeJpeg(BASELINE_JPEG), "image/jpeg", "photo.jpg"],
    [
      "an interlaced PNG",
      codedPng({ width: 9, height: 6, isInterlaced: true }, Buffer.alloc(9)),
      "image/png",
      "photo.png",
    ],
    ["a PNG that is too wide", greyPng(4_097, 1), "image/png", "photo.png"],
    ["another kind of picture", Buffer.from("RIFF....WEBP"), "image/webp", "photo.png"],
    ["a large file", Buffer.concat([greyPng(9, 6), Buffer.alloc(5 * 1024 * 1024)]), "image/png", "photo.png"],
  ])("is drawn anew: %s", async (_title, bytes, type, name) => {
    const file = await imageFile(blobOf(bytes, type), "photo.xyz");
    // At most 4,096 pixels wide, in the same ratio: 1,000 × 4,096 / 5,000 = 819.
    expect([file.name, await file.text(), drawn]).toEqual([name, "drawn", [[4_096, 819]]]);
  });

  it("is refused where the browser cannot draw it", async () => {
    await expect(imageFile(blobOf(Buffer.from("text"), "text/plain"), "a.txt")).rejects.toMatchObject({
      code: "WRONG_FILE_FORMAT",
    });
  });
});

describe("storing an image", () => {
  const blob = blobOf(greyPng(9, 6), "image/png");

  it("sends the file, then asks for it to be stored, with the token of a link", async () => {
    const token = "a-token-of-22-letters_";
    const stored = await storeProjectImage({ projectId: "prj_1", token, blob, name: "logo.png" });
    expect(stored).toEqual({ file: "a".repeat(64), width: 8, height: 6 });
    expect(api.calls("uploadFile")).toHaveLength(1);
    const [call] = api.calls("addProjectImage");
    expect(call?.body).toMatchObject({ projectId: "prj_1", token });
  });

  it("waits as long as the server asks, and sends it again", async () => {
    const waited: number[] = [];
    vi.spyOn(BROWSER_CLOCK, "wait").mockImplementation((delay) => Promise.resolve(void waited.push(delay)));
    api.fail("uploadFile", { kind: "too-many", retryAfter: "20" }, 1);
    await storeProjectImage({ projectId: "prj_1", blob, name: "logo.png" });
    expect([waited, api.calls("uploadFile").length]).toEqual([[20_000], 2]);
  });

  it("rejects with what the server says", async () => {
    api.fail("addProjectImage", { kind: "refusal", code: "TOO_MANY_RECORDS", message: "You have 200 images." });
    await expect(storeProjectImage({ projectId: "prj_1", blob, name: "a.png" })).rejects.toMatchObject({
      ...{ code: "TOO_MANY_RECORDS", message: "You have 200 images." },
    });
  });
});

it("an image is fetched by its name, with the token of a link", async () => {
  const file = "b".repeat(64);
  await fetchProjectImage({ projectId: "prj_1", token: "a-token-of-22-letters_" }, file);
  expect(api.calls("getProjectImage").map(({ path, query }) => [path, query])).toEqual([
    [`/api/eda/project/prj_1/image/${file}`, { token: "a-token-of-22-letters_" }],
  ]);
  for (const other of ["..", "", "b".repeat(63), "../../auth/visit"])
    await expect(fetchProjectImage({ projectId: "prj_1", token: null }, other)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  expect(api.calls("getProjectImage")).toHaveLength(1);
});
