// Reports, decisions of staff on them, and appeals.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contracts from "@/lib/contracts/moderation";
import { listNotifications } from "@/lib/contracts/notification";
import { listAdminActs, viewAdmin } from "@/lib/contracts/ops";
import { accounts } from "@/lib/server/db/tables/account";
import { publications } from "@/lib/server/db/tables/community";
import { discussionComments, moderationCases, moderationReports } from "@/lib/server/db/tables/discussion";
import { createTestApi, DAY_MS, refusedFields, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { type Member, openDiscussion } from "../support/discussion";

let api: TestApi;
let discussion: ReturnType<typeof openDiscussion>;
beforeAll(async () => {
  api = await createTestApi();
  discussion = openDiscussion(api);
});
beforeEach(() => emptyDatabase(api.db));

async function scene() {
  const { join, publish, comment, trust } = discussion;
  const [mara, ravi, lin] = [await join("Mara"), await join("Ravi"), await join("Lin")];
  const [eve, adam] = [await join("Eve", { isStaff: true }), await join("Adam", { isStaff: true })];
  const projectId = await publish(mara);
  await trust(ravi, await publish(mara, "Another"));
  const { commentsId } = await comment(ravi, { projectId, text: "Buy my boards" });
  return { mara, ravi, lin, eve, adam, projectId, commentsId };
}

const report = (person: Member | undefined, kind: contracts.ReportKind, id: string, reason = "spam" as const) =>
  api.call(contracts.reportContent, { kind, id, reason, text: "See for yourself" }, person);

const cases = async (staff: Member, input: object = {}) => (await api.callRaw(contracts.listCases, input, staff)).data;

async function caseOf(staff: Member): Promise<string> {
  const [first] = (await cases(staff)).rows;
  if (!first) throw new Error("no case");
  return first.caseId;
}

const KEEP = { decision: "keep", reason: "spam" } as const;

describe("a report", () => {
  it("is one of a case for each subject, and one for each person", async () => {
    const { mara, lin, eve, commentsId } = await scene();
    await report(mara, "comment", commentsId);
    await report(mara, "comment", commentsId);
    api.advance(1_000);
    await Promise.all(Array.from({ length: 5 }, () => report(lin, "comment", commentsId)));
    const { rows, total, count } = await cases(eve);
    expect({ total, count }).toEqual({ total: 1, count: { open: 1 } });
    expect(rows[0]).toMatchObject({
      ...{ kind: "comment", state: "open", isHeld: false, reports: 2, reason: "spam", title: "Buck converter" },
      ...{ author: "Ravi", excerpt: "Buy my boards", decision: null },
    });
    const view = (await api.call(contracts.viewCase, { caseId: await caseOf(eve) }, eve)).data;
    expect(view.reported.map(({ reporter, text }) => [reporter, text])).toEqual([
      ["Mara", "See for yourself"],
      ["Lin", "See for yourself"],
    ]);
    expect(view.context.map(({ text, isSubject }) => [text, isSubject])).toEqual([["Buy my boards", true]]);
  });

  it("may be of a comment, a project or a person, of which the public knows", async () => {
    const { mara, ravi, lin, eve, projectId, commentsId } = await scene();
    const silent = await discussion.join("Silent");
    expect((await report(lin, "project", projectId)).type).toBe("success");
    expect((await report(lin, "user", ravi.accountId)).type).toBe("success");
    const refused = [
      await report(mara, "project", projectId),
      await report(ravi, "comment", commentsId),
      await report(lin, "user", silent.accountId),
      await report(lin, "comment", "nothing"),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => "NOT_FOUND"));
    expect((await cases(eve)).rows.map(({ kind }) => kind).toSorted()).toEqual(["project", "user"]);
    await api.db.update(publications).set({ state: "withdrawn" }).where(eq(publications.projectId, projectId));
    expect((await report(lin, "comment", commentsId)).code).toBe("NOT_FOUND");
  });

  it("needs a token, a reason and a known kind", async () => {
    const { lin, commentsId } = await scene();
    expect((await report(undefined, "comment", commentsId)).status).toBe(403);
    const bad = { kind: "order", id: commentsId, reason: "because", text: "x".repeat(1_001) };
    const answer = await api.callRaw(contracts.reportContent, bad, lin);
    expect(refusedFields(answer).toSorted()).toEqual(["kind", "reason", "text"]);
    expect(await api.db.select().from(moderationReports)).toEqual([]);
  });
});

describe("the queue", () => {
  it("does not exist for anybody but staff", async () => {
    const { lin, eve, commentsId } = await scene();
    await report(lin, "comment", commentsId);
    const caseId = await caseOf(eve);
    const calls = [
      await api.callRaw(contracts.listCases, {}, lin),
      await api.call(contracts.viewCase, { caseId }, lin),
      await api.call(contracts.decideCase, { caseId, ...KEEP }, lin),
      await api.call(contracts.decideAppeal, { caseId, isReversed: 1 }, lin),
    ];
    expect(calls.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 4 }, () => [404, "UNKNOWN_ROUTE"]),
    );
  });

  it("is counted in the overview, and filtered by state, kind and words", async () => {
    const { lin, eve, projectId, commentsId } = await scene();
    await report(lin, "comment", commentsId);
    await report(lin, "project", projectId);
    const { queues } = (await api.call(viewAdmin, {}, eve)).data;
    expect(queues.find(({ queue }) => queue === "moderation")?.count).toBe(2);
    expect((await cases(eve, { kind: "project" })).rows.map(({ kind }) => kind)).toEqual(["project"]);
    expect((await cases(eve, { keyword: "boards" })).total).toBe(1);
    expect((await cases(eve, { keyword: "%" })).total).toBe(0);
    expect((await cases(eve, { state: "decided" })).rows).toEqual([]);
  });
});

describe("a decision", () => {
  it.each([
    ["hide", "hidden"],
    ["remove", "removed"],
  ] as const)("to %s takes a comment away, tells its author and who has reported it", async (decision, state) => {
    const { mara, ravi, lin, eve, projectId, commentsId } = await scene();
    await report(lin, "comment", commentsId);
    const caseId = await caseOf(eve);
    const act = { caseId, decision, reason: "spam", message: "No advertisements.", note: "twice now" } as const;
    const decided = (await api.call(contracts.decideCase, act, eve)).data;
    expect(decided).toMatchObject({ state: "decided", decision, decided: { reason: "spam", note: "twice now" } });
    expect((await discussion.list(projectId, mara)).rows).toEqual([]);
    const own = (await discussion.list(projectId, ravi)).rows.map((row) => row.state);
    expect(own).toEqual(state === "hidden" ? ["hidden"] : []);
    const toldOf = async (person: Member) =>
      (await api.call(listNotifications, {}, person)).data.rows.map(({ kind, outcome, actor }) => [
        kind,
        outcome,
        actor,
      ]);
    expect(await toldOf(ravi)).toEqual([["content-moderated", decision, ""]]);
    expect(await toldOf(lin)).toEqual([["report-decided", decision, ""]]);
    const seen = (await api.call(contracts.viewModerationCase, { caseId }, ravi)).data;
    expect(seen).toMatchObject({ content: "Buy my boards", message: "No advertisements.", decision, appeal: null });
    const { rows } = (await api.call(listAdminActs, { kind: "content-moderated" }, eve)).data;
    expect(rows.map(({ subject, details }) => [subject, details.decision])).toEqual([
      [`moderation:${caseId}`, decision],
    ]);
  });

  it("to keep lets a comment that was held be read, and tells those whom it concerns only then", async () => {
    const { mara, eve, projectId } = await scene();
    const fresh = await discussion.join("Fresh", { createdAt: api.clock.now });
    const held = await discussion.comment(fresh, { projectId, text: "See www.datasheets.example" });
    const toldOf = async () =>
      (await api.call(listNotifications, {}, mara)).data.rows.filter(
        ({ commentsId }) => commentsId === held.commentsId,
      );
    expect(await toldOf()).toEqual([]);
    const { rows } = await cases(eve);
    expect(rows[0]).toMatchObject({ isHeld: true, reports: 0, reason: null, author: "Fresh" });
    await api.call(contracts.decideCase, { caseId: await caseOf(eve), ...KEEP }, eve);
    expect((await discussion.list(projectId)).rows.map(({ text }) => text)).toContain("See www.datasheets.example");
    expect((await toldOf()).map(({ kind }) => kind)).toEqual(["comment"]);
    expect((await api.call(listNotifications, {}, fresh)).data.rows).toEqual([]);
  });

  it("to hold takes a project offline at once", async () => {
    const { mara, lin, eve, projectId } = await scene();
    await report(lin, "project", projectId);
    await api.call(contracts.decideCase, { caseId: await caseOf(eve), decision: "hold", reason: "unsafe" }, eve);
    const [row] = await api.db.select().from(publications).where(eq(publications.projectId, projectId));
    expect([row?.state, row?.heldReason]).toEqual(["held", "unsafe"]);
    const told = (await api.call(listNotifications, {}, mara)).data.rows.map(({ kind }) => kind);
    expect(told).toContain("project-held");
  });

  it("to suspend keeps a person from commenting and reporting until the end", async () => {
    const { ravi, lin, eve, projectId, commentsId } = await scene();
    await report(lin, "user", ravi.accountId);
    const act = { caseId: await caseOf(eve), decision: "suspend", reason: "harassment", days: 7 } as const;
    await api.call(contracts.decideCase, act, eve);
    const end = new Date(api.clock.now.getTime() + 7 * DAY_MS);
    expect((await discussion.tryComment(ravi, { projectId, text: "x" })).code).toBe("COMMUNITY_SUSPENDED");
    expect((await report(ravi, "user", lin.accountId)).code).toBe("COMMUNITY_SUSPENDED");
    const { obstacle, suspendedUntil } = await discussion.list(projectId, ravi);
    expect([obstacle, suspendedUntil]).toEqual(["suspended", end.toISOString()]);
    // Their comments stay: the person was decided on, not the comment.
    expect((await discussion.list(projectId)).rows.map((row) => row.commentsId)).toEqual([commentsId]);
    api.advance(7 * DAY_MS);
    expect((await discussion.tryComment(ravi, { projectId, text: "x" })).type).toBe("success");
  });

  it("is made once, and fits the kind", async () => {
    const { lin, eve, adam, projectId } = await scene();
    await report(lin, "project", projectId);
    const caseId = await caseOf(eve);
    const hide = { caseId, decision: "hide", reason: "spam" } as const;
    expect((await api.call(contracts.decideCase, hide, eve)).code).toBe("INVALID_INPUT");
    const hold = { caseId, decision: "hold", reason: "spam" } as const;
    const keyed = () => api.call(contracts.decideCase, hold, { token: eve.token, key: "one" });
    expect((await Promise.all([keyed(), keyed()])).map(({ type }) => type)).toEqual(["success", "success"]);
    expect((await api.call(contracts.decideCase, { caseId, ...KEEP }, adam)).code).toBe("STALE_VERSION");
    expect((await api.call(contracts.decideCase, { caseId: "none", ...KEEP }, eve)).code).toBe("NOT_FOUND");
  });

  it("lets a later report open another case", async () => {
    const { mara, lin, eve, commentsId } = await scene();
    await report(lin, "comment", commentsId);
    await api.call(contracts.decideCase, { caseId: await caseOf(eve), ...KEEP }, eve);
    await report(mara, "comment", commentsId);
    const rows = await api.db.select().from(moderationCases);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(["decided", "open"]);
  });

  it("offers its texts in the language of the author", async () => {
    const { ravi, lin, eve, commentsId } = await scene();
    await api.db.update(accounts).set({ locale: "zh" }).where(eq(accounts.id, ravi.accountId));
    await report(lin, "comment", commentsId);
    const { templates } = (await api.call(contracts.viewCase, { caseId: await caseOf(eve) }, eve)).data;
    expect(Object.keys(templates).toSorted()).toEqual([...contracts.MODERATION_REASONS].toSorted());
    expect(templates.spam).toContain("广告");
  });
});

describe("an appeal", () => {
  async function decided() {
    const all = await scene();
    await report(all.lin, "comment", all.commentsId);
    const caseId = await caseOf(all.eve);
    await api.call(contracts.decideCase, { caseId, decision: "suspend", reason: "spam" }, all.eve);
    return { ...all, caseId };
  }
  const appeal = (caseId: string, person?: Member, text = "It was a joke.") =>
    api.call(contracts.appealModeration, { caseId, text }, person);

  it("is made once, by the author alone", async () => {
    const { mara, ravi, eve, caseId } = await decided();
    expect((await appeal(caseId)).status).toBe(403);
    expect((await appeal(caseId, mara)).code).toBe("NOT_FOUND");
    expect(refusedFields(await appeal(caseId, ravi, ""))).toEqual(["text"]);
    expect((await appeal(caseId, ravi)).data.appeal?.text).toBe("It was a joke.");
    expect((await appeal(caseId, ravi)).code).toBe("STALE_VERSION");
    expect((await cases(eve)).count).toEqual({ appealed: 1 });
    expect((await api.call(contracts.viewModerationCase, { caseId }, mara)).code).toBe("NOT_FOUND");
  });

  it("that is granted restores the comment and ends the suspension", async () => {
    const { ravi, adam, projectId, commentsId, caseId } = await decided();
    expect((await discussion.list(projectId)).rows).toEqual([]);
    await appeal(caseId, ravi);
    const granted = (await api.call(contracts.decideAppeal, { caseId, isReversed: 1 }, adam)).data;
    expect(granted.appeal).toMatchObject({ outcome: "reversed", by: adam.email });
    expect((await discussion.list(projectId)).rows.map((row) => row.commentsId)).toEqual([commentsId]);
    expect((await discussion.tryComment(ravi, { projectId, text: "Thank you" })).type).toBe("success");
    const told = (await api.call(listNotifications, {}, ravi)).data.rows.map(({ kind, outcome }) => [kind, outcome]);
    expect(told).toContainEqual(["appeal-decided", "reversed"]);
  });

  it("that is rejected by whoever has decided needs a note; then all stays", async () => {
    const { ravi, eve, projectId, caseId } = await decided();
    await appeal(caseId, ravi);
    const reject = (note?: string) => api.call(contracts.decideAppeal, { caseId, isReversed: 0, note }, eve);
    expect((await reject()).code).toBe("INVALID_INPUT");
    expect((await reject("Third time")).data.appeal?.outcome).toBe("upheld");
    expect((await reject("Again")).code).toBe("STALE_VERSION");
    expect((await discussion.list(projectId)).rows).toEqual([]);
    const [row] = await api.db.select().from(discussionComments).where(eq(discussionComments.state, "hidden"));
    expect(row?.accountId).toBe(ravi.accountId);
  });

  it("is not possible while nothing was decided, or against a decision to keep", async () => {
    const { ravi, lin, eve, commentsId } = await scene();
    await report(lin, "comment", commentsId);
    const caseId = await caseOf(eve);
    expect((await appeal(caseId, ravi)).code).toBe("NOT_FOUND");
    await api.call(contracts.decideCase, { caseId, ...KEEP }, eve);
    expect((await appeal(caseId, ravi)).code).toBe("NOT_FOUND");
  });
});
