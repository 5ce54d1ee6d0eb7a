// Boards that are quoted together as an order: each with files of its own, all of them there before it is Reviewed.

import { projects } from "@/lib/server/db/tables/project";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote } from "@/lib/contracts/bom";
import { moveAdminOrder } from "@/lib/contracts/ops-order";
import { attachBoard, viewOrder } from "@/lib/contracts/order";
import { orderLines } from "@/lib/server/db/tables/order";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { MAIL_JOB } from "@/lib/server/mail/outbox";
import { createOrderCheck, ORDER_CHECK_JOB } from "@/lib/server/order/change/check";
import { ann, api, admin, eve, shop, setUpAdmin } from "../support/admin-test";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import { FOUR_LAYERS_FACTS, type Person } from "../support/shop";

let resistor: string;
setUpAdmin({
  async prepare() {
    resistor = await addPart(api.db, "RC0603FR-0710KL");
  },
});

const assembly = { coordinates: true };
const lines = () => [quoteLine({ designators: ["R1"], partId: resistor })];
/** 60 × 50 mm with four layers, like the files of `shop.addProject`. */
const board = { quantity: 10, layers: 4, widthMm: 60, heightMm: 50 };

type Projects = Record<string, string | undefined>;

/** An order of three boards with these projects; the third has no name. */
async function placeThree(person: Person, { first, second, third }: Projects, process?: "checkFirst") {
  const other = (boardName: string, projectId: string | undefined) => ({
    ...{ boardName, board, assembly, lines: lines(), projectId },
  });
  const whole = {
    ...other("Main", first),
    projectName: "Station",
    others: [other("Sensor", second), other("", third)],
  };
  const quote = await api.callRaw(createBomQuote, whole, person);
  if (quote.type !== "success") throw new Error(`not quoted: ${quote.code} ${JSON.stringify(quote.data)}`);
  const { cartItemId } = (await api.call(addQuoteToCart, { quoteId: quote.data.quoteId }, person)).data;
  return shop.mustOrder(person, { cartItemIds: [cartItemId], process });
}

async function orderThree(person: Person, projects: Projects) {
  const orderId = await placeThree(person, projects);
  await admin.payFor(person, orderId);
  return orderId;
}

const review = (id: string, person: Person = eve, headers?: Record<string, string>) =>
  api.call(moveAdminOrder, { id, from: "Paid", to: "Reviewed" }, { ...person, headers });
const attach = (
  orderId: string,
  input: { board?: number; position?: number; projectId: string },
  person: object = ann,
) => api.call(attachBoard, { orderId, position: 0, ...input }, person);
const boardsOf = async (orderId: string, person = ann) =>
  (await api.call(viewOrder, { id: orderId }, person)).data.documents
    .filter(({ kind }) => kind === "board")
    .map(({ board, lines: positions }) => [board, positions]);

describe("an order of several boards", () => {
  it("is Reviewed once each has its files, and until then says by name which have none", async () => {
    const orderId = await orderThree(ann, { second: await shop.addProject(ann) });
    expect(await boardsOf(orderId)).toEqual([[1, [0]]]);
    const boards = (...named: [board: number, name: string][]) =>
      named.map(([at, name]) => ({ line: 0, board: at, name }));
    expect(await review(orderId)).toMatchObject({
      ...{ code: "FILES_MISSING", message: "Files are missing: Main and Board 3." },
      data: { lines: [0], boards: boards([0, "Main"], [2, "Board 3"]) },
    });
    expect((await attach(orderId, { projectId: await shop.addProject(ann) })).type).toBe("success");
    const chinese = await review(orderId, eve, { "x-locale": "zh" });
    expect(chinese).toMatchObject({ code: "FILES_MISSING", message: "以下项目还缺少文件：板 3。" });
    expect(await admin.statusOf(orderId)).toBe("Paid");

    expect((await attach(orderId, { board: 2, projectId: await shop.addProject(ann) })).type).toBe("success");
    expect(await boardsOf(orderId)).toEqual([
      [0, [0]],
      [1, [0]],
      [2, [0]],
    ]);
    expect((await review(orderId)).data).toEqual({ status: "Reviewed" });
  });

  it("takes the files of each of them, says where these differ, and logs whether there were some before", async () => {
    const [first, second] = [await shop.addProject(ann), await shop.addProject(ann)];
    const orderId = await orderThree(ann, { first, second });
    const wider = await shop.addProject(ann, { facts: { ...FOUR_LAYERS_FACTS, widthMm: 61 } });
    expect((await attach(orderId, { board: 1, projectId: wider })).data.differences).toMatchObject([{ what: "size" }]);
    expect((await attach(orderId, { board: 2, projectId: first })).data).toEqual({ differences: [] });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    const notes = order.events.map(({ note }) => note).filter((note) => note.startsWith("files"));
    expect(notes).toEqual(["filesReplaced", "filesAdded"]);
    const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(line).toMatchObject({ projectId: first, boardFiles: [{ board: 1 }, { board: 2 }] });
    expect((await attach(orderId, { board: 2, projectId: wider })).data.differences).toMatchObject([{ what: "size" }]);
    expect(await boardsOf(orderId)).toHaveLength(3);
  });

  it("takes none without a token, of another's order, of another's project, and for a board that it does not have", async () => {
    const bob = await admin.customer();
    const orderId = await orderThree(ann, {});
    const neighbour = await orderThree(bob, {});
    const [own, foreign] = [await shop.addProject(ann), await shop.addProject(bob)];
    expect((await attach(orderId, { board: 1, projectId: own }, {})).status).toBe(403);
    expect((await attach(orderId, { board: 1, projectId: foreign }, bob)).code).toBe("NOT_FOUND");
    expect((await attach(orderId, { board: 1, projectId: foreign })).code).toBe("NOT_FOUND");
    expect((await attach(orderId, { board: 3, projectId: own })).code).toBe("NOT_FOUND");
    for (const wrong of [-1, 10, 0.5]) {
      expect((await attach(orderId, { board: wrong, projectId: own })).code).toBe("INVALID_INPUT");
    }
    expect((await api.db.select().from(orderLines)).map(({ boardFiles }) => boardFiles)).toEqual([[], []]);
    await attach(orderId, { board: 1, projectId: own });
    expect(await boardsOf(neighbour, bob)).toEqual([]);
    expect((await review(orderId, ann)).status).toBe(404);
  });
});

describe("an order of several boards that is to be checked first", () => {
  const checkAll = () => {
    const handlers = { [ORDER_CHECK_JOB]: createOrderCheck(api.deps), [MAIL_JOB]: () => Promise.resolve() };
    return createJobRunner({ db: api.db, log: api.deps.log, handlers }).drain();
  };
  const statusOf = async (orderId: string) => {
    const { status, events } = (await api.call(viewOrder, { id: orderId }, ann)).data;
    return [status, events.at(-1)?.note];
  };
  const wider = () => shop.addProject(ann, { facts: { ...FOUR_LAYERS_FACTS, widthMm: 61 } });

  it("may be paid when the files of each board agree with it", async () => {
    const [first, second, third] = [await shop.addProject(ann), await shop.addProject(ann), await shop.addProject(ann)];
    const orderId = await placeThree(ann, { first, second, third }, "checkFirst");
    expect(await statusOf(orderId)).toEqual(["Queued", ""]);
    await checkAll();
    expect(await statusOf(orderId)).toEqual(["Submitted", ""]);
  });

  it.each(["first", "second", "third"])("waits for the files of its %s board, and for them to agree", async (which) => {
    const projects: Projects = {};
    for (const each of ["first", "second", "third"]) if (each !== which) projects[each] = await shop.addProject(ann);
    const orderId = await placeThree(ann, projects, "checkFirst");
    await checkAll();
    expect(await statusOf(orderId)).toEqual(["Queued", "fileAwaited"]);
    const place = ["first", "second", "third"].indexOf(which);
    await attach(orderId, { board: place, projectId: await wider() });
    await checkAll();
    expect(await statusOf(orderId)).toEqual(["Queued", "fileDiffers"]);
    const held = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect(held.fileDifferences).toMatchObject([{ line: 0, board: place, what: "size" }]);
    await attach(orderId, { board: place, projectId: await shop.addProject(ann) });
    await checkAll();
    expect(await statusOf(orderId)).toEqual(["Submitted", ""]);
  });

  it("says that files are awaited before it says that others differ", async () => {
    const [first, second] = [await shop.addProject(ann), await shop.addProject(ann)];
    const orderId = await placeThree(ann, { first, second }, "checkFirst");
    const facts = { ...FOUR_LAYERS_FACTS, widthMm: 61 };
    await api.db.update(projects).set({ facts }).where(eq(projects.id, first));
    await checkAll();
    expect(await statusOf(orderId)).toEqual(["Queued", "fileAwaited"]);
  });
});
