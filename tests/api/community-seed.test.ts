import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listPublications, listTags, PUBLICATION_LIMITS, viewPublication } from "@/lib/contracts/community";
import { getCover, getPublishedBoard, getPublishedDocument } from "@/lib/contracts/community-file";
import { copyPublication } from "@/lib/contracts/community-copy";
import { findSecrets } from "@/lib/core/community/secrets";
import { ok } from "@/lib/base/result";
import { seedProjectId } from "@/lib/server/community/seed/seed-project";
import { SEED_PROJECTS, seedProjectsFor, syncSeedProjects } from "@/lib/server/community/seed/sync-seed";
import { setCatalogue } from "@/lib/server/part/rows";
import { SAMPLE_SOURCE } from "@/lib/server/part/sources";
import { publications } from "@/lib/server/db/tables/community";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { FOUR_LAYERS_FACTS } from "../support/shop";
import { UNKNOWN_FACTS } from "../support/board-facts";

const READING = {
  ...{ facts: { ...UNKNOWN_FACTS, ...FOUR_LAYERS_FACTS, outline: "closed" as const }, layers: [], warnings: [] },
  ...{ topSvg: "<svg/>", bottomSvg: "<svg/>" },
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ deps: { readBoardFile: () => Promise.resolve(ok(READING)) } });
});
beforeEach(() => emptyDatabase(api.db));

const sync = (seeds = SEED_PROJECTS) => syncSeedProjects(api.deps, api.clock.now, seeds);

describe("projects of our own", () => {
  it("are published once, in both languages, and can be copied", async () => {
    expect(await Promise.all([sync(), sync()])).toHaveLength(2);
    expect(await sync()).toBe(0);
    const english = (await api.call(listPublications, {})).data;
    expect(english.total).toBe(SEED_PROJECTS.length);
    const found = (await api.call(listPublications, { keyword: "buck" })).data.rows;
    expect(found.map(({ title }) => title)).toContain("Buck converter, 12 V to 5 V");
    const zh = { headers: { "x-locale": "zh" } };
    const chinese = (await api.call(listPublications, { keyword: "降压" }, zh)).data.rows;
    expect(chinese.map(({ title, tags }) => [title, tags])).toContainEqual([
      "降压电源，12V转5V",
      ["电源", "仿真", "教学"],
    ]);
    expect((await api.call(listTags, {}, zh)).data.rows).toContainEqual({ tag: "教学", count: 2 });
    const projectId = "boardwright-buck";
    expect((await api.call(getPublishedDocument, { projectId }, zh)).data).toMatchObject({
      title: "降压电源，12V转5V",
    });
    expect((await api.call(copyPublication, { projectId }, await api.signUp())).data.projectName).toBe(
      "Buck converter, 12 V to 5 V",
    );
    const key = english.rows[0]?.coverUrl.split("/").at(-1) ?? "";
    const cover = await api.fetchFile(getCover, { projectId: english.rows[0]?.projectId ?? "", key });
    expect(await cover.text()).toContain("<svg");
  });

  it("get a new version with each revision, with a board where they have one", async () => {
    const [first] = SEED_PROJECTS;
    if (!first) throw new Error("no project in the seed");
    await sync([first]);
    const bytes = () => Promise.resolve(new TextEncoder().encode("gerber"));
    const next = { ...first, revision: 2, board: { fileName: "blinker.zip", bytes } };
    expect(await sync([next])).toBe(1);
    const projectId = seedProjectId(first);
    const { data } = await api.call(viewPublication, { projectId });
    expect(data.versions.map(({ version, isBoardChanged }) => [version, isBoardChanged])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(data.price?.boardsMicro).toBeGreaterThan(0);
    expect((await api.call(getPublishedBoard, { projectId })).data.fileName).toBe("blinker.zip");
  });

  it("stay withdrawn or held, and one that fails does not stop the others", async () => {
    const [first, second] = SEED_PROJECTS;
    if (!first || !second) throw new Error("no projects in the seed");
    const failing = { ...first, name: "failing", content: () => Promise.reject(new Error("unreadable")) };
    expect(await sync([failing, second])).toBe(1);
    await api.db
      .update(publications)
      .set({ state: "held" })
      .where(eq(publications.projectId, seedProjectId(second)));
    expect(await sync([second])).toBe(0);
    expect(await sync([{ ...second, revision: 2 }])).toBe(1);
    expect((await api.call(listPublications, {})).data.total).toBe(0);
  });

  it.each(SEED_PROJECTS.map((seed) => [seed.name, seed] as const))(
    "%s keeps the rules of everybody",
    (_, { texts }) => {
      for (const { title, introduction, tags } of Object.values(texts)) {
        expect([...title].length).toBeLessThanOrEqual(PUBLICATION_LIMITS.title);
        expect([...introduction].length).toBeLessThanOrEqual(PUBLICATION_LIMITS.introduction);
        expect(tags.length).toBeLessThanOrEqual(PUBLICATION_LIMITS.tags);
        expect(findSecrets(`${title}\n${introduction}`)).toEqual([]);
      }
    },
  );
});

it("publishes all projects only once the full catalog has their parts", async () => {
  const full = { ...api.deps, environment: { ...api.deps.environment, partCatalogue: "full" as const } };
  expect(await seedProjectsFor(full)).toHaveLength(3);
  await setCatalogue(api.db, { source: SAMPLE_SOURCE, version: "1/full", written: 10, filledAt: null });
  expect(await seedProjectsFor(full)).toHaveLength(3);
  await setCatalogue(api.db, { source: SAMPLE_SOURCE, version: "1/full", written: 10, filledAt: new Date() });
  expect((await seedProjectsFor(full)).length).toBe(SEED_PROJECTS.length);
  const none = { ...api.deps, environment: { ...api.deps.environment, partCatalogue: "none" as const } };
  expect(await seedProjectsFor(none)).toHaveLength(3);
});
