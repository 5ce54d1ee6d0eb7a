// Published projects as the pages of the process read them.
import { beforeAll, describe, expect, it } from "vitest";
import { listRequests, WHOLE_LIST } from "@/components/community/list/community-address";
import { withdrawPublication } from "@/lib/contracts/community-publish";
import {
  authorForPage,
  bomForPage,
  filtersForPage,
  publicationForPage,
  publicationsForPage,
  publishedPaths,
} from "@/lib/server/community/page-reader";
import { createTestApi, type TestApi } from "../support/api";
import { createCommunity, type Person } from "../support/community";

const EN = { area: "en-US", locale: "en" } as const;

let api: TestApi;
let mara: Person;
let projectId = "";

beforeAll(async () => {
  api = await createTestApi();
  const community = createCommunity(api);
  mara = await community.signUpConfirmed("Mara");
  ({ projectId } = await community.publish(mara));
});

describe("a page", () => {
  it("lists the projects of each page that its address shows", async () => {
    const pages = await publicationsForPage(listRequests({ ...WHOLE_LIST, through: 2 }), EN);
    expect(pages?.map(({ rows, total }) => [rows.map(({ title }) => title), total])).toEqual([
      [["Two resistors"], 1],
      [[], 1],
    ]);
  });

  it("knows the numbers of its filters and the tags", async () => {
    const { counts, tags } = await filtersForPage(EN);
    expect(counts?.contents).toMatchObject({ board: 1, schematic: 1 });
    expect(tags.map(({ tag }) => tag).toSorted()).toEqual(["analog", "teaching"]);
  });

  it("reads a project with its parts and its author, and nothing that is not there", async () => {
    expect(await publicationForPage(projectId, EN)).toMatchObject({ title: "Two resistors", author: "Mara" });
    expect((await bomForPage(projectId))?.rows.length).toBeGreaterThan(0);
    expect(await authorForPage(mara.accountId)).toMatchObject({ author: "Mara", projectCount: 1 });
    expect(await publicationForPage("none", EN)).toBeNull();
    expect(await bomForPage("none")).toBeNull();
    expect(await authorForPage("none")).toBeNull();
  });

  it("and the sitemap have nothing of a project that was withdrawn", async () => {
    expect((await publishedPaths()).map((path) => path.projectId)).toEqual([projectId]);
    await api.call(withdrawPublication, { projectId }, mara);
    expect(await publicationForPage(projectId, EN)).toBeNull();
    expect(await bomForPage(projectId)).toBeNull();
    expect(await publishedPaths()).toEqual([]);
  });
});
