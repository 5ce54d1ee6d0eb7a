import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MEGABYTE } from "@/lib/base/units";
import {
  ARTICLES_PER_PAGE,
  listArticles,
  listColumns,
  listLabels,
  listProducts,
  searchContent,
  sendContact,
  sendFeedback,
  viewArticle,
  viewStatistics,
  voteOnAnswer,
} from "@/lib/contracts/content";
import { countersOf } from "@/lib/server/content/rows";
import { visitorMessages } from "@/lib/server/db/tables/content";
import { createTestApi, refusedFields, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { addUpload } from "../support/uploads";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { MARKET_HOSTS: "shop.test=zh-CN" } });
});
beforeEach(async () => {
  await emptyDatabase(api.db);
});

const CHINESE = { headers: { "x-locale": "zh" } };
const CHINA = { headers: { host: "shop.test", "x-locale": "zh" } };

describe("an article", () => {
  it("is told in the reader's language, with its figures filled in", async () => {
    const english = await api.call(viewArticle, { slug: "trace-width-and-spacing" });
    expect(english.data).toMatchObject({
      kind: "article",
      path: "/article/trace-width-and-spacing",
      topic: "design-guides",
    });
    expect(english.data.body).toContain("0.1 mm");
    expect(english.data.body).not.toContain("{{");
    const chinese = await api.call(viewArticle, { slug: "trace-width-and-spacing" }, CHINESE);
    expect(chinese.data.title).toMatch(/\p{Script=Han}/u);
    expect(chinese.data.related.map(({ slug }) => slug)).toEqual(english.data.related.map(({ slug }) => slug));
  });

  it("has the prices of the market area", async () => {
    const of = async (options?: Parameters<typeof api.call>[2]) =>
      (await api.call(viewArticle, { slug: "pcb-prototype", type: "product" }, options)).data.body;
    // The offer of both price books: 1.00 USD, and 5.00 CNY.
    expect(await of()).toContain("$1.00");
    expect(await of(CHINA)).toContain("¥5.00");
  });

  it.each([["no-such-article"], ["cancel-an-order"]])("%s is none", async (slug) => {
    expect(await api.call(viewArticle, { slug })).toMatchObject({ type: "error", code: "NOT_FOUND" });
  });

  it.each([["../../etc/passwd"], ["Four-Layer"], [""]])("has no slug such as %j", async (slug) => {
    const answer = await api.callRaw(viewArticle, { slug });
    expect([answer.code, refusedFields(answer)]).toEqual(["INVALID_INPUT", ["slug"]]);
  });
});

describe("the lists", () => {
  it("name the columns with the number of articles that a column lists", async () => {
    const columns = await api.call(listColumns, {});
    expect(columns.data.map(({ title }) => title)).toContain("Design guides");
    for (const { seoUnique, count } of columns.data) {
      const { data } = await api.call(listArticles, { columnSeoUnique: seoUnique });
      expect([data.total, data.rows.length]).toEqual([count, Math.min(count, ARTICLES_PER_PAGE)]);
    }
  });

  it("give each article once over all pages, newest first", async () => {
    const first = await api.call(listArticles, {});
    const pages = Math.ceil(first.data.total / ARTICLES_PER_PAGE);
    const rows = [...first.data.rows];
    for (let pageNum = 2; pageNum <= pages; pageNum += 1)
      rows.push(...(await api.call(listArticles, { pageNum })).data.rows);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(first.data.total);
    const days = rows.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  });

  it("filter by any of several labels, and by words", async () => {
    const labeled = await api.call(listArticles, { labels: "stackup, panel", pageSize: 100 });
    expect(labeled.data.rows.length).toBeGreaterThan(1);
    expect(labeled.data.rows.every(({ labels }) => labels.includes("stackup") || labels.includes("panel"))).toBe(true);
    const found = await api.call(listArticles, { keyWord: "castellations", columnSeoUnique: "design-guides" });
    expect(found.data.rows[0]?.slug).toBe("board-outlines-slots-and-castellations");
    const counted = (await api.call(listLabels, {})).data.find(({ label }) => label === "stackup");
    expect(counted?.count).toBe((await api.call(listArticles, { labels: "stackup" })).data.total);
  });

  it.each([{ columnSeoUnique: "news" }, { pageSize: 101 }, { pageNum: 0 }, { keyWord: "x".repeat(201) }])(
    "refuse %j",
    async (input) => {
      const answer = await api.callRaw(listArticles, input);
      expect(answer.code).toBe("INVALID_INPUT");
      expect(refusedFields(answer)).toEqual(Object.keys(input));
    },
  );

  it("give products in the order of the menu, with their pages", async () => {
    const { data } = await api.call(listProducts, {});
    expect(data.map(({ path }) => path)).toEqual([
      "/product/pcb-prototype",
      "/product/pcb-fabrication",
      "/product/pcb-manufacturing-process",
      "/product/pcb-assembly-process",
    ]);
  });

  it("count articles and answers", async () => {
    const { data } = await api.call(viewStatistics, { type: "articles" });
    expect(data.count).toBe((await api.call(listArticles, {})).data.total);
    expect((await api.callRaw(viewStatistics, { type: "orders" })).code).toBe("INVALID_INPUT");
  });
});

describe("the search", () => {
  it.each([
    ["castellation", "en"],
    ["半孔", "zh"],
  ])("finds %s and says where", async (keyword, locale) => {
    const { data } = await api.call(searchContent, { keyword }, { headers: { "x-locale": locale } });
    const [best] = data.rows;
    if (!best) throw new Error("nothing was found");
    expect(best.slug).toBe("board-outlines-slots-and-castellations");
    const marked = best.matches.map(([start, end]) => best.passage.slice(start, end).toLowerCase());
    expect(marked.length).toBeGreaterThan(0);
    for (const words of marked) expect(words).toMatch(locale === "en" ? /^castellation/ : /^半孔?$|^孔$/);
  });

  it("keeps to one kind, and answers an empty question with nothing", async () => {
    const helped = await api.call(searchContent, { keyword: "refund", type: "help" });
    expect(helped.data.rows.length).toBeGreaterThan(0);
    expect(helped.data.rows.every(({ kind }) => kind === "help")).toBe(true);
    expect((await api.call(searchContent, { keyword: "  " })).data).toEqual({ rows: [], total: 0 });
  });
});

describe("a vote", () => {
  it("is counted for the answer, both ways", async () => {
    for (const isUseful of ["true", "true", "false"]) {
      expect((await api.callRaw(voteOnAnswer, { slug: "cancel-an-order", isUseful })).type).toBe("success");
    }
    expect(await countersOf(api.db, "help/cancel-an-order")).toEqual({ useful: 2, notUseful: 1 });
  });

  it("is for answers that exist", async () => {
    expect(await api.call(voteOnAnswer, { slug: "no-such-answer", isUseful: true })).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(refusedFields(await api.callRaw(voteOnAnswer, { slug: "cancel-an-order", isUseful: "maybe" }))).toEqual([
      "isUseful",
    ]);
  });
});

/** A visitor with a cookie of their own, as the first answer sets it. */
async function visitor(): Promise<{ cookie: string; visitorHash: string }> {
  const form = new FormData();
  form.set("fileType", "10");
  form.set("file", new File(["a,b\n1,2\n"], "list.csv"));
  const response = await api.send("http://localhost:3000/api/eda/file/upload", {
    method: "POST",
    body: form,
    headers: { host: "localhost:3000" },
  });
  const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const { data } = (await response.json()) as { data: { fileUrl: string } };
  return { cookie, visitorHash: data.fileUrl };
}

const QUESTION = { email: "Mara@Example.com", category: "files", questions: "Is a 0.15 mm via possible?" } as const;
const messages = () => api.db.select().from(visitorMessages);

describe("the contact form", () => {
  it("keeps the message with its files, its area and its language", async () => {
    const { cookie, visitorHash: fileUrl } = await visitor();
    const answer = await api.call(sendContact, { ...QUESTION, files: [fileUrl] }, { cookie });
    expect(answer.type).toBe("success");
    expect(await messages()).toMatchObject([
      {
        kind: "contact",
        area: "en-US",
        locale: "en",
        contact: "Mara@Example.com",
        category: "files",
        text: "Is a 0.15 mm via possible?",
        files: [{ fileUrl, fileName: "list.csv", size: 8 }],
        accountId: null,
      },
    ]);
  });

  it("names the account of who is signed in", async () => {
    const { token, accountId } = await api.signUp();
    await api.call(sendContact, QUESTION, { token });
    expect((await messages()).map((each) => each.accountId)).toEqual([accountId]);
  });

  it("takes no file of somebody else, and keeps no message then", async () => {
    const { accountId } = await api.signUp();
    const other = await addUpload(api.db, { accountId });
    const { cookie } = await visitor();
    expect(await api.call(sendContact, { ...QUESTION, files: [other] }, { cookie })).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await messages()).toEqual([]);
  });

  it("takes files of up to 50 MB", async () => {
    const { token, accountId } = await api.signUp();
    const largest = await addUpload(api.db, { accountId }, { size: 50 * MEGABYTE });
    const larger = await addUpload(api.db, { accountId }, { size: 50 * MEGABYTE + 1 });
    expect(await api.call(sendContact, { ...QUESTION, files: [larger] }, { token })).toMatchObject({
      code: "FILE_TOO_LARGE",
      message: "The file is larger than 50 MB.",
    });
    expect(await messages()).toEqual([]);
    expect((await api.call(sendContact, { ...QUESTION, files: [largest] }, { token })).type).toBe("success");
  });

  it.each([
    ["email", { email: "mara" }],
    ["email", { email: "13800138000" }],
    ["email", { email: "" }],
    ["category", { category: "spam" }],
    ["questions", { questions: "   " }],
    ["questions", { questions: "x".repeat(5001) }],
    ["files", { files: Array.from({ length: 6 }, (_, at) => `00000000-0000-7000-8000-00000000000${at}`) }],
  ])("refuses a wrong %s: %j", async (field, change) => {
    const answer = await api.callRaw(sendContact, { ...QUESTION, ...change });
    expect(answer.code).toBe("INVALID_INPUT");
    expect(refusedFields(answer)[0]).toMatch(new RegExp(`^${field}`));
    expect(await messages()).toEqual([]);
  });

  it("takes a mobile number in zh-CN, and says in Chinese what is wrong with another", async () => {
    expect((await api.call(sendContact, { ...QUESTION, email: "13800138000" }, CHINA)).type).toBe("success");
    const refused = await api.call(sendContact, { ...QUESTION, email: "12800138000" }, CHINA);
    expect(refused.data).toEqual([{ field: "email", message: "请输入正确的邮箱或手机号码" }]);
  });
});

describe("the feedback form", () => {
  const PRAISE = {
    title: "Viewer",
    range: "viewer",
    type: "praise",
    contact: "mara@example.com",
    description: "Fast.",
  } as const;

  it("keeps the message", async () => {
    expect((await api.call(sendFeedback, PRAISE)).type).toBe("success");
    expect(await messages()).toMatchObject([
      {
        kind: "feedback",
        title: "Viewer",
        category: "viewer/praise",
        contact: "mara@example.com",
        text: "Fast.",
        files: [],
      },
    ]);
  });

  it.each([
    ["title", { title: "x".repeat(51) }],
    ["title", { title: "" }],
    ["contact", { contact: "x".repeat(51) }],
    ["contact", { contact: "" }],
    ["range", { range: "" }],
    ["type", { type: "" }],
    ["description", { description: "" }],
    ["files", { files: ["00000000-0000-7000-8000-000000000001", "00000000-0000-7000-8000-000000000002"] }],
  ])("refuses a wrong %s: %j", async (field, change) => {
    const answer = await api.callRaw(sendFeedback, { ...PRAISE, ...change });
    expect([answer.code, refusedFields(answer)[0]?.split(".")[0]]).toEqual(["INVALID_INPUT", field]);
    expect(await messages()).toEqual([]);
  });
});

it("messages and votes are limited per minute", async () => {
  const limited = await createTestApi({ limits: true });
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 6; at += 1) codes.push((await limited.call(sendContact, QUESTION)).code);
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => undefined));
  expect(codes[5]).toBe("TOO_MANY_REQUESTS");
});
