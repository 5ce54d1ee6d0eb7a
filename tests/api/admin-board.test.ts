// Staff look at the files of orders and quotes in the viewer and the DFM check; at no other files, and without changing them.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listRecordBoards } from "@/lib/contracts/admin-board";
import { checkDfm, getDfm, shareDfm } from "@/lib/contracts/dfm";
import { confirmQuestions, getBoard, getBoardArchive } from "@/lib/contracts/gerber";
import { auditEvents } from "@/lib/server/db/tables/account";
import { orderLines } from "@/lib/server/db/tables/order";
import { projects } from "@/lib/server/db/tables/project";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";
import { FOUR_LAYERS_FACTS, createShop } from "../support/shop";

setUpAdmin();

async function projectOf(orderId: string): Promise<string> {
  const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return line?.projectId ?? "";
}

describe("the boards of a record", () => {
  it("are staff's alone to list", async () => {
    const id = await admin.paidOrder(ann);
    expect((await api.call(listRecordBoards, { record: "order", id })).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(listRecordBoards, { record: "order", id }, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(listRecordBoards, { record: "order", id: "none" }, as(eve))).code).toBe("NOT_FOUND");
    expect((await api.callRaw(listRecordBoards, { record: "file", id }, as(eve))).code).toBe("INVALID_INPUT");
  });

  it("show the files with what was measured beside what was ordered", async () => {
    const id = await admin.paidOrder(ann);
    const { rows } = (await api.call(listRecordBoards, { record: "order", id }, as(eve))).data;
    expect(rows).toMatchObject([
      { line: 0, board: 0, fileName: "amplifier.zip", projectId: await projectOf(id), dfm: null },
    ]);
    expect(rows[0]?.facts.find(({ fact }) => fact === "layers")).toMatchObject({ ordered: [4] });
  });

  it("say what the files ask, and what of it the customer confirmed", async () => {
    const id = await admin.paidOrder(ann);
    const projectId = await projectOf(id);
    const facts = { ...FOUR_LAYERS_FACTS, questions: ["FILES_UNUSED", "SEVERAL_SETS"] };
    await api.db.update(projects).set({ facts }).where(eq(projects.id, projectId));
    await api.call(confirmQuestions, { projectId, codes: ["FILES_UNUSED"] }, as(ann));
    const { rows } = (await api.call(listRecordBoards, { record: "order", id }, as(eve))).data;
    expect(rows[0]?.questions).toEqual([
      { code: "FILES_UNUSED", confirmedAt: expect.any(String) as string },
      { code: "SEVERAL_SETS", confirmedAt: null },
    ]);
    // Staff cannot answer for the customer.
    const answer = await api.call(confirmQuestions, { projectId, codes: ["SEVERAL_SETS"] }, as(eve));
    expect(answer.code).toBe("NOT_FOUND");
  });
});

describe("a project", () => {
  it("of an order is read by staff; the same call of another customer finds nothing", async () => {
    const projectId = await projectOf(await admin.paidOrder(ann));
    const bob = await admin.customer();
    expect((await api.call(getBoard, { projectId }, as(eve))).data).toMatchObject({ projectId });
    expect((await api.call(getDfm, { projectId }, as(eve))).data).toMatchObject({ projectId, counts: null });
    expect((await api.call(getBoard, { projectId }, as(bob))).code).toBe("NOT_FOUND");
    expect((await api.call(getDfm, { projectId }, as(bob))).code).toBe("NOT_FOUND");
    expect((await api.call(getBoard, { projectId })).code).toBe("NOT_FOUND");
  });

  it("that was never sent to us stays its customer's alone", async () => {
    const projectId = await createShop(api).addProject(ann);
    expect((await api.call(getBoard, { projectId }, as(eve))).code).toBe("NOT_FOUND");
    expect((await api.call(getDfm, { projectId }, as(eve))).code).toBe("NOT_FOUND");
    expect((await api.call(checkDfm, { projectId }, as(eve))).code).toBe("NOT_FOUND");
    const archive = await api.fetchFile(getBoardArchive, { projectId }, as(eve));
    expect(((await archive.json()) as { code: string }).code).toBe("NOT_FOUND");
    expect((await api.call(getBoard, { projectId }, as(ann))).type).toBe("success");
  });

  it("is not shared by staff, and fetching its archive is logged", async () => {
    const projectId = await projectOf(await admin.paidOrder(ann));
    expect((await api.call(shareDfm, { projectId }, as(eve))).code).toBe("NOT_FOUND");
    await api.fetchFile(getBoardArchive, { projectId }, as(eve)).catch(() => undefined);
    const acts = await api.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `project:${projectId}`));
    expect(acts.map(({ kind, actorId }) => [kind, actorId])).toEqual([["file-fetched", eve.accountId]]);
  });
});
