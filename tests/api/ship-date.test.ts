// A scheduled order: paid without a ship date, which staff agree on with the customer and set before production.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { exportAdminOrders } from "@/lib/contracts/admin-export";
import type { InputOf } from "@/lib/contracts/endpoint";
import { listOrders, viewOrder } from "@/lib/contracts/order";
import { listAdminOrders, moveAdminOrder, setAdminShipDate, writeAdminMessage } from "@/lib/contracts/ops-order";
import { mails } from "@/lib/server/db/tables/promise";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { DAY_MS } from "../support/api";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";
import { FOUR_LAYERS, createShop, type Person } from "../support/shop";
import { standIn } from "../support/stand-in";

setUpAdmin();

/** Tuesday 1 December, 18:00 in Shanghai. */
const [DAY, SHIPS_AT] = ["2026-12-01", "2026-12-01T10:00:00.000Z"];

let id: string;
/** Paid on Saturday 21 November. */
async function scheduledOrder(person: Person): Promise<string> {
  const { add, addProject } = createShop(api);
  const specification = { ...FOUR_LAYERS, leadTimeDays: 20 };
  const item = await add(person, { specification, projectId: await addProject(person) });
  const placed = await admin.place(person, { cartItemIds: [item] });
  await admin.payFor(person, placed);
  return placed;
}
beforeEach(async () => {
  id = await scheduledOrder(ann);
});

const set = (change: Partial<InputOf<typeof setAdminShipDate>> = {}, options: Record<string, unknown> = as(eve)) =>
  api.call(setAdminShipDate, { id, from: "Paid", day: DAY, ...change }, options);
const seen = async (orderId = id) => (await api.call(viewOrder, { id: orderId }, as(ann))).data;
const textsTo = async (person: Person) =>
  (await api.db.select().from(mails).where(eq(mails.recipient, person.email)).orderBy(mails.createdAt)).map(
    ({ text }) => text,
  );
const refusalOf = ({ code, data }: { code?: string; data: unknown }) => [code, data];

describe("payment of a scheduled order", () => {
  it("promises no date: page, list, mail and admin say that it is by agreement", async () => {
    const order = await seen();
    expect([order.estimatedShippingDate, order.isScheduled, order.estimatedDelivery]).toEqual([null, true, null]);
    const { rows } = (await api.call(listOrders, {}, as(ann))).data;
    expect(rows.map((row) => [row.estimatedShippingDate, row.isScheduled])).toEqual([[null, true]]);
    expect((await textsTo(ann)).at(-1)).toContain("The ship date is by agreement.");
    expect((await admin.view(eve, id)).due).toBe("undated");
  });

  it("of another order promises its date as before", async () => {
    const other = await seen(await admin.paidOrder(ann));
    expect([other.isScheduled, other.estimatedShippingDate]).toEqual([false, "2026-12-02T10:00:00.000Z"]);
    expect((await textsTo(ann)).at(-1)).toContain("Estimated ship date: December 2, 2026");
  });

  it("stands in the admin's list after what is due today, by a filter of its own, and in the export", async () => {
    const later = await admin.paidOrder(ann);
    const listed = async (filter: InputOf<typeof listAdminOrders> = {}) =>
      (await api.call(listAdminOrders, filter, as(eve))).data.rows.map(({ orderId, due }) => [orderId, due]);
    expect(await listed()).toEqual([
      [id, "undated"],
      [later, "later"],
    ]);
    expect(await listed({ due: "undated" })).toEqual([[id, "undated"]]);
    const csv = await (await api.fetchFile(exportAdminOrders, { due: "undated" }, as(eve))).text();
    const { orderNumber } = await seen();
    expect(csv.split("\r\n").slice(1, -1)).toEqual([expect.stringContaining(`${orderNumber},Paid,review,undated,,`)]);
  });
});

describe("setting the ship date", () => {
  it("tells the customer by page, activity and mail, and keeps who did it; the note stays with staff", async () => {
    const neighbour = await scheduledOrder(ann);
    const published: DomainEvent[] = [];
    const stop = api.deps.eventBus.subscribe((item) => void published.push(item));
    const answer = await set({ note: "laminate arrives on the 24th" });
    stop();
    expect(answer.data).toEqual({ estimatedShippingDate: SHIPS_AT });
    expect(published).toEqual([{ kind: "event", accountId: ann.accountId, event: 3, data: { orderId: id } }]);
    const order = await seen();
    expect([order.status, order.estimatedShippingDate]).toEqual(["Paid", SHIPS_AT]);
    expect(order.events.at(-1)).toMatchObject({
      ...{ from: "Paid", to: "Paid", actor: "staff", note: "shipDateSet" },
      details: { to: SHIPS_AT, hasNote: "no", note: "" },
    });
    const mail = (await textsTo(ann)).at(-1);
    expect(mail).toContain(`Order ${order.orderNumber} is scheduled to ship on December 1, 2026.\n\nView`);
    expect(JSON.stringify(order) + mail).not.toContain("laminate");
    expect(await admin.acts()).toMatchObject([
      {
        ...{ kind: "ship-date-set", accountId: ann.accountId, actorId: eve.accountId, subject: `order:${id}` },
        details: { shipsAt: SHIPS_AT, shippedBeforeAt: null, note: "laminate arrives on the 24th" },
      },
    ]);
    expect((await admin.view(eve, id)).due).toBe("later");
    expect((await seen(neighbour)).estimatedShippingDate).toBeNull();
  });

  it("again moves it, with a note that the customer reads", async () => {
    await set();
    api.advance(1000);
    await set({ day: "2026-12-03", note: "Your laminate is two days late.", showNote: 1 });
    const order = await seen();
    expect(order.estimatedShippingDate).toBe("2026-12-03T10:00:00.000Z");
    expect(order.events.at(-1)).toMatchObject({
      note: "shipDateMoved",
      details: { from: SHIPS_AT, to: "2026-12-03T10:00:00.000Z", note: "Your laminate is two days late." },
    });
    const mail = (await textsTo(ann)).at(-1);
    expect(mail).toContain("has moved from December 1, 2026 to December 3, 2026.\n\nYour laminate is two days late.");
  });

  it("with one key is done once", async () => {
    const options = { ...as(eve), key: "ship-1" };
    expect([(await set({}, options)).data, (await set({}, options)).data]).toEqual([
      { estimatedShippingDate: SHIPS_AT },
      { estimatedShippingDate: SHIPS_AT },
    ]);
    expect((await admin.acts()).length).toBe(1);
  });

  it("moves the counted date of any paid order", async () => {
    const other = await admin.paidOrder(ann);
    expect((await set({ id: other })).data).toEqual({ estimatedShippingDate: SHIPS_AT });
    expect((await seen(other)).estimatedShippingDate).toBe(SHIPS_AT);
  });

  it.each([
    ["2026-11-20", "Choose a day that has not passed"],
    ["2026-11-28", "This is not a working day in China"],
    ["2027-11-22", "Choose a day within one year"],
  ])("to %s is refused: %s", async (day, message) => {
    expect(refusalOf(await set({ day }))).toEqual(["INVALID_INPUT", [{ field: "day", message }]]);
    expect((await seen()).estimatedShippingDate).toBeNull();
  });

  it("to the day that it is, or to what is no day, is refused", async () => {
    await set();
    const message = "This is the ship date already";
    expect(refusalOf(await set())).toEqual(["INVALID_INPUT", [{ field: "day", message }]]);
    for (const day of ["2026-13-01", "soon", "", 5]) {
      expect((await set(standIn({ day }))).code).toBe("INVALID_INPUT");
    }
  });

  it("is refused to whoever is not staff, and for an order that is missing, unpaid, gone on or asked about", async () => {
    expect((await set({}, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect((await set({}, {})).code).toBe("UNKNOWN_ROUTE");
    expect((await set({ id: "none" })).code).toBe("NOT_FOUND");
    const unpaid = await admin.place(ann);
    expect((await set({ id: unpaid, from: "Submitted" })).code).toBe("MOVE_NOT_ALLOWED");
    expect((await set({ from: "Reviewed" })).code).toBe("STALE_VERSION");
    await api.call(writeAdminMessage, { id, text: "Which side is up?", asQuestion: 1 }, as(eve));
    expect((await set()).code).toBe("QUESTION_OPEN");
    expect((await seen()).estimatedShippingDate).toBeNull();
  });
});

describe("production of a scheduled order", () => {
  it("begins when its ship date is set", async () => {
    await admin.advance(eve, ann, { id, to: "Reviewed" });
    const produce = () => api.call(moveAdminOrder, { id, from: "Reviewed", to: "In Production" }, as(eve));
    expect((await produce()).code).toBe("SHIP_DATE_MISSING");
    api.advance(DAY_MS);
    await set({ from: "Reviewed" });
    expect((await produce()).data).toEqual({ status: "In Production" });
  });
});
