import { beforeAll, describe, expect, it } from "vitest";
import * as contracts from "@/lib/contracts/community";
import { getPublishedBom } from "@/lib/contracts/community-file";
import { upvote } from "@/lib/contracts/community-count";
import { createTestApi, refusedFields, type TestApi } from "../support/api";
import { createCommunity, type Person } from "../support/community";

let api: TestApi;
let mara: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await createTestApi();
  const community = createCommunity(api);
  [mara] = [await community.signUpConfirmed("Mara"), await community.signUpConfirmed("Lin")];
  const lin = await community.signUpConfirmed("Lin");
  const all = [
    {
      key: "buck",
      who: mara,
      title: "Buck trainer, 5 V to 3.3 V",
      tags: ["power", "teaching"],
      license: "CERN-OHL-P-2.0",
    },
    {
      key: "zh",
      who: lin,
      title: "降压电源模块",
      introduction: "输出可调的开关电源。",
      tags: ["power"],
      license: "MIT",
    },
    {
      key: "radio",
      who: lin,
      title: "Radio größer",
      tags: [],
      license: "all-rights-reserved",
      boardProjectId: undefined,
    },
  ] as const;
  for (const { key, who, ...change } of all) {
    api.advance(60_000);
    ids[key] = (await community.publish(who, { ...change, tags: [...change.tags] })).projectId;
  }
  await api.call(upvote, { projectId: ids.buck ?? "" }, lin);
}, 60_000);

const found = async (filter: contracts.PublicationFilter) => {
  const answer = await api.call(contracts.listPublications, filter);
  const names = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
  return answer.data.rows.map(({ projectId }) => names.get(projectId));
};

describe("the list of published projects", () => {
  it("is read by everybody, newest first, and pages without gaps", async () => {
    expect(await found({})).toEqual(["radio", "zh", "buck"]);
    const first = (await api.call(contracts.listPublications, { pageSize: 2 })).data;
    expect(first.total).toBe(3);
    const cursor = first.nextCursor ?? "";
    expect(await found({ pageSize: 2, cursor })).toEqual(["buck"]);
    expect(await found({ pageSize: 2, pageNum: 2 })).toEqual(["buck"]);
    const ofOtherOrder = await api.call(contracts.listPublications, { sort: "liked", cursor });
    expect(refusedFields(ofOtherOrder)).toEqual(["cursor"]);
    // "new 7 id": JavaScript reads 7 as a date, PostgreSQL does not.
    for (const text of ["x' or 1=1", "new 7 id", "new 2026-11-21T04:00:00 id", "new 2026-11-21 id"]) {
      const forged = Buffer.from(text).toString("base64url");
      expect(refusedFields(await api.call(contracts.listPublications, { cursor: forged }))).toEqual(["cursor"]);
    }
  });

  it.each<[string, contracts.PublicationFilter, string[]]>([
    ["order of likes", { sort: "liked" }, ["buck", "zh", "radio"].toSorted()],
    ["tag", { tag: "teaching" }, ["buck"]],
    ["contents", { contents: ["board", "bom"] }, ["zh", "buck"]],
    ["commercial licenses", { license: "commercial" }, ["zh", "buck"]],
    ["permissive licenses", { license: "permissive" }, ["zh"]],
    ["layers", { layers: "4" }, ["zh", "buck"]],
    ["author", { authorId: "mara" }, ["buck"]],
  ])("has the %s", async (_, filter, keys) => {
    const asked = filter.authorId === "mara" ? { authorId: mara.accountId } : filter;
    const listed = await found(asked);
    expect(filter.sort ? listed.toSorted() : listed).toEqual(keys);
    if (filter.sort) expect(listed[0]).toBe("buck");
  });

  it.each([
    ["the beginning of a word", "train", ["buck"]],
    ["words in any order", "3.3 buck", ["buck"]],
    ["a part number", "RC0603FR-0768KL", ["radio", "zh", "buck"]],
    ["the author's name", "lin", ["radio", "zh"]],
    ["Chinese words within a sentence", "开关电源", ["zh"]],
    ["a single Chinese sign", "压", ["zh"]],
    ["letters without their marks", "GROSSER radio", []],
    ["letters without their umlaut", "großer", ["radio"]],
    ["operators as text", "buck & ! | :* ') --", ["buck"]],
    ["nothing but punctuation", "&&& !!!", []],
  ])("is searched by %s", async (_, keyword, keys) => {
    expect(await found({ keyword })).toEqual(keys);
  });

  it("counts tags, filters and an author's projects", async () => {
    const tags = (await api.call(contracts.listTags, {})).data.rows;
    expect(tags).toEqual([
      { tag: "power", count: 2 },
      { tag: "teaching", count: 1 },
    ]);
    expect((await api.call(contracts.listTags, { prefix: "TEA" })).data.rows).toEqual([{ tag: "teaching", count: 1 }]);
    expect((await api.call(contracts.countPublications, {})).data).toMatchObject({
      ...{ total: 3, contents: { schematic: 3, board: 2, bom: 3, simulation: 0 }, layers: { "2": 0, "4": 2, "6": 0 } },
      licenses: { commercial: 2, permissive: 1, "cern-ohl": 1 },
    });
    const author = await api.call(contracts.viewAuthor, { authorId: mara.accountId });
    expect(author.data).toMatchObject({ author: "Mara", projectCount: 1, likeCount: 1, copyCount: 0 });
    const nobody = await api.signUp();
    expect((await api.call(contracts.viewAuthor, { authorId: nobody.accountId })).code).toBe("NOT_FOUND");
  });

  it("has a page for each, with its parts", async () => {
    const { data } = await api.call(contracts.viewPublication, { projectId: ids.buck ?? "" });
    expect(data).toMatchObject({
      ...{ title: "Buck trainer, 5 V to 3.3 V", summary: "A divider to begin with.", author: "Mara", lineCount: 2 },
      ...{ board: { widthMm: 60, heightMm: 50, layers: 4 }, contents: ["schematic", "board", "bom"], mayCopy: true },
    });
    const bom = await api.call(getPublishedBom, { projectId: ids.buck ?? "" });
    expect(bom.data.rows.map(({ mpn }) => mpn)).toEqual(["RC0603FR-071KL", "RC0603FR-0768KL"]);
    expect((await api.call(contracts.viewPublication, { projectId: "any" })).code).toBe("NOT_FOUND");
  });

  it("prices the board in it before any sign-in", async () => {
    const { data } = await api.call(contracts.viewPublication, { projectId: ids.buck ?? "" });
    // 4 layers, 5 × 60 × 50 mm = 0.015 m²: 25 + 95 × 0.015 = 26.425, half up to cents 26.43.
    expect(data.price).toMatchObject({ quantity: 5, boardsMicro: 26_430_000, assembledMicro: null, missing: 2 });
  });
});
