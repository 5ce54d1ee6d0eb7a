import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { attachBoard, viewOrder } from "@/lib/contracts/order";
import { orderLines, orders } from "@/lib/server/db/tables/order";
import { projects } from "@/lib/server/db/tables/project";
import { jobs } from "@/lib/server/db/tables/promise";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { MAIL_JOB } from "@/lib/server/mail/outbox";
import { createOrderCheck, ORDER_CHECK_JOB } from "@/lib/server/order/change/check";
import { FOUR_LAYERS_FACTS, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

const view = async (person: Person, id: string) => (await api.call(viewOrder, { id }, person)).data;
const attach = (person: { token?: string }, orderId: string, projectId: string, position = 0) =>
  api.call(attachBoard, { orderId, position, projectId }, person);

async function statusOf(person: Person, id: string) {
  const { status, lines, documents, events } = await view(person, id);
  return {
    status,
    names: lines.map(({ projectName }) => projectName),
    files: documents.map(({ fileName, lines: positions }) => [fileName, positions]),
    log: events.map(({ from, to, actor, note }) => [from, to, actor, note].join(" ").trim()),
  };
}

describe("files that come after the order", () => {
  it("belong to their line from then on, are logged, and leave the price as it was", async () => {
    const ann = await api.signUp();
    const orderId = await shop.mustOrder(ann, { cartItemIds: [await shop.add(ann), await shop.add(ann)] });
    const before = await view(ann, orderId);
    const answer = await attach(ann, orderId, await shop.addProject(ann, { name: "Pump" }), 1);
    expect(answer.data).toEqual({ differences: [] });
    expect(await statusOf(ann, orderId)).toEqual({
      status: "Submitted",
      names: ["", "Pump"],
      files: [["amplifier.zip", [1]]],
      log: ["Queued customer", "Queued Submitted system", "Submitted Submitted customer filesAdded"],
    });
    const after = await view(ann, orderId);
    expect(after.amountPayableMicro).toBe(before.amountPayableMicro);
    expect(after.lines.map(({ price, specification }) => ({ price, specification }))).toEqual(
      before.lines.map(({ price, specification }) => ({ price, specification })),
    );
  });

  it("may be others until they are reviewed, in every state before that and in none after", async () => {
    const ann = await api.signUp();
    const orderId = await shop.mustOrder(ann);
    const projectId = await shop.addProject(ann);
    const answers: Record<string, string> = {};
    for (const status of [
      "Queued",
      "Submitted",
      "Failed",
      "Paid",
      "Reviewed",
      "In Production",
      "Shipped",
      "Cancelled",
    ] as const) {
      await api.db.update(orders).set({ status }).where(eq(orders.id, orderId));
      const { canAddFiles } = await view(ann, orderId);
      answers[status] = `${canAddFiles} ${(await attach(ann, orderId, projectId)).code ?? "done"}`;
    }
    expect(answers).toEqual({
      Queued: "true done",
      Submitted: "true done",
      Failed: "true done",
      Paid: "true done",
      Reviewed: "false MOVE_NOT_ALLOWED",
      "In Production": "false MOVE_NOT_ALLOWED",
      Shipped: "false MOVE_NOT_ALLOWED",
      Cancelled: "false MOVE_NOT_ALLOWED",
    });
    const notes = (await view(ann, orderId)).events.map(({ note }) => note).filter((note) => note !== "");
    expect(notes).toEqual(["filesAdded", "filesReplaced", "filesReplaced", "filesReplaced"]);
  });

  it("say at once where they differ from what was ordered", async () => {
    const ann = await api.signUp();
    const orderId = await shop.mustOrder(ann);
    const facts = { ...FOUR_LAYERS_FACTS, layers: 2, widthMm: 61 };
    expect((await attach(ann, orderId, await shop.addProject(ann, { facts }))).data).toEqual({
      differences: [
        { what: "layers", ordered: [4], measured: [2] },
        { what: "size", ordered: [60, 50], measured: [61, 50] },
      ],
    });
  });

  it("set an order going that had waited for them", async () => {
    const checkAll = () => {
      const handlers = { [ORDER_CHECK_JOB]: createOrderCheck(api.deps), [MAIL_JOB]: () => Promise.resolve() };
      return createJobRunner({ db: api.db, log: api.deps.log, handlers }).drain();
    };
    const ann = await api.signUp();
    const orderId = await shop.mustOrder(ann, { process: "checkFirst" });
    await checkAll();
    expect((await statusOf(ann, orderId)).log.at(-1)).toBe("Queued Queued system fileAwaited");
    await attach(ann, orderId, await shop.addProject(ann));
    await checkAll();
    const { status, log } = await statusOf(ann, orderId);
    expect([status, log.slice(-2)]).toEqual([
      "Submitted",
      ["Queued Queued customer filesAdded", "Queued Submitted system"],
    ]);
  });

  it("are taken from nobody without a token, for nobody's order but one's own, and of no project but one's own", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const orderId = await shop.mustOrder(ann);
    const [own, foreign] = [await shop.addProject(ann), await shop.addProject(bob)];
    expect((await attach({}, orderId, own)).code).toBe("UNAUTHENTICATED");
    expect((await attach(bob, orderId, foreign)).code).toBe("NOT_FOUND");
    expect((await attach(ann, orderId, foreign)).code).toBe("NOT_FOUND");
    expect((await attach(ann, orderId, own, 1)).code).toBe("NOT_FOUND");
    expect((await attach(ann, "missing", own)).code).toBe("NOT_FOUND");
    expect((await attach(ann, orderId, own, -1)).code).toBe("INVALID_INPUT");
    await api.db.update(projects).set({ fileId: null }).where(eq(projects.id, own));
    expect((await attach(ann, orderId, own)).code).toBe("NOT_FOUND");
    expect(await api.db.select({ fileId: orderLines.fileId }).from(orderLines)).toEqual([{ fileId: null }]);
    expect(await api.db.select().from(jobs).where(eq(jobs.kind, ORDER_CHECK_JOB))).toEqual([]);
  });
});
