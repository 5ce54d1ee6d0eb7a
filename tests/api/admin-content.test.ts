// Content in the admin: drafts, publication, schedules, redirects, and who may do so.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { viewArticle } from "@/lib/contracts/content";
import {
  closeVisitorMessage,
  type ContentDraft,
  type ContentProblem,
  listAdminContent,
  listVisitorMessages,
  previewAdminContent,
  saveAdminContent,
  viewAdminContent,
  withdrawAdminContent,
} from "@/lib/contracts/ops-content";
import { sendContact } from "@/lib/contracts/content";
import { loadContent, syncSeed } from "@/lib/server/content/load";
import { createContentTask } from "@/lib/server/content/publish";
import { getContent, shareContent } from "@/lib/server/content/snapshot";
import type { StoredContent } from "@/lib/server/content/stored-content";
import { siteMenu } from "@/lib/server/content/site-menu";
import { standIn } from "@/tests/support/stand-in";
import { ann, api, as, eve, setUpAdmin } from "../support/admin-test";

const texts = (title: string, body = "") => ({ title, description: "", body, sources: [], figures: {} });
const draftOf = (changes: Partial<ContentDraft> = {}): ContentDraft => ({
  kind: "article",
  slug: "test-article",
  topic: "design-guides",
  labels: ["layers"],
  order: 0,
  related: [],
  links: [],
  texts: { en: texts("A test article", "Traces from {{limit minTrace}}."), zh: texts("测试文章") },
  ...changes,
});

const seedOf = (slug: string, title: string): StoredContent => ({
  ...draftOf({ slug }),
  published: "2026-11-26",
  updated: "2026-11-26",
  texts: { en: { ...texts(title), files: [] }, zh: { ...texts(title), files: [] } },
});

setUpAdmin({ isFresh: false });

beforeAll(async () => {
  await loadContent(api.deps.db);
});
afterAll(() => shareContent(undefined));

describe("content in the admin", () => {
  it("is a missing address to visitors and customers", async () => {
    for (const caller of [{}, as(ann)]) {
      const answer = await api.call(listAdminContent, {}, caller);
      expect([answer.status, answer.code]).toEqual([404, "UNKNOWN_ROUTE"]);
    }
  });

  it("shows a draft to nobody until it is published, and then with its figures", async () => {
    const draft = await api.call(saveAdminContent, { content: draftOf(), action: "draft" }, as(eve));
    expect(draft.data).toMatchObject({ number: 1 });
    expect((await api.call(viewArticle, { slug: "test-article" })).code).toBe("NOT_FOUND");
    const { documentId } = draft.data;
    await api.call(saveAdminContent, { documentId, content: draftOf(), action: "publish" }, as(eve));
    const read = await api.call(viewArticle, { slug: "test-article" });
    expect(read.data).toMatchObject({ title: "A test article", body: "Traces from 0.1 mm.", published: "2026-11-21" });
    const versions = (await api.call(viewAdminContent, { documentId }, as(eve))).data.versions;
    expect(versions.map(({ number, state }) => [number, state])).toEqual([
      [2, "published"],
      [1, "replaced"],
    ]);
  });

  it("refuses to publish what a reader could not use, and says where", async () => {
    const body = "{{limit nothing}} [gone](/article/gone) ![a](a.svg)\n\n![b](b.svg)";
    const content = draftOf({ slug: "faulty", texts: { en: texts("Faulty", body), zh: texts("有误") } });
    const refused = await api.call(saveAdminContent, { content, action: "publish" }, as(eve));
    expect(refused.code).toBe("CONTENT_PROBLEMS");
    expect(refused.data).toEqual([
      { locale: "en", code: "unknownToken", detail: "limit nothing" },
      { locale: "en", code: "missingFigure", detail: "b.svg" },
      { locale: "en", code: "brokenLink", detail: "/article/gone" },
    ]);
    const preview = await api.call(previewAdminContent, { content, locale: "en", area: "en-US" }, as(eve));
    expect(preview.data.problems).toHaveLength(3);
  });

  it("publishes a menu of known pages, and refuses any other", async () => {
    const publish = (body: string, slug = "header-us") => {
      const content = draftOf({
        kind: "menu",
        slug,
        topic: "",
        texts: { en: texts("Header", body), zh: texts("页眉", body) },
      });
      return api.call(saveAdminContent, { content, action: "publish" }, as(eve));
    };
    const english = async (body: string, slug?: string) => {
      const { data } = await publish(body, slug);
      return standIn<ContentProblem[]>(data).filter(({ locale }) => locale === "en");
    };
    const problem = (code: string, detail: string) => [{ locale: "en", code, detail }];
    expect(await english("- [Gone](/article/gone)")).toEqual(problem("brokenLink", "/article/gone"));
    expect(await english("- [Part](/my-center/none)")).toEqual(problem("brokenLink", "/my-center/none"));
    expect(await english("- [Insecure](http://old.test)")).toEqual(problem("brokenMenu", "Insecure"));
    expect(await english("")).toEqual(problem("brokenMenu", "-"));
    expect(await english("- [Help](/help)", "header-eu")).toEqual(problem("unknownMenu", "header-eu"));
    expect((await publish("- [Boards](/order/manufacturing/pcb)\n- [Blog](https://blog.test)")).code).toBeUndefined();
    expect((await siteMenu({ area: "en-US", locale: "zh" })).header).toEqual([
      { title: "Boards", href: "/order/manufacturing/pcb" },
      { title: "Blog", href: "https://blog.test" },
    ]);
  });

  it("leads a former slug to the present one", async () => {
    const first = await api.call(
      saveAdminContent,
      { content: draftOf({ slug: "old-name" }), action: "publish" },
      as(eve),
    );
    const { documentId } = first.data;
    const renamed = draftOf({ slug: "new-name" });
    await api.call(saveAdminContent, { documentId, content: renamed, action: "publish" }, as(eve));
    expect((await getContent()).redirect("article", "old-name")).toBe("/article/new-name");
    const taken = await api.call(saveAdminContent, { content: renamed, action: "draft" }, as(eve));
    expect(taken.code).toBe("NAME_EXISTS");
  });

  it("publishes a schedule on its day, and only then", async () => {
    const publishAt = new Date(api.clock.now.getTime() + 3_600_000).toISOString();
    const content = draftOf({ slug: "scheduled" });
    const past = await api.call(
      saveAdminContent,
      { content, action: "schedule", publishAt: "2020-01-01T00:00:00Z" },
      as(eve),
    );
    expect(past.code).toBe("INVALID_INPUT");
    await api.call(saveAdminContent, { content, action: "schedule", publishAt }, as(eve));
    const refreshed: string[] = [];
    const refreshPages = () => Promise.resolve(refreshed.push("pages") > 0);
    const { revision } = await getContent();
    const task = createContentTask({ db: api.deps.db, refreshPages, revision });
    await task(api.clock.now);
    expect((await api.call(viewArticle, { slug: "scheduled" })).code).toBe("NOT_FOUND");
    expect(refreshed).toEqual([]);
    await task(new Date(api.clock.now.getTime() + 3_600_000));
    expect((await api.call(viewArticle, { slug: "scheduled" })).data.title).toBe("A test article");
    expect(refreshed).toEqual(["pages"]);
  });

  it("takes a document off the site", async () => {
    const saved = await api.call(
      saveAdminContent,
      { content: draftOf({ slug: "to-withdraw" }), action: "publish" },
      as(eve),
    );
    await api.call(withdrawAdminContent, { documentId: saved.data.documentId }, as(eve));
    expect((await api.call(viewArticle, { slug: "to-withdraw" })).code).toBe("NOT_FOUND");
  });

  it("follows the seed until staff publish a version of their own", async () => {
    const { db } = api.deps;
    await syncSeed(db, api.clock.now, [{ content: seedOf("seeded", "First"), hash: "1" }]);
    await syncSeed(db, api.clock.now, [{ content: seedOf("seeded", "Second"), hash: "2" }]);
    await loadContent(db);
    expect((await api.call(viewArticle, { slug: "seeded" })).data.title).toBe("Second");
    const listed = await api.call(listAdminContent, { keyword: "seeded" }, as(eve));
    const [row] = listed.data.rows;
    const content = draftOf({ slug: "seeded", texts: { en: texts("Ours"), zh: texts("我们的") } });
    await api.call(saveAdminContent, { documentId: row?.documentId, content, action: "publish" }, as(eve));
    await syncSeed(db, api.clock.now, [{ content: seedOf("seeded", "Third"), hash: "3" }]);
    await loadContent(db);
    expect((await api.call(viewArticle, { slug: "seeded" })).data.title).toBe("Ours");
  });
});

describe("visitors' messages", () => {
  it("are listed for staff until they are answered", async () => {
    const message = { email: "ada@example.com", category: "files" as const, questions: "Do you read ODB++?" };
    expect((await api.call(sendContact, message)).type).toBe("success");
    const open = await api.call(listVisitorMessages, { isDone: "0" }, as(eve));
    expect(open.data.rows.map(({ contact, text }) => [contact, text])).toEqual([
      ["ada@example.com", "Do you read ODB++?"],
    ]);
    const messageId = open.data.rows[0]?.messageId ?? "";
    await api.call(closeVisitorMessage, { messageId }, as(eve));
    expect((await api.call(listVisitorMessages, { isDone: "0" }, as(eve))).data.total).toBe(0);
    expect((await api.call(listVisitorMessages, { isDone: "1" }, as(eve))).data.total).toBe(1);
  });
});
