// The home page shows the most liked and the newest projects, and none that is no longer published.

import { eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { upvote } from "@/lib/contracts/community-count";
import { withdrawPublication } from "@/lib/contracts/community-publish";
import { createFeatured, featuredProjects } from "@/lib/server/community/featured";
import { publications } from "@/lib/server/db/tables/community";
import { createTestApi, type TestApi } from "../../support/api";
import { createCommunity, type Person } from "../../support/community";

const MINUTE_MS = 60_000;
let api: TestApi;
let mara: Person;
let publish: (title: string) => Promise<string>;

beforeAll(async () => {
  api = await createTestApi();
  const community = createCommunity(api);
  mara = await community.signUpConfirmed("Mara");
  publish = async (title) => {
    api.advance(MINUTE_MS);
    return (await community.publish(mara, { title, boardProjectId: undefined })).projectId;
  };
}, 60_000);

const titles = () => {
  const { liked, newest } = featuredProjects("en");
  return { liked: liked.map(({ title }) => title), newest: newest.map(({ title }) => title) };
};

it("follows what is published, liked and withdrawn", async () => {
  const refreshPages = vi.fn(() => Promise.resolve(true));
  const featured = createFeatured(api.db);
  await featured.load();
  expect(titles()).toEqual({ liked: [], newest: [] });
  const run = featured.task(refreshPages);
  const start = api.clock.now.getTime();
  const at = (minutes: number) => run(new Date(start + minutes * MINUTE_MS));
  await at(0);
  expect(refreshPages).not.toHaveBeenCalled();

  const first = await publish("First");
  for (const title of ["Second", "Third"]) await publish(title);
  await api.call(upvote, { projectId: first }, mara);
  await at(1);
  expect(titles()).toEqual({ liked: ["First"], newest: ["Third", "Second"] });
  expect(featuredProjects("zh").liked).toEqual([
    expect.objectContaining({
      projectId: first,
      title: "First",
      author: "Mara",
      authorId: mara.accountId,
      likeCount: 1,
    }),
  ]);
  expect(refreshPages).toHaveBeenCalledTimes(1);

  // One more project can wait; one that is withdrawn cannot.
  await publish("Fourth");
  await at(2);
  expect(refreshPages).toHaveBeenCalledTimes(1);
  await api.call(withdrawPublication, { projectId: first }, mara);
  await at(3);
  expect(titles()).toEqual({ liked: [], newest: ["Fourth", "Third", "Second"] });
  expect(refreshPages).toHaveBeenCalledTimes(2);
  await at(4);
  expect(refreshPages).toHaveBeenCalledTimes(2);
  await publish("Fifth");
  await at(13);
  expect(refreshPages).toHaveBeenCalledTimes(3);

  // Another cover is another address, and the old one is gone.
  await api.db.update(publications).set({ coverName: "another" }).where(eq(publications.title, "Fifth"));
  refreshPages.mockResolvedValueOnce(false);
  await at(14);
  await at(15);
  expect(refreshPages).toHaveBeenCalledTimes(5);
  expect(featuredProjects("en").newest[0]?.coverUrl).toMatch(/\/another$/);
});
