import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { viewPublication } from "@/lib/contracts/community";
import { copyPublication } from "@/lib/contracts/community-copy";
import * as counts from "@/lib/contracts/community-count";
import { withdrawPublication } from "@/lib/contracts/community-publish";
import { publicationLikes, publications } from "@/lib/server/db/tables/community";
import { createTestApi, type TestApi } from "../support/api";
import { createCommunity, type Person } from "../support/community";
import { emptyDatabase } from "../support/database";

let api: TestApi;
let community: ReturnType<typeof createCommunity>;
beforeAll(async () => {
  api = await createTestApi();
  community = createCommunity(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
});

const crowd = (size: number): Promise<Person[]> => Promise.all(Array.from({ length: size }, () => api.signUp()));

const figuresOf = async (projectId: string) => {
  const { likeCount, favoriteCount, visitCount, copyCount } = (await api.call(viewPublication, { projectId })).data;
  return { likeCount, favoriteCount, visitCount, copyCount };
};

describe("likes and favorites", () => {
  it("need a token", async () => {
    const projectId = "any";
    const calls = [
      api.call(counts.upvote, { projectId }),
      api.call(counts.unupvote, { projectId }),
      api.call(counts.setFavorite, { projectId, type: 1 }),
      api.call(counts.listFavorites, {}),
      api.call(counts.viewOwnRelation, { projectId }),
    ];
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([403]));
  });

  it("of what is not published are not found, and a bad type is refused", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId } = await community.publish(ann);
    expect((await api.callRaw(counts.setFavorite, { projectId, type: 2 }, ann)).code).toBe("INVALID_INPUT");
    await api.call(withdrawPublication, { projectId }, ann);
    const bob = await api.signUp();
    expect((await api.call(counts.upvote, { projectId }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(counts.setFavorite, { projectId, type: 1 }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(counts.viewOwnRelation, { projectId }, bob)).code).toBe("NOT_FOUND");
  });

  it("are exact under 50 parallel clicks of 10 people", async () => {
    const { projectId } = await community.publish(await community.signUpConfirmed());
    const people = await crowd(10);
    const clicks = Array.from({ length: 50 }, (_, at) => people[at % 10]);
    await Promise.all(
      clicks.flatMap((person) => [
        api.call(counts.upvote, { projectId }, person),
        api.call(counts.setFavorite, { projectId, type: 1 }, person),
      ]),
    );
    expect(await figuresOf(projectId)).toMatchObject({ likeCount: 10, favoriteCount: 10 });
    await Promise.all(
      clicks.map((person, at) => api.call(at % 2 ? counts.unupvote : counts.upvote, { projectId }, person)),
    );
    const rows = await api.db.select().from(publicationLikes).where(eq(publicationLikes.projectId, projectId));
    expect((await figuresOf(projectId)).likeCount).toBe(rows.length);
    const last = await api.call(counts.unupvote, { projectId }, people[0]);
    expect(last.data.isLiked).toBe(false);
    expect(await api.call(counts.unupvote, { projectId }, people[0])).toMatchObject({ data: last.data });
  });

  it("are one's own: the list has the latest first, without what was withdrawn", async () => {
    const ann = await community.signUpConfirmed();
    const [one, two] = [await community.publish(ann), await community.publish(ann)];
    const [bob, eve] = [await api.signUp(), await api.signUp()];
    for (const { projectId } of [one, two]) {
      api.advance(1_000);
      await api.call(counts.setFavorite, { projectId, type: 1 }, bob);
    }
    const listed = async (who: Person) =>
      (await api.call(counts.listFavorites, {}, who)).data.rows.map(({ projectId }) => projectId);
    expect(new Set(await listed(bob))).toEqual(new Set([two.projectId, one.projectId]));
    expect(await listed(eve)).toEqual([]);
    await api.call(withdrawPublication, { projectId: one.projectId }, ann);
    expect(await listed(bob)).toEqual([two.projectId]);
    // What is gone can still be removed.
    expect((await api.call(counts.setFavorite, { projectId: one.projectId, type: 0 }, bob)).type).toBe("success");
  });
});

describe("visits and copies", () => {
  it("count once per visitor, and not the author's own", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId } = await community.publish(ann);
    const [bob] = await crowd(1);
    await Promise.all(Array.from({ length: 50 }, () => api.call(counts.countVisit, { projectId, shareType: 1 }, bob)));
    await api.call(counts.countVisit, { projectId, shareType: 1 }, ann);
    const visitor = { cookie: "visitor=0123456789abcdef0123456789abcdef" };
    const first = await api.call(counts.countVisit, { projectId, shareType: 1 });
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? visitor.cookie;
    await api.call(counts.countVisit, { projectId, shareType: 1 }, { cookie });
    expect((await figuresOf(projectId)).visitCount).toBe(2);
  });

  it("of one person are one copy, however often it is made", async () => {
    const { projectId } = await community.publish(await community.signUpConfirmed());
    const [bob, eve] = await crowd(2);
    if (!bob || !eve) throw new Error("nobody signed up");
    for (const person of [bob, bob, eve])
      expect((await api.call(copyPublication, { projectId }, person)).type).toBe("success");
    expect((await figuresOf(projectId)).copyCount).toBe(2);
    const { data } = await api.call(counts.viewOwnRelation, { projectId }, bob);
    expect(data).toMatchObject({ isLiked: false, isFavorite: false, isAuthor: false });
    expect(data.copies.map(({ projectName }) => projectName).toSorted()).toEqual(["Two resistors", "Two resistors 2"]);
    expect(await api.db.$count(publications)).toBe(1);
  });
});
