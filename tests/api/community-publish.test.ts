import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/contracts/errors";
import { listPublications, viewPublication } from "@/lib/contracts/community";
import * as files from "@/lib/contracts/community-file";
import * as publishing from "@/lib/contracts/community-publish";
import { deleteProject, listSharedProjects, putDocument } from "@/lib/contracts/project";
import { accounts } from "@/lib/server/db/tables/account";
import { withTransaction } from "@/lib/server/db/client";
import { hold } from "@/lib/server/community/moderate";
import { publications, publicationVersions } from "@/lib/server/db/tables/community";
import { moderationCases } from "@/lib/server/db/tables/discussion";
import { newId } from "@/lib/server/ids";
import { suspend } from "@/lib/server/moderation/suspension";
import { readWhole } from "@/lib/server/storage/file-store";
import { createTestApi, refusalOf, refusedFields, type TestApi } from "../support/api";
import { createCommunity, TWO_RESISTORS, valueOf, withValue } from "../support/community";
import { emptyDatabase } from "../support/database";
import { addPart } from "../support/parts";
import { greyPng } from "../support/pictures";
import { addStoredUpload, addUpload } from "../support/uploads";

let api: TestApi;
let community: ReturnType<typeof createCommunity>;
beforeAll(async () => {
  api = await createTestApi();
  community = createCommunity(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = new Date("2026-11-21T04:00:00Z");
});

describe("publishing", () => {
  it("needs a token", async () => {
    const projectId = "any";
    const calls = [
      api.call(publishing.publishProject, { projectId, ...community.details }),
      api.call(publishing.editPublication, { projectId, ...community.details }),
      api.call(publishing.publishVersion, { projectId, note: "x" }),
      api.call(publishing.withdrawPublication, { projectId }),
      api.call(publishing.checkPublication, { projectId }),
      api.call(publishing.getOwnPublication, { projectId }),
      api.call(publishing.listOwnPublications, {}),
    ];
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([403]));
  });

  it("lists a project among the shared ones of the community, until it is withdrawn", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId } = await community.publish(ann);
    const shared = async (shareType: 0 | 1) => (await api.call(listSharedProjects, { shareType }, ann)).data;
    expect((await shared(1)).rows).toMatchObject([
      { projectId, right: "copy", token: "", shareTime: api.clock.now.toISOString() },
    ]);
    expect(await shared(0)).toEqual({ rows: [], total: 0 });
    await api.call(
      publishing.editPublication,
      { projectId, ...community.details, license: "all-rights-reserved" },
      ann,
    );
    expect((await shared(1)).rows.map(({ right }) => right)).toEqual(["view"]);
    const bob = await community.signUpConfirmed();
    expect((await api.call(listSharedProjects, { shareType: 1 }, bob)).data.total).toBe(0);
    await api.call(publishing.withdrawPublication, { projectId }, ann);
    expect(await shared(1)).toEqual({ rows: [], total: 0 });
  });

  it("needs a confirmed contact, but drafts do not", async () => {
    const ann = await api.signUp();
    const projectId = await community.draw(ann, TWO_RESISTORS);
    const input = { projectId, ...community.details };
    expect((await api.call(publishing.publishProject, input, ann)).code).toBe("EMAIL_UNCONFIRMED");
    const draft = await api.call(publishing.publishProject, { ...input, isDraft: 1 }, ann);
    expect(draft.data.state).toBe("draft");
    expect((await api.call(viewPublication, { projectId })).code).toBe("NOT_FOUND");
    expect((await api.call(listPublications, {})).data.rows).toEqual([]);
  });

  it("of another's project, board, cover or attachment is not found", async () => {
    const [ann, bob] = [await community.signUpConfirmed(), await community.signUpConfirmed()];
    const [annProject, projectId] = [
      await community.draw(ann, TWO_RESISTORS),
      await community.draw(bob, TWO_RESISTORS),
    ];
    const boardProjectId = await community.addBoard(ann);
    const upload = { name: "notes.pdf", content: "%PDF-1.3" };
    const fileUrl = await addStoredUpload(api, { accountId: ann.accountId }, upload);
    const coverUrl = await addStoredUpload(api, { accountId: ann.accountId }, upload, { fileType: 14 });
    const base = { ...community.details, projectId };
    const calls = [
      { ...base, projectId: annProject },
      { ...base, boardProjectId },
      { ...base, attachments: [{ fileUrl }] },
      { ...base, attachments: [{ attachmentId: "any" }] },
      { ...base, coverUrl },
    ].map((input) => api.call(publishing.publishProject, input, bob));
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "NOT_FOUND"));
    expect(await api.db.select().from(publications)).toEqual([]);
  });

  it("refuses what breaks its rules, by field", async () => {
    const ann = await community.signUpConfirmed();
    const projectId = await community.draw(ann, TWO_RESISTORS);
    const wrong = {
      ...{ projectId, title: "x".repeat(101), introduction: "", license: "WTFPL", tags: ["a", "b", "c", "d"] },
      links: [{ title: "t", url: "http://example.com" }],
    };
    const answer = await api.callRaw(publishing.publishProject, wrong, ann);
    expect(answer.code).toBe("INVALID_INPUT");
    expect(refusedFields(answer).toSorted()).toEqual(["introduction", "license", "links.0.url", "tags", "title"]);
  });

  it("shows what was published until the next version, whatever is drawn meanwhile", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId } = await community.publish(ann);
    const changed = withValue(TWO_RESISTORS, "47k");
    await api.call(putDocument, { projectId, version: 2, content: changed }, ann);
    const read = async (version?: number) =>
      valueOf((await api.call(files.getPublishedDocument, { projectId, version })).data.content);
    expect(await read()).toBe(valueOf(TWO_RESISTORS));
    expect((await api.call(publishing.getOwnPublication, { projectId }, ann)).data.isChanged).toBe(true);
    const next = await api.call(publishing.publishVersion, { projectId, note: "R1 as 47k", versionName: "1.1" }, ann);
    expect(next.data.versions).toMatchObject([
      { version: 2, name: "1.1", note: "R1 as 47k", changes: { added: 0, removed: 0, changed: 1 } },
      { version: 1, name: "1.0", changes: null },
    ]);
    expect([await read(), await read(1)]).toEqual(["47k", valueOf(TWO_RESISTORS)]);
  });

  it("ends at once for everybody when it is withdrawn, files and all", async () => {
    const ann = await community.signUpConfirmed();
    const fileUrl = await addStoredUpload(api, { accountId: ann.accountId }, { name: "lab.pdf", content: "%PDF-1.3" });
    const { projectId, attachments, coverUrl } = await community.publish(ann, { attachments: [{ fileUrl }] });
    const attachmentId = attachments[0]?.attachmentId ?? "";
    const key = coverUrl.split("/").at(-1) ?? "";
    const read = async () => [
      (await api.call(viewPublication, { projectId })).code,
      (await api.call(files.getPublishedDocument, { projectId })).code,
      (await api.call(files.getPublishedBoard, { projectId })).code,
      (await api.fetchFile(files.getPublishedArchive, { projectId })).headers.get("content-type"),
      (await api.fetchFile(files.getPublishedPicture, { projectId, side: "top" })).headers.get("content-type"),
      (await api.fetchFile(files.getAttachment, { projectId, attachmentId })).headers.get("content-type"),
      (await api.fetchFile(files.getCover, { projectId, key })).headers.get("content-type"),
    ];
    const types = ["application/zip", "image/svg+xml", "text/plain", "image/svg+xml"];
    expect(await read()).toEqual([undefined, undefined, undefined, ...types]);
    expect((await api.call(publishing.withdrawPublication, { projectId }, ann)).type).toBe("success");
    const gone = Array.from({ length: 3 }, () => "NOT_FOUND");
    expect(await read()).toEqual([...gone, ...types.map(() => "application/json")]);
  });

  it("is withdrawn with its project, and comes back when it is published again", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId } = await community.publish(ann);
    await api.call(publishing.withdrawPublication, { projectId }, ann);
    const again = await api.call(publishing.publishProject, { projectId, ...community.details }, ann);
    expect(again.data).toMatchObject({ state: "published", version: 2 });
    await api.call(deleteProject, { id: projectId }, ann);
    expect((await api.call(viewPublication, { projectId })).code).toBe("NOT_FOUND");
  });

  it("edits texts, keeps named attachments and removes the others from the store", async () => {
    const ann = await community.signUpConfirmed();
    const upload = (name: string) => addStoredUpload(api, { accountId: ann.accountId }, { name, content: name });
    const [one, two] = [await upload("one.txt"), await upload("two.txt")];
    const published = await community.publish(ann, { attachments: [{ fileUrl: one }, { fileUrl: two }] });
    const { projectId } = published;
    const [, second] = published.attachments;
    const three = await upload("three.txt");
    const attachments = [{ fileUrl: three }, { attachmentId: second?.attachmentId ?? "" }];
    const edited = await api.call(
      publishing.editPublication,
      { projectId, ...community.details, title: "Renamed", attachments },
      ann,
    );
    expect(edited.data.attachments.map(({ name }) => name)).toEqual(["three.txt", "two.txt"]);
    expect((await api.call(viewPublication, { projectId })).data.title).toBe("Renamed");
    const bob = await community.signUpConfirmed();
    expect((await api.call(publishing.editPublication, { projectId, ...community.details }, bob)).code).toBe(
      "NOT_FOUND",
    );
  });

  it("takes a cover of about 3:2, and no other", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId, coverUrl: drawn } = await community.publish(ann);
    const upload = async (content: Buffer) => {
      const { key, size, sha256 } = await api.deps.store.put(Readable.from([content]), { maxBytes: 1e7 });
      const change = { storageKey: key, size, sha256, fileType: 14, name: "c.png" };
      return addUpload(api.db, { accountId: ann.accountId }, change);
    };
    const set = async (content: Buffer) =>
      api.call(publishing.editPublication, { projectId, ...community.details, coverUrl: await upload(content) }, ann);
    const wide = await set(greyPng(1350, 900));
    expect(wide.data.coverUrl).not.toBe(drawn);
    expect(refusedFields(await set(greyPng(900, 900)))).toEqual(["coverUrl"]);
    expect((await set(Buffer.from("no picture"))).code).toBe("WRONG_FILE_FORMAT");
  });

  it("has a limit for a day, which drafts do not count for", async () => {
    const taken: [string, string][] = [];
    const take = (name: string, who: string) => {
      taken.push([name, who]);
      return name === "publish" ? Promise.reject(new AppError("TOO_MANY_REQUESTS")) : Promise.resolve(undefined);
    };
    const limited = await createTestApi({ deps: { rateLimiter: { ...api.deps.rateLimiter, take } } });
    const there = createCommunity(limited);
    const ann = await there.signUpConfirmed();
    const projectId = await there.draw(ann, TWO_RESISTORS);
    const input = { projectId, ...there.details };
    expect((await limited.call(publishing.publishProject, input, ann)).status).toBe(429);
    expect(taken).toContainEqual(["publish", ann.accountId]);
    expect((await limited.call(publishing.publishProject, { ...input, isDraft: 1 }, ann)).data.state).toBe("draft");
  });

  it("needs a confirmed mobile number in zh-CN", async () => {
    const chinese = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    const there = createCommunity(chinese);
    const ann = await there.signUpConfirmed();
    const projectId = await there.draw(ann, TWO_RESISTORS);
    const publish = async () =>
      (await chinese.call(publishing.publishProject, { projectId, ...there.details }, ann)).code;
    expect(await publish()).toBe("PHONE_UNCONFIRMED");
    await chinese.db.update(accounts).set({ mobile: "+8613800138000" }).where(eq(accounts.id, ann.accountId));
    expect(await publish()).toBeUndefined();
  });
});

describe("a draft", () => {
  const secret = withValue(TWO_RESISTORS, "AKIAABCDEFGHIJKLMNOP");

  it("is replaced when it is published: nobody reads what was not checked", async () => {
    const ann = await community.signUpConfirmed();
    const projectId = await community.draw(ann, secret);
    const boardProjectId = await community.addBoard(ann);
    const input = { projectId, boardProjectId, ...community.details };
    expect((await api.call(publishing.publishProject, { ...input, isDraft: 1 }, ann)).data.version).toBe(1);
    const [kept] = await api.db.select().from(publicationVersions);
    await api.call(publishing.withdrawPublication, { projectId }, ann);
    await api.call(putDocument, { projectId, version: 2, content: TWO_RESISTORS }, ann);
    const { data } = await api.call(publishing.publishProject, input, ann);
    expect(data.versions.map(({ version }) => version)).toEqual([1]);
    const read = JSON.stringify((await api.call(files.getPublishedDocument, { projectId, version: 1 })).data.content);
    expect(read).toContain(valueOf(TWO_RESISTORS));
    expect(read).not.toContain("AKIA");
    await expect(readWhole(api.deps.store, kept?.fileKey ?? "")).rejects.toThrow();
  });

  it("of a withdrawn publication is replaced too, and its earlier versions stay", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId } = await community.publish(ann);
    await api.call(publishing.withdrawPublication, { projectId }, ann);
    const input = { projectId, ...community.details };
    for (const isDraft of [1, 1, 0] as const) await api.call(publishing.publishProject, { ...input, isDraft }, ann);
    const { data } = await api.call(publishing.getOwnPublication, { projectId }, ann);
    expect(data).toMatchObject({ state: "published", versions: [{ version: 2 }, { version: 1 }] });
  });

  it("gets no version beside it", async () => {
    const ann = await community.signUpConfirmed();
    const projectId = await community.draw(ann, secret);
    await api.call(publishing.publishProject, { projectId, ...community.details, isDraft: 1 }, ann);
    await api.call(putDocument, { projectId, version: 2, content: TWO_RESISTORS }, ann);
    expect((await api.call(publishing.publishVersion, { projectId, note: "x" }, ann)).code).toBe("MOVE_NOT_ALLOWED");
  });
});

describe("editing what others read, or will read again", () => {
  it("is for people who may publish, and checked", async () => {
    const ann = await community.signUpConfirmed();
    const { projectId } = await community.publish(ann);
    const introduction = "password: hunter2hunter2";
    const edit = async (change: object) =>
      (await api.call(publishing.editPublication, { projectId, ...community.details, ...change }, ann)).code;
    await withTransaction(api.db, (tx) => hold(tx, projectId, "stolen", api.clock.now));
    expect(await edit({ introduction })).toBe("PUBLICATION_PROBLEMS");
    const caseId = newId();
    await api.db.insert(moderationCases).values({
      ...{ id: caseId, kind: "user", subjectId: ann.accountId, accountId: ann.accountId, content: "", isHeld: false },
      createdAt: api.clock.now,
    });
    const suspension = { accountId: ann.accountId, caseId, until: null, createdAt: api.clock.now };
    await withTransaction(api.db, (tx) => suspend(tx, suspension));
    expect(await edit({ title: "Changed" })).toBe("COMMUNITY_SUSPENDED");
  });
});

describe("the check before publishing", () => {
  it("finds secrets, open parts and contradictions, and errors stop a publication", async () => {
    await addPart(api.db, "RC0603FR-071KL");
    const ann = await community.signUpConfirmed();
    const projectId = await community.draw(ann, TWO_RESISTORS);
    const texts = {
      title: "Logger",
      introduction: "password: hunter2hunter2\nAKIAABCDEFGHIJKLMNOP, ask me at mara@lab.io. GPL",
      license: "MIT" as const,
    };
    const { data } = await api.call(publishing.checkPublication, { projectId, ...texts }, ann);
    expect(data.findings.map(({ code, severity, excerpt }) => `${severity} ${code} ${excerpt}`.trim())).toEqual([
      "error apiKey AKIA…",
      "error password hunt…",
      "warning email mara@lab.io",
      "warning licenseContradicted GPL",
      "warning boardMissing",
      "warning bomIncomplete",
    ]);
    expect(data).toMatchObject({ lineCount: 2, namedLineCount: 2, hasBoard: false });
    const refused = await api.call(publishing.publishProject, { projectId, ...texts }, ann);
    expect(refused.code).toBe("PUBLICATION_PROBLEMS");
    expect(refusalOf<{ findings: { code: string }[] }>(refused).findings.map(({ code }) => code)).toContain("apiKey");
  });
});
