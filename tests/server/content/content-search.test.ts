// The search index: built in steps, kept until something is published.
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { prepareSearch, searchContent } from "@/lib/server/content/content-search";
import { readSeed } from "@/lib/server/content/seed-files";
import { createSnapshot, shareContent } from "@/lib/server/content/snapshot";
import type { StoredContent } from "@/lib/server/content/stored-content";

const ENGLISH = { area: "en-US", locale: "en" } as const;

let answers: StoredContent[] = [];

beforeAll(async () => {
  answers = (await readSeed()).map(({ content }) => content).filter(({ kind }) => kind === "help");
});
afterEach(() => shareContent(undefined));

const publish = (revision: string, contents = answers) => shareContent(createSnapshot(contents, { revision }));

describe("the search index", () => {
  it("leaves others their turn after each document", async () => {
    publish("steps");
    let isBuilt = false;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (!isBuilt) setImmediate(count);
    };
    setImmediate(count);
    await prepareSearch("en-US");
    isBuilt = true;
    expect(turns).toBeGreaterThan(answers.length);
  });

  it("is built once for all who ask, and again after a publication", async () => {
    publish("first");
    const [one, other] = await Promise.all([prepareSearch("en-US"), prepareSearch("en-US")]);
    expect(other).toBe(one);
    expect(await prepareSearch("en-US")).toBe(one);
    expect(await searchContent("xylophone", ENGLISH)).toEqual([]);
    const [answer] = answers;
    if (!answer) throw new Error("no answer");
    const en = { ...answer.texts.en, title: "Can you print a xylophone?" };
    publish("second", [{ ...answer, texts: { ...answer.texts, en } }, ...answers.slice(1)]);
    expect((await searchContent("xylophone", ENGLISH))[0]?.document.slug).toBe(answer.slug);
  });
});
