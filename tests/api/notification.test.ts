// Notifications: who is told of what, once, and how by email.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blockPerson, deleteOwnComment, editComment, likeComment } from "@/lib/contracts/discussion";
import * as contracts from "@/lib/contracts/notification";
import { unsubscribe } from "@/lib/contracts/support";
import { withTransaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { notifications } from "@/lib/server/db/tables/notification";
import { jobs, mails } from "@/lib/server/db/tables/promise";
import { createDigestHandler, DIGEST_JOB, forgetNotifications, queueDigests } from "@/lib/server/notification/digest";
import { notify } from "@/lib/server/notification/notify";
import { createTestApi, DAY_MS, refusedFields, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { type Member, openDiscussion } from "../support/discussion";
import { listMails } from "../support/mails";

let api: TestApi;
let discussion: ReturnType<typeof openDiscussion>;
beforeAll(async () => {
  api = await createTestApi();
  discussion = openDiscussion(api);
});
beforeEach(() => emptyDatabase(api.db));

async function scene() {
  const { join, publish } = discussion;
  const [mara, ravi, lin] = [await join("Mara"), await join("Ravi"), await join("Lin")];
  return { mara, ravi, lin, projectId: await publish(mara) };
}

const list = async (person: Member, input: object = {}) =>
  (await api.callRaw(contracts.listNotifications, input, person)).data;
const kinds = async (person: Member) => (await list(person)).rows.map(({ kind, actor }) => [kind, actor]);
const setMail = (person: Member, mail: contracts.NotificationMail) =>
  api.call(contracts.setNotificationSettings, { mail }, person);

/** Hourly task and the jobs that it queues, as a worker does them. */
async function runDigests(): Promise<void> {
  await queueDigests(api.deps, api.clock.now);
  const handler = createDigestHandler(api.deps);
  const run = { id: "job", signal: new AbortController().signal, isLastAttempt: false };
  const queued = await api.db.select().from(jobs).where(eq(jobs.kind, DIGEST_JOB));
  for (const { payload } of queued) await handler(payload as { accountId: string }, run);
  await api.db.delete(jobs).where(eq(jobs.kind, DIGEST_JOB));
}

describe("a comment", () => {
  it("is told to the author of the project, to whom it answers and to whom it names, each once", async () => {
    const { mara, ravi, lin, projectId } = await scene();
    const head = await discussion.comment(ravi, { projectId, text: "One" });
    expect(await kinds(mara)).toEqual([["comment", "Ravi"]]);
    const text = "@Ravi @Mara see the sheet";
    const { commentsId } = await discussion.comment(lin, { projectId, text, parentId: head.commentsId });
    expect(await kinds(ravi)).toEqual([["reply", "Lin"]]);
    expect(await kinds(mara)).toEqual([
      ["mention", "Lin"],
      ["comment", "Ravi"],
    ]);
    expect(await kinds(lin)).toEqual([]);
    expect((await list(ravi)).rows[0]).toMatchObject({
      ...{ commentsId, projectId, title: "Buck converter", excerpt: "@Ravi @Mara see the sheet", isRead: false },
    });
    await api.call(editComment, { commentsId, text: `${text} 2` }, lin);
    expect(await kinds(ravi)).toHaveLength(1);
  });

  it("of oneself, or of a person whom one blocks, is no news", async () => {
    const { mara, ravi, projectId } = await scene();
    await discussion.comment(mara, { projectId, text: "@Mara" });
    expect(await kinds(mara)).toEqual([]);
    const head = await discussion.comment(ravi, { projectId, text: "One" });
    await api.call(blockPerson, { authorId: mara.accountId }, ravi);
    expect((await api.call(likeComment, { commentsId: head.commentsId, type: 1 }, mara)).type).toBe("success");
    expect(await kinds(ravi)).toEqual([]);
  });

  it("that is deleted is not quoted any more", async () => {
    const { mara, ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "Secret" });
    await api.call(deleteOwnComment, { commentsId }, ravi);
    expect((await list(mara)).rows.map(({ excerpt }) => excerpt)).toEqual([""]);
  });
});

describe("a like", () => {
  it("is told once, however often it is taken back and given", async () => {
    const { mara, ravi, projectId } = await scene();
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "One" });
    for (const type of [1, 0, 1] as const) await api.call(likeComment, { commentsId, type }, mara);
    expect(await kinds(ravi)).toEqual([["like", "Mara"]]);
  });
});

describe("the list", () => {
  it("is one's own, counted, and read one by one or as a whole", async () => {
    const { mara, ravi, projectId } = await scene();
    for (const text of ["a", "b", "c"]) await discussion.comment(ravi, { projectId, text });
    const { rows, total, unread } = await list(mara, { pageSize: 2 });
    expect([rows.map(({ excerpt }) => excerpt), total, unread]).toEqual([["c", "b"], 3, 3]);
    const [first] = rows;
    const read = (input: object, person: Member) => api.callRaw(contracts.readNotifications, input, person);
    await read({ notificationIds: [first?.notificationId] }, ravi);
    expect((await api.call(contracts.countUnread, {}, mara)).data.unread).toBe(3);
    expect((await read({ notificationIds: [first?.notificationId] }, mara)).data.unread).toBe(2);
    expect((await list(mara, { isUnread: 1 })).rows.map(({ excerpt }) => excerpt)).toEqual(["b", "a"]);
    expect((await read({}, mara)).data.unread).toBe(0);
  });

  it("needs a token, and whole input", async () => {
    const { mara } = await scene();
    const endpoints = [
      contracts.listNotifications,
      contracts.countUnread,
      contracts.readNotifications,
      contracts.viewNotificationSettings,
      contracts.setNotificationSettings,
    ];
    for (const endpoint of endpoints) expect((await api.callRaw(endpoint, { mail: "off" })).status).toBe(403);
    const many = Array.from({ length: 101 }, (_, at) => `n${at}`);
    const tooMany = await api.callRaw(contracts.readNotifications, { notificationIds: many }, mara);
    expect(refusedFields(tooMany)).toEqual(["notificationIds"]);
    expect(refusedFields(await api.callRaw(contracts.setNotificationSettings, { mail: "hourly" }, mara))).toEqual([
      "mail",
    ]);
  });

  it("keeps what is unread for half a year", async () => {
    const { ravi, projectId } = await scene();
    await discussion.comment(ravi, { projectId, text: "a" });
    const leftAfter = async (days: number) => {
      await forgetNotifications(api.deps, new Date(api.clock.now.getTime() + days * DAY_MS));
      return (await api.db.select().from(notifications)).length;
    };
    expect([await leftAfter(179), await leftAfter(181)]).toEqual([1, 0]);
  });
});

describe("emails", () => {
  it("are sent at once to those who chose so, but not for likes", async () => {
    const { mara, ravi, lin, projectId } = await scene();
    await setMail(mara, "instant");
    await setMail(ravi, "instant");
    const { commentsId } = await discussion.comment(ravi, { projectId, text: "Is that **DC bias**?" });
    await api.call(likeComment, { commentsId, type: 1 }, lin);
    const sent = await listMails(api.db);
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [mara.email, "Ravi commented on Buck converter"],
    ]);
    expect(sent[0]?.text).toContain("Hi Mara,\n\nRavi commented on Buck converter\nIs that DC bias?\n");
    expect(sent[0]?.text).toContain(`/community/${projectId}#comment-${commentsId}`);
    expect(sent[0]?.text).toMatch(/\/unsubscribe#[\w-]+\.[\w-]+/);
  });

  it("are none for those who chose so, and for addresses that nobody has confirmed", async () => {
    const { mara, ravi, projectId } = await scene();
    await setMail(mara, "off");
    await discussion.comment(ravi, { projectId, text: "a" });
    api.advance(2 * DAY_MS);
    await runDigests();
    await setMail(mara, "daily");
    await api.db.update(accounts).set({ contactConfirmedAt: null }).where(eq(accounts.id, mara.accountId));
    await runDigests();
    expect(await listMails(api.db)).toEqual([]);
  });

  it("are a digest a day by default: what is unread, once, also where a job runs twice", async () => {
    const { mara, ravi, lin, projectId } = await scene();
    const first = await discussion.comment(ravi, { projectId, text: "a" });
    await discussion.comment(lin, { projectId, text: "b" });
    await runDigests();
    // Too young: more may come.
    expect(await listMails(api.db)).toEqual([]);
    api.advance(3_600_000);
    await Promise.all([runDigests(), runDigests()]);
    const [digest, ...more] = await listMails(api.db);
    expect([more, digest?.recipient, digest?.subject]).toEqual([[], mara.email, "2 new notifications on Boardwright"]);
    expect(digest?.text).toContain("Ravi commented on Buck converter\na\n");
    expect(digest?.text).toContain("Lin commented on Buck converter\nb\n");
    await discussion.comment(ravi, { projectId, text: "c", parentId: first.commentsId });
    api.advance(3_600_000);
    await runDigests();
    expect(await listMails(api.db)).toHaveLength(1);
    api.advance(DAY_MS);
    await runDigests();
    const last = (await listMails(api.db)).at(-1);
    expect([last?.subject, last?.text.includes("Lin commented")]).toEqual(["Ravi commented on Buck converter", false]);
  });

  it("leave out what was read meanwhile", async () => {
    const { mara, ravi, projectId } = await scene();
    await discussion.comment(ravi, { projectId, text: "a" });
    await api.call(contracts.readNotifications, {}, mara);
    api.advance(DAY_MS);
    await runDigests();
    expect(await listMails(api.db)).toEqual([]);
  });

  it("are written in the language of the person", async () => {
    const { mara, ravi, projectId } = await scene();
    await api.db.update(accounts).set({ locale: "zh" }).where(eq(accounts.id, mara.accountId));
    await setMail(mara, "instant");
    await discussion.comment(ravi, { projectId, text: "a" });
    const [sent] = await listMails(api.db);
    expect([sent?.locale, sent?.subject]).toEqual(["zh", "Ravi评论了《Buck converter》"]);
    expect(sent?.text).toContain("/zh/community/");
  });

  it("end with one click, without signing in, and by a token of ours alone", async () => {
    const { mara, ravi, projectId } = await scene();
    await setMail(mara, "instant");
    await discussion.comment(ravi, { projectId, text: "a" });
    const [sent] = await listMails(api.db);
    const [job] = await api.db.select().from(jobs).where(eq(jobs.kind, "mail"));
    const token = /unsubscribe#(\S+)/.exec(sent?.text ?? "")?.[1] ?? "";
    expect(job?.payload).toMatchObject({
      unsubscribe: expect.stringMatching(`/api/auth/unsubscribe/${token}$`) as string,
    });
    expect((await api.call(unsubscribe, { token: `${token}x` })).code).toBe("NOT_FOUND");
    for (let turn = 0; turn < 2; turn++) expect((await api.call(unsubscribe, { token })).type).toBe("success");
    expect((await api.call(contracts.viewNotificationSettings, {}, mara)).data).toEqual({
      mail: "off",
      hasEmail: true,
    });
    await discussion.comment(ravi, { projectId, text: "b" });
    expect(await listMails(api.db)).toHaveLength(1);
    expect(await kinds(mara)).toHaveLength(2);
  });

  it("carry no line of a stranger's making in their subject", async () => {
    const { mara, ravi, projectId } = await scene();
    await setMail(mara, "instant");
    await api.db
      .update(accounts)
      .set({ username: "Eve\r\nBcc: all@example.com" })
      .where(eq(accounts.id, ravi.accountId));
    await discussion.comment(ravi, { projectId, text: "a" });
    expect((await listMails(api.db))[0]?.subject).toBe("Eve Bcc: all@example.com commented on Buck converter");
  });
});

it("writes a notification and its email once, whatever is retried or rolled back", async () => {
  const { mara, ravi, projectId } = await scene();
  await setMail(mara, "instant");
  const news = {
    accountId: mara.accountId,
    kind: "proposal-opened",
    cause: "proposal:1",
    actorId: ravi.accountId,
    projectId,
  } as const;
  const at = { area: "en-US", now: api.clock.now } as const;
  const crash = withTransaction(api.db, async (tx) => {
    await notify(api.deps, tx, [news], at);
    throw new Error("crash");
  });
  await expect(crash).rejects.toThrow("crash");
  expect(await kinds(mara)).toEqual([]);
  const told = [];
  for (let turn = 0; turn < 3; turn++)
    told.push(await withTransaction(api.db, (tx) => notify(api.deps, tx, [news, news], at)));
  expect(told).toEqual([[mara.accountId], [], []]);
  expect(await kinds(mara)).toEqual([["proposal-opened", "Ravi"]]);
  expect(await api.db.select().from(mails)).toHaveLength(1);
});
