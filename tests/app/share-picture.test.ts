// Pictures for links to pages: drawn for every page that names one, in both languages, with every glyph.
import { afterEach, describe, expect, it, vi } from "vitest";
import { GET } from "@/app/[locale]/og/[kind]/[slug]/route";
import { LISTED_PATHS } from "@/lib/i18n/pages";
import { sharePicture } from "@/lib/i18n/share-picture";
import { contentPaths } from "@/lib/server/content/content-paths";
import { shareAssets } from "@/lib/server/content/share-picture/assets";
import { createPictureCache } from "@/lib/server/content/share-picture/picture-cache";
import { readSeed } from "@/lib/server/content/seed-files";
import { createSnapshot, shareContent } from "@/lib/server/content/snapshot";

const ask = (locale: string, kind: string, slug: string) =>
  GET(new Request("http://localhost/og"), { params: Promise.resolve({ locale, kind, slug }) });

/** Width and height in the header of a PNG. */
async function read(response: Response): Promise<{ size: number[]; bytes: Buffer }> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return { size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)], bytes };
}

/** The Chinese picture of an article with this title. */
async function drawTitle(title: string): Promise<Buffer> {
  const [article] = (await readSeed()).map(({ content }) => content).filter(({ kind }) => kind === "article");
  if (!article) throw new Error("no article");
  const texts = { ...article.texts, zh: { ...article.texts.zh, title } };
  shareContent(createSnapshot([{ ...article, slug: "titled", texts }], { revision: title }));
  return (await read(await ask("us-zh", "article", "titled"))).bytes;
}

afterEach(() => {
  shareContent(undefined);
  vi.unstubAllGlobals();
});

describe("the picture of a page", () => {
  it("is a PNG of the size that Open Graph readers expect, for an hour or longer", async () => {
    const response = await ask("us-en", "article", "four-layer-stackups");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d{4,}$/);
    const { size, bytes } = await read(response);
    expect(size).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(200_000);
  });

  it("shows Chinese characters, and asks no other server for any", async () => {
    const fetched = vi.fn(() => Promise.reject(new Error("no network")));
    vi.stubGlobal("fetch", fetched);
    const [boards, finishes] = [await drawTitle("电路板制造"), await drawTitle("表面处理法")];
    // Boxes in place of missing glyphs would be the same picture.
    expect(boards.equals(finishes)).toBe(false);
    expect((await drawTitle("电路板制造 \u{1f600}\u0e01")).equals(await drawTitle("电路板制造 "))).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("can be written in full for every title of the seed", async () => {
    const { printable } = await shareAssets();
    const titles = (await readSeed()).flatMap(({ content: { texts } }) => [texts.en.title, texts.zh.title]);
    expect(titles.filter((title) => printable(title) !== title)).toEqual([]);
  });

  it.each([
    ["us-en", "article", "gone"],
    ["us-en", "menu", "header-us"],
    ["us-en", "page", "home"],
    ["us-en", "page", "constructor"],
    ["us-en", "column", "gone"],
    ["xx", "page", "help"],
  ])("of %s %s %s is not found", async (variant, kind, slug) => {
    expect((await ask(variant, kind, slug)).status).toBe(404);
  });

  it("is named by every page but the home page, and exists", async () => {
    const paths = [...LISTED_PATHS, ...(await contentPaths()).map(({ path }) => path)];
    expect(paths.filter((path) => sharePicture(path) === null)).toEqual(["/"]);
    expect(sharePicture("/resources/design-guides?page=2")).toBe("/og/column/design-guides");
    expect(sharePicture("/product/free-dfm-check")).toBe("/og/page/freeDfm");
    expect(sharePicture("/component/1")).toBeNull();
  });
});

describe("the cache of pictures", () => {
  it("draws each picture once, one after the other, and drops the one unused for longest", async () => {
    const drawn: string[] = [];
    let drawing = 0;
    const cache = createPictureCache({ maxPictures: 2, maxWaiting: 10 });
    const ask = (key: string) =>
      cache(key, async () => {
        drawing += 1;
        expect(drawing).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 1));
        drawing -= 1;
        drawn.push(key);
        return new Uint8Array([key.length]);
      });
    await Promise.all([ask("a"), ask("a"), ask("bb")]);
    await ask("a");
    await ask("ccc");
    await ask("a");
    expect(drawn).toEqual(["a", "bb", "ccc"]);
    await ask("bb");
    expect(drawn).toEqual(["a", "bb", "ccc", "bb"]);
  });

  it("refuses when too many wait, and goes on after a drawing that failed", async () => {
    const cache = createPictureCache({ maxPictures: 2, maxWaiting: 1 });
    const failed = cache("a", () => Promise.reject(new Error("broken")));
    await expect(cache("b", () => Promise.resolve(new Uint8Array()))).rejects.toThrow();
    await expect(failed).rejects.toThrow("broken");
    expect(await cache("a", () => Promise.resolve(new Uint8Array([1])))).toEqual(new Uint8Array([1]));
  });
});
