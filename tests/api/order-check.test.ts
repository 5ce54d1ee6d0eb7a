// The check before payment: what it lets through, what it leaves to a person, and what it says of it.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelOrder, payOrder, viewOrder } from "@/lib/contracts/order";
import { editOrder } from "@/lib/contracts/order-care";
import { moveAdminOrder, viewAdminOrder } from "@/lib/contracts/ops-order";
import { projects } from "@/lib/server/db/tables/project";
import { jobs } from "@/lib/server/db/tables/promise";
import { newId } from "@/lib/server/ids";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { MAIL_JOB } from "@/lib/server/mail/outbox";
import { createOrderCheck, ORDER_CHECK_JOB } from "@/lib/server/order/change/check";
import { openAdmin } from "../support/admin";
import { listMails } from "../support/mails";
import { FOUR_LAYERS, FOUR_LAYERS_FACTS, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

const view = async (person: Person, id: string) => (await api.call(viewOrder, { id }, person)).data;

describe("an order that is to be checked first", () => {
  const checkAll = () => {
    const handlers = { [ORDER_CHECK_JOB]: createOrderCheck(api.deps), [MAIL_JOB]: () => Promise.resolve() };
    return createJobRunner({ db: api.db, log: api.deps.log, handlers }).drain();
  };

  async function placeChecked(person: Person, project?: Partial<typeof projects.$inferInsert> | null) {
    const projectId = project === null ? undefined : await shop.addProject(person);
    const cartItemIds = [await shop.add(person, { projectId, specification: FOUR_LAYERS })];
    const orderId = await shop.mustOrder(person, { cartItemIds, process: "checkFirst" });
    // Files read again after the cart are checked here as the cart would.
    if (project && projectId) await api.db.update(projects).set(project).where(eq(projects.id, projectId));
    return orderId;
  }
  const statusOf = async (person: Person, id: string) => {
    const order = await view(person, id);
    return [order.status, order.canPay, order.events.map(({ to, note }) => `${to} ${note}`.trim())];
  };
  const subjects = async () => (await listMails(api.db)).map(({ subject }) => subject.replace(/BW\S+/, "…"));

  it("may be paid when its files agree with it, and is told so; before that it may not", async () => {
    const ann = await api.signUp();
    const id = await placeChecked(ann);
    expect(await statusOf(ann, id)).toEqual(["Queued", false, ["Queued"]]);
    expect((await api.call(payOrder, { orderId: id }, ann)).code).toBe("MOVE_NOT_ALLOWED");
    await checkAll();
    expect(await statusOf(ann, id)).toEqual(["Submitted", true, ["Queued", "Submitted"]]);
    expect(await subjects()).toEqual(["Order … has been placed and is being checked", "Order … is ready for payment"]);
    expect((await view(ann, id)).process).toBe("checkFirst");
  });

  it.each([
    ["layers", { layers: 2 }],
    ["size", { widthMm: 61 }],
    ["minTraceSpace", { minTraceMm: 0.1 }],
    ["minHole", { minDrillMm: 0.2 }],
  ])("waits for a person when its files differ in %s, and says so", async (what, change) => {
    const ann = await api.signUp();
    const id = await placeChecked(ann, { facts: { ...FOUR_LAYERS_FACTS, ...change } });
    await checkAll();
    expect(await statusOf(ann, id)).toEqual(["Queued", false, ["Queued", "Queued fileDiffers"]]);
    const { fileDifferences } = await view(ann, id);
    const [measured] = Object.values(change);
    expect(fileDifferences).toMatchObject([{ line: 0, board: 0, what }]);
    expect(fileDifferences[0]?.measured).toContain(measured);
    expect(fileDifferences[0]?.ordered).not.toContain(measured);
    expect(await subjects()).toHaveLength(1);
  });

  it("goes on saying so, once, whatever else its customer changes meanwhile", async () => {
    const ann = await api.signUp();
    const id = await placeChecked(ann, { facts: { ...FOUR_LAYERS_FACTS, layers: 2 } });
    await checkAll();
    const before = (await view(ann, id)).fileDifferences;
    expect(before).toHaveLength(1);
    await api.call(editOrder, { orderId: id, remark: "By Friday, please" }, ann);
    await createOrderCheck(api.deps)(
      { orderId: id },
      { id: "job", signal: new AbortController().signal, isLastAttempt: false },
    );
    const { fileDifferences, events } = await view(ann, id);
    expect(fileDifferences).toEqual(before);
    expect(events.map(({ note }) => note)).toEqual(["", "fileDiffers", "remarkChanged"]);
  });

  it("waits for a file where there is none, and for a person where the file could not be measured", async () => {
    const ann = await api.signUp();
    const without = await placeChecked(ann, null);
    const unread = await placeChecked(ann, { facts: null });
    await checkAll();
    expect(await statusOf(ann, without)).toEqual(["Queued", false, ["Queued", "Queued fileAwaited"]]);
    expect(await statusOf(ann, unread)).toEqual(["Queued", false, ["Queued", "Queued fileDiffers"]]);
    expect((await view(ann, without)).fileDifferences).toEqual([]);
    const nothing = { line: 0, board: 0, what: "unread", ordered: [], measured: null };
    expect((await view(ann, unread)).fileDifferences).toEqual([nothing]);
  });

  it("is released in the admin if it waits; one without files is not", async () => {
    const ann = await api.signUp();
    const admin = openAdmin(api);
    const eve = await admin.hire();
    const differing = await placeChecked(ann, { facts: { ...FOUR_LAYERS_FACTS, layers: 2 } });
    const without = await placeChecked(ann, null);
    await checkAll();
    const waitsOf = async (id: string) => (await api.call(viewAdminOrder, { id }, eve)).data.waits;
    expect([await waitsOf(differing), await waitsOf(without)]).toEqual(["check", null]);
    const input = { id: differing, from: "Queued", to: "Submitted", note: "Both are right" } as const;
    expect((await api.call(moveAdminOrder, input, { ...ann, key: newId() })).status).toBe(404);
    expect((await api.call(moveAdminOrder, input, { ...eve, key: newId() })).data).toEqual({ status: "Submitted" });
    expect(await statusOf(ann, differing)).toEqual([
      "Submitted",
      true,
      // All of one moment, in the order in which they were written.
      ["Queued", "Queued fileDiffers", "Submitted Both are right"],
    ]);
    expect(await waitsOf(differing)).toBeNull();
    expect((await view(ann, differing)).fileDifferences).toEqual([]);
  });

  it("is said once, though the check runs again, and leaves a cancelled one alone", async () => {
    const ann = await api.signUp();
    const differing = await placeChecked(ann, { facts: { ...FOUR_LAYERS_FACTS, layers: 2 } });
    const cancelled = await placeChecked(ann);
    await api.call(cancelOrder, { id: cancelled }, ann);
    const check = createOrderCheck(api.deps);
    const job = { id: "job", signal: new AbortController().signal, isLastAttempt: false };
    for (let run = 0; run < 3; run++) await check({ orderId: differing }, job);
    await check({ orderId: cancelled }, job);
    await check({ orderId: "missing" }, job);
    expect(await statusOf(ann, differing)).toEqual(["Queued", false, ["Queued", "Queued fileDiffers"]]);
    expect((await view(ann, cancelled)).status).toBe("Cancelled");
  });

  it("makes no check of an order that is paid at once", async () => {
    const ann = await api.signUp();
    const id = await shop.mustOrder(ann);
    expect((await view(ann, id)).status).toBe("Submitted");
    expect(await api.db.select().from(jobs).where(eq(jobs.kind, ORDER_CHECK_JOB))).toEqual([]);
  });
});
