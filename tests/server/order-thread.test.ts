// Questions and answers of an order, and the promised date that waits for them.

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTransaction } from "@/lib/server/db/client";
import { orders } from "@/lib/server/db/tables/order";
import { mails } from "@/lib/server/db/tables/promise";
import * as orderRows from "@/lib/server/order/rows";
import { addMessage, answerQuestion, askQuestion, listThread } from "@/lib/server/order/care/thread";
import { createTestApi, START, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { listMails } from "../support/mails";
import { createOrderFlow } from "../support/paying";
import type { Person } from "../support/shop";
import { addUpload } from "../support/uploads";

const DAY = 86_400_000;
/** Friday 27 November, 18:00 in Shanghai. */
const PROMISED = new Date("2026-11-27T10:00:00Z");

let api: TestApi;
let shop: ReturnType<typeof createOrderFlow>;
beforeAll(async () => {
  api = await createTestApi();
  shop = createOrderFlow(api);
});
let ann: Person;
let staff: Person;
let orderId: string;
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = START;
  ann = await shop.customer();
  staff = await shop.customer();
  orderId = await shop.place(ann);
  await api.db.update(orders).set({ status: "Paid", promisedAt: PROMISED }).where(eq(orders.id, orderId));
  await api.db.delete(mails);
});

type Tx = Parameters<Parameters<typeof withTransaction>[1]>[0];
const held = <T>(work: (tx: Tx, order: orderRows.OrderRow) => Promise<T>) =>
  withTransaction(api.db, async (tx) => work(tx, await orderRows.getById(tx, orderId)));
const written = (person: Person, text: string, fileIds: string[] = []) => ({
  ...{ authorId: person.accountId, text, fileIds },
  now: api.clock.now,
});
const ask = (text: string, fileIds?: string[]) =>
  held((tx, order) => askQuestion(api.deps, tx, order, written(staff, text, fileIds)));
const answer = (questionId: string, text = "Yes.") =>
  held((tx, order) => answerQuestion(api.deps, tx, order, { ...written(ann, text), questionId }));
const order = () => orderRows.getById(api.db, orderId);
const notes = async () => (await orderRows.findEvents(api.db, orderId)).map(({ note }) => note).filter(Boolean);
const subjects = async () => (await listMails(api.db)).map(({ recipient, subject }) => [recipient, subject]);

const fileOf = (person: Person) => addUpload(api.db, person, { name: "stack.pdf", mime: "application/pdf" });

describe("a question", () => {
  it("stops the promised date, and the answer moves it on by the working days that went by", async () => {
    // Saturday 21 November; answered on Tuesday evening after the cut-off: Monday's and Tuesday's have gone by.
    const questionId = await ask("Is the slot plated?");
    expect(await order()).toMatchObject({ questionState: "asked", promiseStoppedAt: START, promisedAt: PROMISED });
    api.clock.now = new Date("2026-11-24T12:00:00Z");
    await answer(questionId);
    const moved = new Date("2026-12-01T10:00:00Z");
    expect(await order()).toMatchObject({ questionState: "answered", promiseStoppedAt: null, promisedAt: moved });
    const events = await orderRows.findEvents(api.db, orderId);
    expect(events.slice(-3).map(({ actor, note, details }) => [actor, note, details])).toEqual([
      ["staff", "questionAsked", {}],
      ["customer", "questionAnswered", {}],
      ["system", "promiseMoved", { from: PROMISED.toISOString(), to: moved.toISOString() }],
    ]);
    const { orderNumber } = await order();
    expect(await subjects()).toEqual([
      [ann.email, `A question about order ${orderNumber}: your answer is needed`],
      [ann.email, `New ship date for order ${orderNumber}`],
    ]);
    const [, mail] = await listMails(api.db);
    expect(mail?.text).toContain("from November 27, 2026 to December 1, 2026");
  });

  it("answered within the same working day moves nothing", async () => {
    await answer(await ask("Is the slot plated?"));
    expect(await order()).toMatchObject({ questionState: "answered", promiseStoppedAt: null, promisedAt: PROMISED });
    expect(await notes()).toEqual(["questionAsked", "questionAnswered"]);
  });

  it("beside another keeps the date still until both are answered", async () => {
    const first = await ask("Is the slot plated?");
    api.advance(2 * DAY);
    const second = await ask("Which side is the top?");
    expect((await order()).promiseStoppedAt).toEqual(START);
    await answer(first);
    expect(await order()).toMatchObject({ questionState: "asked", promiseStoppedAt: START });
    await answer(second);
    expect((await order()).questionState).toBe("answered");
  });

  it.each(["Submitted", "In Production", "Shipped", "Cancelled"] as const)(
    "is not asked of an order that is %s",
    async (status) => {
      await api.db.update(orders).set({ status }).where(eq(orders.id, orderId));
      await expect(ask("Too late?")).rejects.toThrow("MOVE_NOT_ALLOWED");
      expect(await listThread(api.db, orderId)).toEqual([]);
      expect(await subjects()).toEqual([]);
    },
  );

  it("is answered once, as a question, and not when the order has gone on", async () => {
    const questionId = await ask("Is the slot plated?");
    const messageId = await held((tx, it) =>
      addMessage(api.deps, tx, it, { ...written(ann, "Wait."), isFromStaff: false }),
    );
    await expect(answer(messageId)).rejects.toThrow("NOT_FOUND");
    await expect(answer("nothing")).rejects.toThrow("NOT_FOUND");
    await api.db.update(orders).set({ status: "Cancelled" }).where(eq(orders.id, orderId));
    await expect(answer(questionId)).rejects.toThrow("MOVE_NOT_ALLOWED");
    await api.db.update(orders).set({ status: "Paid" }).where(eq(orders.id, orderId));
    await answer(questionId);
    await expect(answer(questionId)).rejects.toThrow("MOVE_NOT_ALLOWED");
  });
});

describe("a message", () => {
  it("shows in the thread with its files, and is mailed when staff wrote it", async () => {
    const fileId = await fileOf(staff);
    const questionId = await ask("See the drawing.", [fileId]);
    await answer(questionId, "Plated.");
    await held((tx, it) => addMessage(api.deps, tx, it, { ...written(staff, "Thank you."), isFromStaff: true }));
    const thread = await listThread(api.db, orderId);
    const messages = thread.map(({ kind, isFromStaff, text, isOpen, files: with_ }) => [
      kind,
      isFromStaff,
      text,
      isOpen,
      with_,
    ]);
    expect(messages.sort()).toEqual([
      ["answer", false, "Plated.", false, []],
      ["message", true, "Thank you.", false, []],
      ["question", true, "See the drawing.", false, [{ fileUrl: fileId, fileName: "stack.pdf", size: 12 }]],
    ]);
    const { orderNumber } = await order();
    expect((await subjects()).at(-1)).toEqual([ann.email, `A message about order ${orderNumber}`]);
  });

  it("takes nobody else's file", async () => {
    const fileId = await fileOf(ann);
    await expect(ask("Whose?", [fileId])).rejects.toThrow("NOT_FOUND");
    expect((await order()).questionState).toBe("none");
  });
});
