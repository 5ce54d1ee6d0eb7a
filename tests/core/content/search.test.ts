import { describe, expect, it } from "vitest";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { createContentSearch, wordsIn } from "@/lib/core/content/search";

const PLAIN = { topic: "", labels: [], order: 0, published: "2026-01-01", updated: "2026-01-01" };
const document = (slug: string, locale: "en" | "zh", title: string, body: string): ContentDocument => ({
  ...PLAIN,
  kind: "article",
  slug,
  locale,
  title,
  description: "",
  body,
  related: [],
  links: [],
  sources: [],
  figures: {},
  files: [],
});

const SEARCH = createContentSearch();
for (const each of [
  document("vias", "en", "Vias and annular rings", "The annular ring is the copper left around a drilled hole."),
  document("mask", "en", "Solder mask", "Vias can be tented with solder mask."),
  document("vias", "zh", "过孔与焊环", "焊环是钻孔后孔壁四周剩下的铜。过孔可以用阻焊盖住。"),
  document("finish", "zh", "表面处理", "沉金适合细间距器件，喷锡最便宜。"),
])
  SEARCH.add(each);

describe("search over content", () => {
  it("puts a title before a mention and shows the passage", () => {
    const hits = SEARCH.find("vias", "en");
    expect(hits.map(({ slug }) => slug)).toEqual(["vias", "mask"]);
    const [, mask] = hits;
    expect(mask?.matches.map(([start, end]) => mask.passage.slice(start, end))).toEqual(["Vias"]);
  });

  it("finds a misspelled word", () => {
    expect(SEARCH.find("anular ring", "en")[0]?.slug).toBe("vias");
  });

  it("segments Chinese text and keeps the languages apart", () => {
    expect(SEARCH.find("沉金", "zh").map(({ slug }) => slug)).toEqual(["finish"]);
    expect(SEARCH.find("过孔焊环", "zh")[0]?.slug).toBe("vias");
    expect(SEARCH.find("沉金", "en")).toEqual([]);
  });

  it("answers nothing to an empty or a foreign question", () => {
    expect(SEARCH.find("  ", "en")).toEqual([]);
    expect(SEARCH.find("zzzzqqqq", "en")).toEqual([]);
  });

  it("takes words from mixed text", () => {
    expect(wordsIn("RS-274X 与 IPC-2221")).toEqual(["rs-274x", "与", "ipc-2221"]);
  });
});
