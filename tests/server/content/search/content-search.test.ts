// The search of content: in a thread and in this one with the same results, and again after a publication.
import { Worker } from "node:worker_threads";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "@/lib/core/market/area";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { searchContent, searchPassages } from "@/lib/server/content/search/content-search";
import { localIndexes } from "@/lib/server/content/search/local-indexes";
import { startSearchThread } from "@/lib/server/content/search/start-search-thread";
import { readSeed } from "@/lib/server/content/seed-files";
import { createSnapshot, shareContent } from "@/lib/server/content/snapshot";
import type { StoredContent } from "@/lib/server/content/stored-content";
import { publishBooksToPages } from "@/lib/server/pricing/page-books";
import { runningThreads, startWorkerThread } from "@/lib/server/worker-thread";

const ENGLISH = { area: "en-US", locale: "en" } as const;
const AREAS = new Set(["en-US", "zh-CN"] as const);

let answers: StoredContent[] = [];

beforeAll(async () => {
  answers = (await readSeed()).map(({ content }) => content).filter(({ kind }) => kind === "help");
});

let thread: ReturnType<typeof startSearchThread> | undefined;
afterEach(async () => {
  await thread?.close();
  thread = undefined;
  shareContent(undefined);
});

const publish = (revision: string, contents = answers) => shareContent(createSnapshot(contents, { revision }));

/** With an answer about an instrument that no other text names. */
function withXylophone(): StoredContent[] {
  const [answer, ...others] = answers;
  if (!answer) throw new Error("no answer");
  const en = { ...answer.texts.en, title: "Can you print a xylophone?" };
  return [{ ...answer, texts: { ...answer.texts, en } }, ...others];
}

const slugs = async (query: string) => (await searchContent(query, ENGLISH)).map(({ document: { slug } }) => slug);
const titles = async (question: string) =>
  (await searchPassages(question, ENGLISH, { limit: 1 })).ranked.map(({ passage: { title } }) => title);

const QUESTIONS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["refund", "anular ring", "how long does delivery take", "minimum trace width", "gold", "2", "zzzzqqqq", " "],
  zh: ["退款", "最小线宽", "多久可以交货", "沉金", "发票怎么开", "BOM 匹配"],
};

const PATHS = ["/help/bank-transfer", "/help/assembly-limits"];

async function everything() {
  const found: unknown[] = [];
  for (const area of AREAS) {
    for (const locale of ["en", "zh"] as const) {
      for (const question of QUESTIONS[locale]) {
        found.push(await searchContent(question, { area, locale }, 50));
        found.push(await searchPassages(question, { area, locale }, { limit: 12, paths: PATHS }));
      }
    }
  }
  return found;
}

describe("the search of content", () => {
  it("leaves others their turn after each document", async () => {
    publish("steps");
    let isBuilt = false;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (!isBuilt) setImmediate(count);
    };
    setImmediate(count);
    await localIndexes({ kind: "documents", ...ENGLISH });
    isBuilt = true;
    expect(turns).toBeGreaterThan(answers.length);
  });

  it("makes an index once for all who ask, and again after a publication", async () => {
    publish("first");
    const wanted = { kind: "documents", ...ENGLISH } as const;
    const [one, other] = await Promise.all([localIndexes(wanted), localIndexes(wanted)]);
    expect(other).toBe(one);
    expect(await localIndexes(wanted)).toBe(one);
    expect(await slugs("xylophone")).toEqual([]);
    publish("second", withXylophone());
    expect(await slugs("xylophone")).toEqual([answers[0]?.slug]);
  });

  it("finds the same in a thread as in the process, documents and passages", { timeout: 60_000 }, async () => {
    publish("same");
    const here = await everything();
    expect(here.some((found) => Array.isArray(found) && found.length > 0)).toBe(true);
    thread = startSearchThread({ areas: AREAS, onFall: () => undefined });
    await thread.filled();
    expect(runningThreads().get("content-worker")).toBe(1);
    expect(await everything()).toEqual(here);
  });
});

describe("the figures in found texts", () => {
  const BUILT_IN = { boards: PRICE_BOOKS, assemblies: ASSEMBLY_BOOKS, stencils: STENCIL_BOOKS };
  afterEach(() => publishBooksToPages(BUILT_IN));

  it.each(["the process", "a thread"])("follow the price books in %s", { timeout: 30_000 }, async (where) => {
    const [answer] = answers;
    if (!answer) throw new Error("no answer");
    const en = { ...answer.texts.en, body: "A joint of the xylophone costs {{rate smtJoint}}." };
    publish(where, [{ ...answer, texts: { ...answer.texts, en } }]);
    if (where === "a thread") thread = startSearchThread({ areas: AREAS, onFall: () => undefined });
    const found = async () => (await searchContent("xylophone", ENGLISH))[0]?.passage;
    expect(await found()).not.toContain("0.77");
    const { book } = bookFor(ASSEMBLY_BOOKS, "en-US", { nowMs: Date.now() });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const next = { ...book, version: "next", effectiveFrom: yesterday, smt: { ...book.smt, perJoint: "0.77" } };
    publishBooksToPages({ ...BUILT_IN, assemblies: [...ASSEMBLY_BOOKS, next] });
    expect(await found()).toContain("0.77");
  });
});

describe("the thread that searches content", () => {
  const falls: unknown[] = [];
  afterEach(() => void falls.splice(0));
  const open = (start?: () => Worker) => {
    thread = startSearchThread({ areas: AREAS, onFall: (cause) => void falls.push(cause), ...(start && { start }) });
    return thread;
  };
  const broken = () => new Worker("throw new Error('fallen')", { eval: true });

  it("finds what was published since, with one thread for all who ask", { timeout: 30_000 }, async () => {
    publish("third");
    await open().filled();
    expect(await slugs("xylophone")).toEqual([]);
    publish("fourth", withXylophone());
    const found = await Promise.all([slugs("xylophone"), slugs("xylophone"), titles("a xylophone")]);
    expect(found).toEqual([[answers[0]?.slug], [answers[0]?.slug], ["Can you print a xylophone?"]]);
    await expect.poll(() => runningThreads().get("content-worker")).toBe(1);
  });

  it("is replaced when it falls, and the question asked again", { timeout: 30_000 }, async () => {
    publish("fifth", withXylophone());
    const workers: Worker[] = [];
    open(() => {
      const worker = workers.length === 0 ? broken() : startWorkerThread("content-worker");
      workers.push(worker);
      return worker;
    });
    expect(await slugs("xylophone")).toEqual([answers[0]?.slug]);
    expect(workers).toHaveLength(2);
    await workers[1]?.terminate();
    expect(await slugs("xylophone")).toEqual([answers[0]?.slug]);
    expect(workers).toHaveLength(3);
    expect(falls).toHaveLength(1);
  });

  it("is given up when it falls again, and the process answers", async () => {
    publish("sixth", withXylophone());
    let started = 0;
    open(() => {
      started += 1;
      return broken();
    });
    expect(await slugs("xylophone")).toEqual([answers[0]?.slug]);
    expect(await titles("a xylophone")).toEqual(["Can you print a xylophone?"]);
    expect(started).toBe(2);
    expect(falls).toHaveLength(2);
  });
});
