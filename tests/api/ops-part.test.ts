// Distributors' lists in the admin: uploaded, reviewed, applied or discarded.

import { describe, expect, it } from "vitest";
import { uploadFile } from "@/lib/contracts/file";
import { listAdminActs } from "@/lib/contracts/ops";
import {
  applyAdminPartList,
  discardAdminPartList,
  listAdminPartLists,
  sendAdminPartList,
} from "@/lib/contracts/ops-part";
import { parts } from "@/lib/server/db/tables/part";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { createPartListJob, PART_LIST_JOB } from "@/lib/server/ops/catalog/part-lists";
import { ann, api, as, eve, setUpAdmin } from "../support/admin-test";
import { addPart } from "../support/parts";
import type { Person } from "../support/shop";

setUpAdmin();

const HEADER = "mpn,stock,currency,tiers";
const GOOD = [`${HEADER}`, "RC0603FR-0710KL,800,USD,1:0.002", "RC0603FR-074K7L,9,USD,1:0.01"].join("\n");

async function upload(person: Person, text: string, name = "list.csv"): Promise<string> {
  const form = new FormData();
  form.set("fileType", "10");
  form.set("originalFileName", name);
  form.set("file", new File([text], name));
  const headers = { authorization: person.token };
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  return ((await response.json()) as { data: { fileUrl: string } }).data.fileUrl;
}

/** Does what the process does behind requests. */
const work = () =>
  createJobRunner({
    db: api.db,
    log: api.deps.log,
    // Rows of the queue carry the time of the database.
    now: () => new Date(),
    handlers: { [PART_LIST_JOB]: createPartListJob(api.deps) },
  }).drain();

async function send(text: string, name?: string): Promise<string> {
  const answer = await api.call(sendAdminPartList, { fileUrl: await upload(eve, text, name) }, as(eve));
  if (answer.type !== "success") throw new Error(`not sent: ${answer.code}`);
  return answer.data.listId;
}
const lists = async () => (await api.call(listAdminPartLists, {}, as(eve))).data;
const stocks = async () =>
  Object.fromEntries((await api.db.select().from(parts)).map(({ mpn, stock, source }) => [mpn, [stock, source]]));

describe("a distributor's list", () => {
  it("is looked through first, and written when staff say so; both stand in the log", async () => {
    await addPart(api.db, "RC0603FR-0710KL");
    const listId = await send(GOOD);
    expect((await lists()).rows[0]).toMatchObject({
      listId,
      state: "reading",
      fileName: "list.csv",
      sentBy: eve.email,
    });
    await work();
    expect(await lists()).toMatchObject({
      ...{ imported: 0, sample: 1 },
      rows: [
        { state: "read", seen: 2, counts: { added: 1, changed: 1, same: 0, refused: 0, repeated: 0, retired: 0 } },
      ],
    });
    expect(await stocks()).toEqual({ "RC0603FR-0710KL": [5_000, "sample"] });
    expect((await api.call(applyAdminPartList, { listId }, as(eve))).type).toBe("success");
    await work();
    expect(await lists()).toMatchObject({
      ...{ imported: 2, sample: 0 },
      rows: [{ state: "applied", written: 2, appliedBy: eve.email }],
    });
    expect(await stocks()).toEqual({ "RC0603FR-0710KL": [800, "import"], "RC0603FR-074K7L": [9, "import"] });
    expect((await api.db.select().from(parts)).map(({ distributor }) => distributor)).toEqual(["list", "list"]);
    const acts = (await api.call(listAdminActs, {}, as(eve))).data.rows.filter(({ kind }) =>
      kind.startsWith("part-list"),
    );
    expect(acts.map(({ kind, actor, subject, details }) => [kind, actor, subject, details.fileName])).toEqual(
      expect.arrayContaining([
        ["part-list-sent", eve.email, `part-list:${listId}`, "list.csv"],
        ["part-list-applied", eve.email, `part-list:${listId}`, "list.csv"],
      ]),
    );
  });

  it("names the lines that cannot be read, and leaves them out", async () => {
    const listId = await send(`${GOOD}\nRC0603FR-071ML,-4,USD,1:1\nNOBODY-KNOWS,1,USD,1:1\n`);
    await work();
    const [row] = (await lists()).rows;
    expect([row?.counts.refused, row?.problems]).toEqual([
      2,
      [
        { line: 4, column: "stock" },
        { line: 5, column: "manufacturer" },
      ],
    ]);
    await api.call(applyAdminPartList, { listId }, as(eve));
    await work();
    expect(Object.keys(await stocks()).sort()).toEqual(["RC0603FR-0710KL", "RC0603FR-074K7L"]);
  });

  it("of other columns is none, and cannot be written", async () => {
    const listId = await send("number,amount\nX,1\n");
    await work();
    expect((await lists()).rows[0]).toMatchObject({ state: "failed", missing: ["mpn", "stock", "currency", "tiers"] });
    expect((await api.call(applyAdminPartList, { listId }, as(eve))).code).toBe("MOVE_NOT_ALLOWED");
    const empty = await send(`${HEADER}\n`);
    await work();
    expect((await api.call(applyAdminPartList, { listId: empty }, as(eve))).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("is one at a time, and written once", async () => {
    const listId = await send(GOOD);
    const second = await api.call(sendAdminPartList, { fileUrl: await upload(eve, GOOD) }, as(eve));
    expect(second.code).toBe("IN_PROGRESS");
    expect((await api.call(applyAdminPartList, { listId }, as(eve))).code).toBe("MOVE_NOT_ALLOWED");
    await work();
    const both = await Promise.all([1, 2].map(() => api.call(applyAdminPartList, { listId }, as(eve))));
    expect(both.map(({ type }) => type).sort()).toEqual(["error", "success"]);
    await work();
    expect((await api.call(applyAdminPartList, { listId }, as(eve))).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("is thrown away where nobody wants it, and then written no more", async () => {
    const listId = await send(GOOD);
    await work();
    expect((await api.call(discardAdminPartList, { listId }, as(eve))).type).toBe("success");
    expect((await lists()).rows[0]?.state).toBe("discarded");
    for (const contract of [applyAdminPartList, discardAdminPartList]) {
      expect((await api.call(contract, { listId }, as(eve))).code).toBe("MOVE_NOT_ALLOWED");
    }
    expect(await stocks()).toEqual({});
  });

  it("is one's own upload and a text table", async () => {
    const hers = await upload(ann, GOOD);
    const missing = await api.call(sendAdminPartList, { fileUrl: "nothing" }, as(eve));
    const another = await api.call(sendAdminPartList, { fileUrl: hers }, as(eve));
    expect([missing.code, another.code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    const table = await api.call(sendAdminPartList, { fileUrl: await upload(eve, "a\tb", "list.tsv") }, as(eve));
    expect(table.code).toBe("WRONG_FILE_FORMAT");
    for (const contract of [applyAdminPartList, discardAdminPartList]) {
      expect((await api.call(contract, { listId: "nothing" }, as(eve))).code).toBe("NOT_FOUND");
      expect((await api.call(contract, { listId: "" }, as(eve))).code).toBe("INVALID_INPUT");
    }
  });

  it("is staff's alone", async () => {
    const listId = await send(GOOD);
    await work();
    for (const who of [{}, as(ann)]) {
      const answers = [
        await api.call(listAdminPartLists, {}, who),
        await api.call(sendAdminPartList, { fileUrl: "x" }, who),
        await api.call(applyAdminPartList, { listId }, who),
        await api.call(discardAdminPartList, { listId }, who),
      ];
      expect(answers.every(({ type }) => type === "error")).toBe(true);
    }
    expect((await lists()).rows[0]?.state).toBe("read");
  });
});
