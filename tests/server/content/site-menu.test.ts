// Header and footer from published content.
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { isGroup } from "@/lib/core/content/menu";
import { readSeed } from "@/lib/server/content/seed-files";
import { siteMenu } from "@/lib/server/content/site-menu";
import { createSnapshot, shareContent } from "@/lib/server/content/snapshot";
import type { StoredContent } from "@/lib/server/content/stored-content";
import { menuItems } from "@/tests/support/menu";

const ENGLISH = { area: "en-US", locale: "en" } as const;
const CHINESE = { area: "en-US", locale: "zh" } as const;

let seed: StoredContent[] = [];

beforeAll(async () => {
  seed = (await readSeed()).map(({ content }) => content);
});
afterEach(() => shareContent(undefined));

const publish = (contents: readonly StoredContent[]) => shareContent(createSnapshot(contents, { revision: "test" }));
const without = (kind: string) => seed.filter((content) => content.kind !== kind);

/** The seed with another header menu of en-US. */
function publishHeader(english: string, chinese = english): void {
  const changed = seed.map((content) => {
    if (content.kind !== "menu" || content.slug !== "header-us") return content;
    const { en, zh } = content.texts;
    return { ...content, texts: { en: { ...en, body: english }, zh: { ...zh, body: chinese } } };
  });
  publish(changed);
}

/** Entries of a group, those of its sections behind its own. */
async function groupOf(title: string, reader: typeof ENGLISH | typeof CHINESE = ENGLISH) {
  const group = (await siteMenu(reader)).header.filter(isGroup).find((each) => each.title === title);
  return group ? menuItems([group]) : null;
}

describe("the header and footer", () => {
  it("are the published menus of their area, in the reader's language", async () => {
    publishHeader("- [Boards](/order/manufacturing/pcb)", "- [电路板](/order/manufacturing/pcb)");
    expect((await siteMenu(ENGLISH)).header).toEqual([{ title: "Boards", href: "/order/manufacturing/pcb" }]);
    expect((await siteMenu(CHINESE)).header).toEqual([{ title: "电路板", href: "/order/manufacturing/pcb" }]);
    expect((await siteMenu({ area: "zh-CN", locale: "zh" })).header[0]).toMatchObject({ title: "PCB 制板" });
    expect((await siteMenu(ENGLISH)).footer.map(({ title }) => title)).toEqual(["Make", "Design", "Orders", "Company"]);
  });

  // Specification, section 2.
  it.each([
    ["en-US", "en"],
    ["en-US", "zh"],
    ["zh-CN", "en"],
    ["zh-CN", "zh"],
  ] as const)(
    "lead in %s, %s, to the quote, the assistant, the service and the sections of products",
    async (area, locale) => {
      publish(seed);
      const { header } = await siteMenu({ area, locale });
      expect(header.flatMap((entry) => (isGroup(entry) ? [] : [entry.href]))).toEqual([
        "/order/manufacturing/pcb",
        "/assembly",
        "/chat",
        "/community",
      ]);
      const [products] = header.filter(isGroup);
      expect(products?.items).toEqual([]);
      expect(products?.sections.map(({ items }) => items.map(({ href }) => href))).toEqual([
        expect.arrayContaining(["/order/manufacturing/pcb", "/component"]),
        expect.arrayContaining(["/workbench/my-files", "/resources-download"]),
        expect.arrayContaining(["/product", "/product/pcb-prototype"]),
      ]);
      // A section of more would be as long as the flat list was.
      for (const { items } of products?.sections ?? []) expect(items.length).toBeLessThanOrEqual(9);
    },
  );

  it("list the products in their order and the columns that have articles", async () => {
    const products = (await groupOf("Products"))?.filter(({ href }) => href.startsWith("/product/pcb-")) ?? [];
    expect(products[0]).toEqual({ title: "PCB prototypes", href: "/product/pcb-prototype" });
    expect(products).toHaveLength(seed.filter(({ kind }) => kind === "product").length);
    expect((await groupOf("技术资料", CHINESE))?.map(({ title }) => title)).toEqual([
      "全部文章",
      "设计指南",
      "文件指南",
      "贴装指南",
      "仿真指南",
    ]);
  });

  it("leave out what is not published", async () => {
    publish(without("article"));
    expect(await groupOf("Resources")).toBeNull();
    publish(without("product"));
    expect((await groupOf("Products"))?.filter(({ href }) => href.startsWith("/product/pcb-"))).toEqual([]);
    publishHeader("- Guides\n  - [Gone](/article/gone#part)\n  - [Stackups](/article/four-layer-stackups)");
    expect((await groupOf("Guides"))?.map(({ title }) => title)).toEqual(["Stackups"]);
  });

  it("are those of the seed where a menu is withdrawn", async () => {
    const { header } = await siteMenu(ENGLISH);
    publish(without("menu"));
    expect((await siteMenu(ENGLISH)).header).toEqual(header);
  });
});
