// Comments on published projects: who may write, read, change and delete them, and what they show.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contracts from "@/lib/contracts/discussion";
import { purgeDeletedComments } from "@/lib/server/community/discussion/comments";
import { leaveDiscussions } from "@/lib/server/community/discussion/leave";
import { withTransaction } from "@/lib/server/db/client";
import { publications } from "@/lib/server/db/tables/community";
import { accountBlocks, discussionComments, discussionLikes } from "@/lib/server/db/tables/discussion";
import { notifications } from "@/lib/server/db/tables/notification";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { createTestApi, refusedFields, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { openDiscussion } from "../support/discussion";

let api: TestApi;
let discussion: ReturnType<typeof openDiscussion>;
beforeAll(async () => {
  api = await createTestApi();
  discussion = openDiscussion(api);
});
beforeEach(() => emptyDatabase(api.db));

async function scene() {
  const { join, publish, trust } = discussion;
  const [mara, ravi, lin] = [await join("Mara Lindqvist"), await join("Ravi K."), await join("林超")];
  const projectId = await publish(mara);
  const other = await publish(mara, "Another");
  for (const person of [mara, ravi, lin]) await trust(person, other);
  return { mara, ravi, lin, projectId };
}

const words = (rows: readonly contracts.DiscussionThread[]) =>
  rows.map(({ text, replies }) => [text, replies.map((reply) => reply.text)]);

describe("comments", () => {
  it("are read by everybody, newest first, with their replies below, oldest first", async () => {
    const { mara, ravi, projectId } = await scene();
    const first = await discussion.comment(ravi, { projectId, text: "Is that DC bias?", part: "C1" });
    await discussion.comment(mara, { projectId, text: "Partly.", parentId: first.commentsId });
    await discussion.comment(ravi, { projectId, text: "That matches.", parentId: first.commentsId });
    await discussion.comment(ravi, { projectId, text: "Ordered 30." });
    const { rows, total, count, obstacle } = await discussion.list(projectId);
    expect(words(rows)).toEqual([
      ["Ordered 30.", []],
      ["Is that DC bias?", ["Partly.", "That matches."]],
    ]);
    expect({ total, count, obstacle }).toEqual({ total: 2, count: 4, obstacle: "signed-out" });
    expect(rows[1]).toMatchObject({
      ...{ part: "C1", isOwn: false, likes: 0, state: "visible", editTime: null, parentId: null },
      author: { authorId: ravi.accountId, name: "Ravi K.", avatar: "", isProjectAuthor: false },
    });
    expect(rows[1]?.replies[0]?.author).toMatchObject({ name: "Mara Lindqvist", isProjectAuthor: true });
    const asRavi = await discussion.list(projectId, ravi);
    expect(asRavi.rows.map(({ isOwn }) => isOwn)).toEqual([true, true]);
    expect(asRavi.obstacle).toBeNull();
  });

  it("come by page, and by likes", async () => {
    const { mara, ravi, lin, projectId } = await scene();
    const ids: string[] = [];
    for (const text of ["a", "b", "c"]) ids.push((await discussion.comment(ravi, { projectId, text })).commentsId);
    for (const person of [mara, lin])
      await api.call(contracts.likeComment, { commentsId: ids[0] ?? "", type: 1 }, person);
    const page = async (input: object) =>
      (await api.callRaw(contracts.listDiscussion, { projectId, ...input })).data.rows.map(({ text }) => text);
    expect(await page({ pageSize: 2 })).toEqual(["c", "b"]);
    expect(await page({ pageSize: 2, pageNum: 2 })).toEqual(["a"]);
    expect(await page({ sort: "liked" })).toEqual(["a", "c", "b"]);
  });

  it("answer to a reply within the same thread", async () => {
    const { mara, ravi, projectId } = await scene();
    const head = await discussion.comment(ravi, { projectId, text: "One" });
    const reply = await discussion.comment(mara, { projectId, text: "Two", parentId: head.commentsId });
    const deeper = await discussion.comment(ravi, { projectId, text: "Three", parentId: reply.commentsId });
    expect(deeper.parentId).toBe(head.commentsId);
    expect(words((await discussion.list(projectId)).rows)).toEqual([["One", ["Two", "Three"]]]);
  });

  it("need a token and a confirmed contact", async () => {
    const { projectId } = await scene();
    const fresh = await discussion.join("New", { contactConfirmedAt: null });
    expect((await api.call(contracts.addDiscussionComment, { projectId, text: "x" })).status).toBe(403);
    expect((await discussion.tryComment(fresh, { projectId, text: "x" })).code).toBe("EMAIL_UNCONFIRMED");
    expect((await discussion.list(projectId, fresh)).obstacle).toBe("unconfirmed-email");
    expect((await discussion.list(projectId)).rows).toEqual([]);
  });

  it("need a verified mobile number in the zh-CN area", async () => {
    const cn = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    const { join, publish, tryComment, list } = openDiscussion(cn);
    const projectId = await publish(await join("作者"));
    const byMail = await join("邮箱用户");
    const byPhone = await join("手机用户", { mobile: "13800138000" });
    expect((await tryComment(byMail, { projectId, text: "你好" })).code).toBe("PHONE_UNCONFIRMED");
    expect((await list(projectId, byMail)).obstacle).toBe("unconfirmed-phone");
    expect((await tryComment(byPhone, { projectId, text: "你好" })).type).toBe("success");
  });

  it("refuse empty, endless and unkeepable texts, and parts that are none", async () => {
    const { ravi, projectId } = await scene();
    const refused = async (change: object) =>
      refusedFields(await api.callRaw(contracts.addDiscussionComment, { projectId, text: "x", ...change }, ravi));
    expect(await refused({ text: " \n " })).toEqual(["text"]);
    expect(await refused({ text: "x".repeat(2_001) })).toEqual(["text"]);
    expect(await refused({ text: "\u0000" })).toEqual(["text"]);
    expect(await refused({ part: "C 1" })).toEqual(["part"]);
    const longest = await discussion.tryComment(ravi, { projectId, text: "😀".repeat(2_000) });
    expect(longest.type).toBe("success");
  });

  it("exist on published projects alone, also while they are read", async () => {
    const { mara, ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    for (const state of ["held", "withdrawn", "draft"] as const) {
      await api.db.update(publications).set({ state }).where(eq(publications.projectId, projectId));
      const calls = [
        await api.call(contracts.listDiscussion, { projectId }),
        await api.call(contracts.listMentionable, { projectId }, ravi),
        await discussion.tryComment(mara, { projectId, text: "Two" }),
        await api.call(contracts.likeComment, { commentsId, type: 1 }, mara),
        await api.call(contracts.editComment, { commentsId, text: "Three" }, ravi),
      ];
      expect(new Set(calls.map(({ code }) => code))).toEqual(new Set(["NOT_FOUND"]));
    }
  });

  it("refuse a parent of another project", async () => {
    const { mara, ravi, projectId } = await scene();
    const elsewhere = await discussion.publish(mara, "Elsewhere");
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    const answer = await discussion.tryComment(mara, { projectId: elsewhere, text: "Two", parentId: commentsId });
    expect(answer.code).toBe("NOT_FOUND");
  });

  it("are written once for one idempotency key", async () => {
    const { ravi, projectId } = await scene();
    const write = (text: string) =>
      api.call(contracts.addDiscussionComment, { projectId, text }, { token: ravi.token, key: "key-1" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => write("Once")));
    expect(new Set(answers.map(({ data }) => data.commentsId)).size).toBe(1);
    expect((await write("Twice")).code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await discussion.list(projectId)).count).toBe(1);
  });

  it("are told to open pages, whoever reads them", async () => {
    const { mara, ravi, projectId } = await scene();
    const heard: DomainEvent[] = [];
    const stop = api.deps.eventBus.subscribe((event) => void heard.push(event));
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    await api.call(contracts.editComment, { commentsId, text: "One more" }, ravi);
    await api.call(contracts.deleteOwnComment, { commentsId }, ravi);
    stop();
    const changes = heard.filter((event) => event.kind === "discussion").map(({ data }) => data);
    expect(changes).toEqual([
      { projectId, commentsId },
      { projectId, commentsId: null },
      { projectId, commentsId: null },
    ]);
    const told = heard.filter((event) => event.kind === "event").map(({ accountId, event }) => [accountId, event]);
    expect(told).toEqual([[mara.accountId, 7]]);
  });
});

describe("one's own comment", () => {
  it("is edited, which shows, by its author alone", async () => {
    const { mara, ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    api.advance(1_000);
    const edited = (await api.call(contracts.editComment, { commentsId, text: "One, or two" }, ravi)).data;
    expect([edited.text, edited.editTime]).toEqual(["One, or two", api.clock.now.toISOString()]);
    expect((await api.call(contracts.editComment, { commentsId, text: "Mine" }, mara)).code).toBe("NOT_FOUND");
    expect((await api.call(contracts.editComment, { commentsId, text: "Mine" })).status).toBe(403);
    expect(words((await discussion.list(projectId)).rows)).toEqual([["One, or two", []]]);
  });

  it("is not marked as edited where nothing changed", async () => {
    const { ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    expect((await api.call(contracts.editComment, { commentsId, text: " One " }, ravi)).data.editTime).toBeNull();
  });

  it("is deleted by its author alone, and restored for ten minutes", async () => {
    const { mara, ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    const neighbor = await discussion.comment(ravi, { projectId, text: "Two" });
    expect((await api.call(contracts.deleteOwnComment, { commentsId }, mara)).code).toBe("NOT_FOUND");
    await api.call(contracts.deleteOwnComment, { commentsId }, ravi);
    expect(words((await discussion.list(projectId)).rows)).toEqual([["Two", []]]);
    expect((await api.call(contracts.restoreComment, { commentsId }, mara)).code).toBe("NOT_FOUND");
    expect((await api.call(contracts.restoreComment, { commentsId }, ravi)).data.text).toBe("One");
    expect((await discussion.list(projectId)).count).toBe(2);
    await api.call(contracts.deleteOwnComment, { commentsId }, ravi);
    api.advance(10 * 60_000 + 1);
    expect((await api.call(contracts.restoreComment, { commentsId }, ravi)).code).toBe("NOT_FOUND");
    await purgeDeletedComments(api.deps, api.clock.now);
    const left = await api.db.select().from(discussionComments).where(eq(discussionComments.projectId, projectId));
    expect(left.map(({ id }) => id)).toEqual([neighbor.commentsId]);
  });

  it("leaves its place, without words or name, where it has replies", async () => {
    const { mara, ravi, projectId } = await scene();
    const head = await discussion.comment(ravi, { projectId, text: "My address is 1 Main Street" });
    await discussion.comment(mara, { projectId, text: "Thanks", parentId: head.commentsId });
    await api.call(contracts.deleteOwnComment, { commentsId: head.commentsId }, ravi);
    const [place] = (await discussion.list(projectId)).rows;
    expect(place).toMatchObject({ state: "deleted", text: "", author: null, likes: 0 });
    expect(place?.replies.map(({ text }) => text)).toEqual(["Thanks"]);
    api.advance(3_600_000);
    await purgeDeletedComments(api.deps, api.clock.now);
    const [row] = await api.db.select().from(discussionComments).where(eq(discussionComments.id, head.commentsId));
    expect([row?.text, row?.accountId]).toEqual(["", null]);
  });
});

describe("likes", () => {
  it("count each person once, however often and in how many windows it is clicked", async () => {
    const { mara, ravi, lin, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    const people = [mara, ravi, lin];
    const clicks = Array.from({ length: 50 }, (_, at) =>
      api.call(contracts.likeComment, { commentsId, type: 1 }, people[at % 3]),
    );
    expect(new Set((await Promise.all(clicks)).map(({ type }) => type))).toEqual(new Set(["success"]));
    expect((await discussion.list(projectId, mara)).rows[0]).toMatchObject({ likes: 3, isLiked: true });
    const undone = Array.from({ length: 10 }, () =>
      api.call(contracts.likeComment, { commentsId, type: 0 }, { token: mara.token }),
    );
    expect((await Promise.all(undone)).map(({ data }) => data.likes)).toEqual(Array.from({ length: 10 }, () => 2));
    expect((await discussion.list(projectId, mara)).rows[0]).toMatchObject({ likes: 2, isLiked: false });
    expect(await api.db.select().from(discussionLikes)).toHaveLength(2);
  });

  it("need the token header: neither a cookie nor a page of another site is enough", async () => {
    const { mara, ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    const like = { commentsId, type: 1 } as const;
    expect((await api.call(contracts.likeComment, like)).status).toBe(403);
    const byCookie = { cookie: `token=${mara.token}; authorization=${mara.token}` };
    expect((await api.call(contracts.likeComment, like, byCookie)).status).toBe(403);
    const foreign = { token: mara.token, headers: { "sec-fetch-site": "cross-site" } };
    expect((await api.call(contracts.likeComment, like, foreign)).code).toBe("FOREIGN_ORIGIN");
    expect((await discussion.list(projectId)).rows[0]?.likes).toBe(0);
  });

  it("refuse other types and comments that are not there", async () => {
    const { mara, ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    expect(refusedFields(await api.callRaw(contracts.likeComment, { commentsId, type: 2 }, mara))).toEqual(["type"]);
    expect((await api.call(contracts.likeComment, { commentsId: "nothing", type: 1 }, mara)).code).toBe("NOT_FOUND");
  });
});

describe("mentions", () => {
  it("stand for people of the discussion, by their names", async () => {
    const { mara, ravi, lin, projectId } = await scene();
    await discussion.comment(ravi, { projectId, text: "One" });
    const named = await discussion.comment(lin, { projectId, text: "@Ravi K. see @mara lindqvist, not @Nobody" });
    expect(named.mentions.toSorted()).toEqual(["Mara Lindqvist", "Ravi K."]);
    const people = async (keyword: string, person = mara) =>
      (await api.call(contracts.listMentionable, { projectId, keyword }, person)).data.rows.map(({ name }) => name);
    expect(await people("")).toEqual(["林超", "Ravi K."]);
    expect(await people("ra")).toEqual(["Ravi K."]);
    expect(await people("", ravi)).toEqual(["Mara Lindqvist", "林超"]);
    expect((await api.call(contracts.listMentionable, { projectId })).status).toBe(403);
  });
});

describe("a blocked person", () => {
  it("is neither read nor able to answer or name the person who blocks", async () => {
    const { mara, ravi, lin, projectId } = await scene();
    const head = await discussion.comment(lin, { projectId, text: "Lin" });
    await discussion.comment(ravi, { projectId, text: "Ravi" });
    await discussion.comment(ravi, { projectId, text: "Ravi answers", parentId: head.commentsId });
    expect((await api.call(contracts.blockPerson, { authorId: ravi.accountId }, lin)).type).toBe("success");
    const seen = await discussion.list(projectId, lin);
    expect([words(seen.rows), seen.count, seen.total]).toEqual([[["Lin", []]], 1, 1]);
    expect((await discussion.list(projectId, mara)).count).toBe(3);
    const answer = { projectId, text: "Again", parentId: head.commentsId };
    expect((await discussion.tryComment(ravi, answer)).code).toBe("REPLY_REFUSED");
    expect((await discussion.comment(ravi, { projectId, text: "@林超 hello" })).mentions).toEqual([]);
    const blocked = (await api.call(contracts.listBlocked, {}, lin)).data.rows;
    expect(blocked.map(({ authorId, name }) => [authorId, name])).toEqual([[ravi.accountId, "Ravi K."]]);
    await api.call(contracts.unblockPerson, { authorId: ravi.accountId }, lin);
    expect((await discussion.list(projectId, lin)).count).toBe(4);
  });

  it("can't comment on projects of the person who blocks", async () => {
    const { mara, ravi, projectId } = await scene();
    await discussion.comment(ravi, { projectId, text: "One" });
    await api.call(contracts.blockPerson, { authorId: ravi.accountId }, mara);
    expect((await discussion.list(projectId, ravi)).obstacle).toBe("blocked");
    expect((await discussion.tryComment(ravi, { projectId, text: "Two" })).code).toBe("REPLY_REFUSED");
  });

  it("is somebody else who takes part, and named by a person who is signed in", async () => {
    const { mara, ravi } = await scene();
    const silent = await discussion.join("Silent");
    const block = async (authorId: string, person?: typeof mara) =>
      api.call(contracts.blockPerson, { authorId }, person);
    expect((await block(mara.accountId, mara)).code).toBe("NOT_FOUND");
    expect((await block(silent.accountId, mara)).code).toBe("NOT_FOUND");
    expect((await block("nobody", mara)).code).toBe("NOT_FOUND");
    expect((await block(ravi.accountId)).status).toBe(403);
    expect((await api.call(contracts.listBlocked, {}, mara)).data.rows).toEqual([]);
  });
});

describe("the spam guard", () => {
  it("holds links of new accounts for staff, and shows them to their author alone", async () => {
    const { mara, projectId } = await scene();
    const fresh = await discussion.join("Fresh", { createdAt: api.clock.now });
    const held = await discussion.comment(fresh, { projectId, text: "Buy at https://spam.example" });
    expect(held.state).toBe("held");
    expect((await discussion.list(projectId, fresh)).rows.map(({ state }) => state)).toEqual(["held"]);
    for (const person of [undefined, mara]) {
      const seen = await discussion.list(projectId, person);
      expect([seen.rows, seen.count, seen.total]).toEqual([[], 0, 0]);
    }
    const calls = [
      await api.call(contracts.likeComment, { commentsId: held.commentsId, type: 1 }, mara),
      await discussion.tryComment(mara, { projectId, text: "Spam", parentId: held.commentsId }),
    ];
    expect(calls.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });

  it("holds a comment that gets its link by an edit", async () => {
    const { projectId } = await scene();
    const fresh = await discussion.join("Fresh", { createdAt: api.clock.now });
    const { commentsId } = await discussion.comment(fresh, { projectId, text: "Nice board" });
    const edit = { commentsId, text: "Nice board, see www.spam.example" };
    expect((await api.call(contracts.editComment, edit, fresh)).data.state).toBe("held");
    expect((await discussion.list(projectId)).count).toBe(0);
  });

  it("refuses the same words again, and floods", async () => {
    const { ravi, projectId } = await scene();
    await discussion.comment(ravi, { projectId, text: "Please have a look at my new project" });
    const again = await discussion.tryComment(ravi, { projectId, text: "please have a look at my NEW project!!" });
    expect(again.code).toBe("COMMENT_REPEATED");
    api.advance(60_000);
    const answers = [];
    for (const text of ["a", "b", "c", "d", "e", "f"])
      answers.push(await discussion.tryComment(ravi, { projectId, text }));
    expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 5 }), "TOO_MANY_REQUESTS"]);
    expect(answers.at(-1)?.headers.get("retry-after")).toBe("60");
  });

  it("lets no more through in parallel than one after the other", async () => {
    const { ravi, projectId } = await scene();
    const burst = Array.from({ length: 12 }, (_, at) => discussion.tryComment(ravi, { projectId, text: `Text ${at}` }));
    const written = (await Promise.all(burst)).filter(({ type }) => type === "success");
    expect(written).toHaveLength(5);
  });
});

it("a person who leaves takes their likes and name along, and the words of others stay", async () => {
  const { mara, ravi, projectId } = await scene();
  const { commentsId } = await discussion.comment(ravi, { projectId, text: "@Mara Lindqvist One" });
  await discussion.comment(mara, { projectId, text: "Two", parentId: commentsId });
  await api.call(contracts.likeComment, { commentsId, type: 1 }, mara);
  await api.call(contracts.blockPerson, { authorId: mara.accountId }, ravi);
  await withTransaction(api.db, (tx) => leaveDiscussions(tx, ravi.accountId));
  const [thread] = (await discussion.list(projectId)).rows;
  expect(thread).toMatchObject({ text: "@Mara Lindqvist One", author: null, likes: 1, state: "visible" });
  await withTransaction(api.db, (tx) => leaveDiscussions(tx, mara.accountId));
  expect((await discussion.list(projectId)).rows[0]).toMatchObject({ likes: 0, mentions: [] });
  expect(await api.db.select().from(notifications)).toEqual([]);
  expect(await api.db.select().from(accountBlocks)).toEqual([]);
});
