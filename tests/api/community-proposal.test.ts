import { Readable } from "node:stream";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import * as copies from "@/lib/contracts/community-copy";
import { withdrawPublication } from "@/lib/contracts/community-publish";
import { deleteProject, getDocument, listProjects, putDocument } from "@/lib/contracts/project";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { KIND_CODES } from "@/lib/core/schematic/format/object-codes";
import { withTransaction } from "@/lib/server/db/client";
import { accountBlocks, moderationCases } from "@/lib/server/db/tables/discussion";
import * as imageRows from "@/lib/server/project/image-rows";
import { suspend } from "@/lib/server/moderation/suspension";
import { createTestApi, type TestApi } from "../support/api";
import { createCommunity, type Person, TWO_RESISTORS, valueOf, withValue } from "../support/community";
import { emptyDatabase } from "../support/database";
import { standIn } from "../support/stand-in";

let api: TestApi;
let community: ReturnType<typeof createCommunity>;
let [ann, bob]: Person[] = [];
let projectId = "";
let copyId = "";

beforeAll(async () => {
  api = await createTestApi();
  community = createCommunity(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  [ann, bob] = [await community.signUpConfirmed("Ann"), await community.signUpConfirmed("Bob")];
  ({ projectId } = await community.publish(ann));
  copyId = (await api.call(copies.copyPublication, { projectId }, bob)).data.projectId;
});

const read = async (id: string, who: Person | undefined) => (await api.call(getDocument, { projectId: id }, who)).data;

async function save(id: string, who: Person | undefined, change: (content: SchematicContent) => SchematicContent) {
  const { version, content } = await read(id, who);
  return api.call(putDocument, { projectId: id, version, content: change(content) }, who);
}

const propose = (message = "R1 as 47k") => api.call(copies.createProposal, { projectId, copyId, message }, bob);

describe("copies", () => {
  it("keep the origin and the license, also of a copy of the copy and after the end of the publication", async () => {
    const { rows } = (await api.call(listProjects, {}, bob)).data;
    expect(rows.map(({ projectName }) => projectName)).toEqual(["Two resistors"]);
    const origin = { projectId, title: "Two resistors", author: "Ann", license: "MIT", version: 1 };
    const listed = async () => (await api.call(copies.listOrigins, { projectIds: [copyId, projectId] }, bob)).data.rows;
    expect(await listed()).toEqual([{ copyId, origin: { ...origin, isPublished: true } }]);
    await api.call(withdrawPublication, { projectId }, ann);
    expect(await listed()).toEqual([{ copyId, origin: { ...origin, isPublished: false } }]);
    expect((await api.call(copies.listOrigins, { projectIds: [copyId] }, ann)).data.rows).toEqual([]);
  });

  it("are refused where the license forbids them, and of what is not published", async () => {
    const reserved = await community.publish(ann as Person, { license: "all-rights-reserved" });
    const forbidden = await api.call(copies.copyPublication, { projectId: reserved.projectId }, bob);
    expect(forbidden.code).toBe("LICENSE_FORBIDS");
    expect((await api.call(copies.copyPublication, { projectId: copyId }, ann)).code).toBe("NOT_FOUND");
    expect((await api.call(copies.copyPublication, { projectId })).status).toBe(403);
  });

  it("stay under a reciprocal license", async () => {
    const shared = await community.publish(ann as Person, { license: "CERN-OHL-S-2.0" });
    const made = (await api.call(copies.copyPublication, { projectId: shared.projectId }, bob)).data.projectId;
    const publishing = community.publish(bob as Person, { projectId: made, boardProjectId: undefined, license: "MIT" });
    await expect(publishing).rejects.toThrow(/licenseOfOrigin/);
    const same = await community.publish(bob as Person, {
      ...{ projectId: made, boardProjectId: undefined, license: "CERN-OHL-S-2.0" },
    });
    expect(same.state).toBe("published");
  });
});

describe("proposals", () => {
  it("need a token, a copy of one's own, and a change", async () => {
    const input = { projectId, copyId, message: "x" };
    expect((await api.call(copies.createProposal, input)).status).toBe(403);
    expect((await api.call(copies.createProposal, input, ann)).code).toBe("NOT_FOUND");
    expect((await propose()).code).toBe("PROPOSAL_EMPTY");
    expect((await api.call(copies.createProposal, { ...input, message: "x".repeat(1_001) }, bob)).code).toBe(
      "INVALID_INPUT",
    );
  });

  it("are seen by the author and the proposer alone", async () => {
    await save(copyId, bob, (content) => withValue(content, "47k"));
    const { proposalId } = (await propose()).data;
    const eve = await community.signUpConfirmed("Eve");
    for (const contract of [copies.viewProposal, copies.declineProposal, copies.withdrawProposal])
      expect((await api.call(contract, { proposalId }, eve)).code).toBe("NOT_FOUND");
    expect((await api.call(copies.acceptProposal, { proposalId, currentVersion: 2 }, bob)).code).toBe("NOT_FOUND");
    const listed = async (who: Person | undefined) =>
      (await api.call(copies.listProposals, { projectId }, who)).data.rows.length;
    expect([await listed(ann), await listed(bob), await listed(eve)]).toEqual([1, 1, 0]);
  });

  it("are merged with what the author changed since, and decided once", async () => {
    await save(copyId, bob, (content) => withValue(content, "47k"));
    const { proposalId, changes } = (await propose()).data;
    expect(changes).toEqual({ added: 0, removed: 0, changed: 1 });
    await save(projectId, ann, (content) => withValue(content, "82k", 1));
    const view = (await api.call(copies.viewProposal, { proposalId }, ann)).data;
    expect(view.conflicts).toEqual([]);
    expect([0, 1].map((at) => valueOf(view.merged ?? TWO_RESISTORS, at))).toEqual(["47k", "82k"]);
    const stale = await api.call(copies.acceptProposal, { proposalId, currentVersion: 2 }, ann);
    expect(stale.code).toBe("STALE_VERSION");
    const currentVersion = view.currentVersion ?? 0;
    const answers = await Promise.all(
      [0, 1].map(() => api.call(copies.acceptProposal, { proposalId, currentVersion, reply: "Thank you" }, ann)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["MOVE_NOT_ALLOWED", undefined]);
    const { content, version } = await read(projectId, ann);
    expect([0, 1].map((at) => valueOf(content, at))).toEqual(["47k", "82k"]);
    expect(version).toBe(currentVersion + 1);
    const [row] = (await api.call(copies.listProposals, { projectId }, bob)).data.rows;
    expect(row).toMatchObject({ state: "accepted", reply: "Thank you", isOwn: true });
  });

  it("list conflicts, of which the author keeps what they choose", async () => {
    await save(copyId, bob, (content) => withValue(content, "47k"));
    const { proposalId } = (await propose()).data;
    await save(projectId, ann, (content) => withValue(content, "33k"));
    const view = (await api.call(copies.viewProposal, { proposalId }, ann)).data;
    expect(view.conflicts).toMatchObject([{ field: "fields" }]);
    const [conflict] = view.conflicts;
    expect(conflict?.mine).toContain("33k");
    expect(conflict?.theirs).toContain("47k");
    const keepMine = [conflict?.recordId ?? ""];
    const input = { proposalId, currentVersion: view.currentVersion ?? 0, keepMine };
    expect((await api.call(copies.acceptProposal, input, ann)).type).toBe("success");
    expect(valueOf((await read(projectId, ann)).content)).toBe("33k");
  });

  it("are declined with a reply, or withdrawn; a newer one of a copy takes the place of the open one", async () => {
    await save(copyId, bob, (content) => withValue(content, "47k"));
    const first = (await propose("first")).data.proposalId;
    const second = (await propose("second")).data.proposalId;
    const states = async () =>
      (await api.call(copies.listProposals, { projectId }, ann)).data.rows.map(({ message, state }) => [
        message,
        state,
      ]);
    expect(new Set(await states())).toEqual(
      new Set([
        ["second", "open"],
        ["first", "withdrawn"],
      ]),
    );
    const declined = await api.call(copies.declineProposal, { proposalId: second, reply: "Too large" }, ann);
    expect(declined.data).toMatchObject({ state: "declined", reply: "Too large" });
    expect((await api.call(copies.withdrawProposal, { proposalId: first }, bob)).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.call(copies.withdrawProposal, { proposalId: second }, ann)).code).toBe("NOT_FOUND");
  });

  it("are refused of people whom the author has blocked, or staff have suspended", async () => {
    await save(copyId, bob, (content) => withValue(content, "47k"));
    const [author, proposer] = [ann?.accountId ?? "", bob?.accountId ?? ""];
    await api.db.insert(accountBlocks).values({ accountId: author, blockedId: proposer });
    expect((await propose()).code).toBe("REPLY_REFUSED");
    await api.db.delete(accountBlocks);
    await api.db.insert(moderationCases).values({ id: "case", kind: "user", subjectId: proposer, content: "" });
    await withTransaction(api.db, (tx) =>
      suspend(tx, { accountId: proposer, caseId: "case", until: null, createdAt: api.clock.now }),
    );
    expect((await propose()).code).toBe("COMMUNITY_SUSPENDED");
  });

  it("outlive the copy that they came from", async () => {
    await save(copyId, bob, (content) => withValue(content, "47k"));
    const { proposalId } = (await propose()).data;
    await api.call(deleteProject, { id: copyId }, bob);
    const input = { proposalId, currentVersion: 2 };
    expect((await api.call(copies.acceptProposal, input, ann)).data.documentVersion).toBe(3);
  });
});

describe("images of a copy", () => {
  it("come with an accepted proposal only if they are drawn in it", async () => {
    for (const file of ["drawn", "private"]) {
      const stored = await api.deps.store.put(Readable.from([file]), { maxBytes: 100 });
      const image = {
        projectId: copyId,
        file,
        storageKey: stored.key,
        size: stored.size,
        mime: "image/png" as const,
        widthPx: 8,
        heightPx: 8,
      };
      await withTransaction(api.db, (tx) => imageRows.insert(tx, { ...image, createdAt: api.clock.now }));
    }
    const { sheetId } = present(TWO_RESISTORS.objects[0], "a resistor");
    const size = { width: 100_000, height: 100_000 };
    const image = { type: KIND_CODES.image, id: "img-1", sheetId, at: { x: 0, y: 0 }, ...size, file: "drawn" };
    const saved = await save(copyId, bob, (content) => ({ ...content, objects: [...content.objects, standIn(image)] }));
    expect(saved.type).toBe("success");
    const { proposalId } = (await propose("A logo")).data;
    const { currentVersion } = (await api.call(copies.viewProposal, { proposalId }, ann)).data;
    await api.call(copies.acceptProposal, { proposalId, currentVersion: currentVersion ?? 0 }, ann);
    expect((await imageRows.list(api.db, projectId)).map(({ file }) => file)).toEqual(["drawn"]);
  });
});
