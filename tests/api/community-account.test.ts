import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { viewAuthor, viewPublication } from "@/lib/contracts/community";
import { copyPublication, listOrigins } from "@/lib/contracts/community-copy";
import { setFavorite, upvote } from "@/lib/contracts/community-count";
import { publicationAttachments, publications, publicationVersions } from "@/lib/server/db/tables/community";
import { canRead, hold, ownerOf, release } from "@/lib/server/community/moderate";
import {
  editPublication,
  getOwnPublication,
  publishProject,
  withdrawPublication,
} from "@/lib/contracts/community-publish";
import { deleteProject } from "@/lib/contracts/project";
import { withTransaction } from "@/lib/server/db/client";
import { createTestApi, type TestApi } from "../support/api";
import { createCommunity, type Person } from "../support/community";
import { emptyDatabase } from "../support/database";
import { addStoredUpload } from "../support/uploads";

let api: TestApi;
let community: ReturnType<typeof createCommunity>;
let ann: Person;
let bob: Person;
let projectId = "";

beforeAll(async () => {
  api = await createTestApi();
  community = createCommunity(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  [ann, bob] = [await community.signUpConfirmed("Ann"), await community.signUpConfirmed("Bob")];
  const fileUrl = await addStoredUpload(api, { accountId: ann.accountId }, { name: "lab.txt", content: "lab" });
  ({ projectId } = await community.publish(ann, { attachments: [{ fileUrl }] }));
});

const close = (who: Person) => api.call(closeAccount, { password: "correct horse battery" }, who);

describe("an account that is closed", () => {
  it("takes its publications with it, files and all, while copies of others keep their origin", async () => {
    const [version] = await api.db.select().from(publicationVersions);
    const [attached] = await api.db.select().from(publicationAttachments);
    const keys = [version?.fileKey, version?.topPictureKey, attached?.storageKey].map((key) => key ?? "");
    const copyId = (await api.call(copyPublication, { projectId }, bob)).data.projectId;
    expect((await close(ann)).type).toBe("success");
    expect((await api.call(viewPublication, { projectId })).code).toBe("NOT_FOUND");
    expect((await api.call(viewAuthor, { authorId: ann.accountId })).code).toBe("NOT_FOUND");
    for (const key of keys) await expect(api.deps.store.open(key)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    const origins = (await api.call(listOrigins, { projectIds: [copyId] }, bob)).data.rows;
    expect(origins).toMatchObject([{ origin: { author: "Ann", license: "MIT", isPublished: false } }]);
  });

  it("takes its likes, favorites and copies back", async () => {
    await api.call(upvote, { projectId }, bob);
    await api.call(setFavorite, { projectId, type: 1 }, bob);
    await api.call(copyPublication, { projectId }, bob);
    const figures = async () => {
      const { likeCount, favoriteCount, copyCount } = (await api.call(viewPublication, { projectId })).data;
      return [likeCount, favoriteCount, copyCount];
    };
    expect(await figures()).toEqual([1, 1, 1]);
    expect((await close(bob)).type).toBe("success");
    expect(await figures()).toEqual([0, 0, 0]);
  });

  it("can take its publications along before, without the keys of the store", async () => {
    await api.call(upvote, { projectId }, ann);
    const text = await (await api.fetchFile(exportAccount, {}, ann)).text();
    const exported = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(exported.publications).toMatchObject([{ projectId, title: "Two resistors", license: "MIT" }]);
    expect(exported.publicationLikes).toMatchObject([{ projectId }]);
    const [row] = await api.db.select().from(publications);
    expect(text).not.toContain(row?.coverKey);
    expect(Object.keys(exported.publications?.[0] ?? {})).not.toContain("search");
  });
});

describe("a publication that staff hold", () => {
  const held = (reason: string) => withTransaction(api.db, (tx) => hold(tx, projectId, reason, api.clock.now));

  it("is read by nobody, and neither published, changed in state nor withdrawn by its author until it is released", async () => {
    expect(await ownerOf(api.db, projectId)).toEqual({ accountId: ann.accountId, title: "Two resistors" });
    await held("Someone else's design");
    expect([await canRead(api.db, projectId), await ownerOf(api.db, projectId)]).toEqual([false, null]);
    expect((await api.call(viewPublication, { projectId })).code).toBe("NOT_FOUND");
    const own = await api.call(getOwnPublication, { projectId }, ann);
    expect(own.data).toMatchObject({ state: "held", heldReason: "Someone else's design" });
    expect((await api.call(publishProject, { projectId, ...community.details }, ann)).code).toBe("PUBLICATION_HELD");
    expect((await api.call(withdrawPublication, { projectId }, ann)).code).toBe("PUBLICATION_HELD");
    const edited = await api.call(editPublication, { projectId, ...community.details }, ann);
    expect(edited.data.state).toBe("held");
    await withTransaction(api.db, (tx) => release(tx, projectId, api.clock.now));
    expect(await canRead(api.db, projectId)).toBe(true);
  });

  it("is not published again by a release if its project was deleted meanwhile", async () => {
    await held("Someone else's design");
    await api.call(deleteProject, { id: projectId }, ann);
    await withTransaction(api.db, (tx) => release(tx, projectId, api.clock.now));
    expect(await canRead(api.db, projectId)).toBe(false);
    expect((await api.call(getOwnPublication, { projectId }, ann)).data.state).toBe("withdrawn");
  });

  it("stays held when it is released twice or was a draft", async () => {
    const again = withTransaction(api.db, (tx) => release(tx, projectId, api.clock.now));
    await expect(again).rejects.toMatchObject({ code: "MOVE_NOT_ALLOWED" });
    await api.db.update(publications).set({ state: "draft" }).where(eq(publications.projectId, projectId));
    await expect(held("x")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
