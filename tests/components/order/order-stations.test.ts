import { describe, expect, it } from "vitest";
import { isPaymentOpen, orderAnswer, paidMicro } from "@/components/order/care/order-answer";
import { orderStations } from "@/components/quote/order-stations";
import type { OrderStatus, OrderView } from "@/lib/contracts/order";

type Payment = OrderView["payments"][number];
const payment = (status: string, amountMicro = 30_000_000, at = "2026-11-20T09:00:00Z"): Payment => ({
  part: "order",
  provider: "sandbox",
  method: "sandbox",
  status,
  amountMicro,
  at,
});
const event = (to: OrderStatus, at: string, from: OrderStatus | null = null) => ({
  from,
  to,
  at,
  actor: "customer",
  note: "",
  details: {},
});

describe("the stations of an order", () => {
  it("mark what was passed, where it stands and when it should ship", () => {
    const stations = orderStations({
      status: "Paid",
      estimatedShippingDate: "2026-11-27T10:00:00Z",
      events: [
        event("Queued", "2026-11-20T08:59:00Z"),
        event("Submitted", "2026-11-20T09:00:00Z"),
        event("Paid", "2026-11-20T09:05:00Z"),
      ],
    });
    expect(stations.map(({ key, state, at, isExpected }) => [key, state, at, isExpected])).toEqual([
      ["Submitted", "done", "2026-11-20T09:00:00Z", false],
      ["Paid", "now", "2026-11-20T09:05:00Z", false],
      ["Reviewed", "future", null, false],
      ["In Production", "future", null, false],
      ["Processed", "future", null, false],
      ["Shipped", "future", "2026-11-27T10:00:00Z", true],
      ["Complete", "future", null, false],
    ]);
  });

  it("begin with the queue while its files are looked at, and go on to the shipping", () => {
    const events = [event("Queued", "2026-11-20T08:59:00Z"), event("Queued", "2026-11-20T09:01:00Z", "Queued")];
    const stations = orderStations({ status: "Queued", estimatedShippingDate: null, events });
    expect(stations.map(({ key, state, at }) => [key, state, at])).toEqual([
      ["Queued", "now", "2026-11-20T08:59:00Z"],
      ...["Submitted", "Paid", "Reviewed", "In Production", "Processed", "Shipped"].map((key) => [key, "future", null]),
    ]);
  });

  it("of a cancelled order end where it was cancelled", () => {
    const stations = orderStations({
      status: "Cancelled",
      estimatedShippingDate: "2026-11-27T10:00:00Z",
      events: [event("Submitted", "2026-11-20T09:00:00Z"), event("Cancelled", "2026-11-20T10:00:00Z")],
    });
    expect(stations).toEqual([
      { key: "Submitted", state: "done", at: "2026-11-20T09:00:00Z", isExpected: false },
      { key: "Cancelled", state: "now", at: "2026-11-20T10:00:00Z", isExpected: false },
    ]);
  });

  it("are all done once the order is complete", () => {
    const stations = orderStations({ status: "Complete", estimatedShippingDate: null, events: [] });
    expect(stations.every((station) => station.state === "done")).toBe(true);
  });

  it("keep an order whose payment failed at its first station, at the time it came back to it", () => {
    const events = [event("Submitted", "2026-11-20T09:00:00Z"), event("Submitted", "2026-11-20T11:00:00Z", "Failed")];
    const [first] = orderStations({ status: "Failed", estimatedShippingDate: null, events });
    expect(first).toEqual({ key: "Submitted", state: "now", at: "2026-11-20T11:00:00Z", isExpected: false });
  });
});

describe("the stations of an order that waits for its price", () => {
  const placed = event("Quotation Process", "2026-11-20T09:00:00Z");
  const offered = event("Quotation Offered", "2026-11-21T09:00:00Z", "Quotation Process");
  const stationsOf = (status: OrderStatus, events: OrderView["events"]) =>
    orderStations({ status, estimatedShippingDate: null, events }).map(({ key, state }) => [key, state]);

  it("lead by its price to the payment and beyond", () => {
    expect(stationsOf("Quotation Offered", [placed, offered])).toEqual([
      ["Quotation Process", "done"],
      ["Quotation Offered", "now"],
      ["Order Received", "future"],
      ["Submitted", "future"],
      ["Paid", "future"],
      ["In Production", "future"],
      ["Shipped", "future"],
    ]);
  });

  it("are any other order's once it is accepted, and what was passed where it was cancelled", () => {
    const submitted = event("Submitted", "2026-11-22T09:00:00Z", "Order Received");
    expect(stationsOf("Submitted", [placed, offered, submitted])[0]).toEqual(["Submitted", "now"]);
    expect(stationsOf("Cancelled", [placed, offered, event("Cancelled", "2026-11-22T09:00:00Z")])).toEqual([
      ["Quotation Process", "done"],
      ["Quotation Offered", "done"],
      ["Cancelled", "now"],
    ]);
  });
});

describe("the answer of an order", () => {
  const still = { questionState: "none" as const, canAnswer: false, canPay: true, deliveryDate: null, events: [] };
  const unpaid = { ...still, status: "Submitted" as const };

  it.each([
    ["asks for the payment while none was begun", [], "Submitted"],
    ["waits while a payment was begun", [payment("pending")], "waiting"],
    ["says that a payment was refused", [payment("failed")], "refused"],
    ["waits again once another try was begun", [payment("failed"), payment("pending")], "waiting"],
  ])("%s", (_, payments, answer) => {
    expect(orderAnswer({ ...unpaid, payments })).toBe(answer);
  });

  it("goes by the latest payment, whichever way the list runs", () => {
    const refused = payment("failed", 30_000_000, "2026-11-20T10:00:00Z");
    const stray = payment("expired", 30_000_000, "2026-11-20T09:00:00Z");
    expect(orderAnswer({ ...unpaid, payments: [refused, stray] })).toBe("refused");
    expect(orderAnswer({ ...unpaid, payments: [stray, refused] })).toBe("refused");
  });

  it("says that the money goes back where a paid order was cancelled", () => {
    expect(orderAnswer({ ...still, status: "Cancelled", payments: [payment("refunded")] })).toBe("refunded");
    expect(orderAnswer({ ...still, status: "Cancelled", payments: [payment("failed")] })).toBe("Cancelled");
  });

  it("asks for what the engineers wait for, while it may be answered", () => {
    const asked = { ...still, payments: [], questionState: "asked" as const, status: "Paid" as const };
    expect(orderAnswer({ ...asked, canAnswer: true })).toBe("asked");
    expect(orderAnswer({ ...asked, status: "Cancelled" })).toBe("Cancelled");
  });

  it("asks for the shipping after production, until nothing is due", () => {
    const made = { ...still, status: "Processed" as const, payments: [payment("succeeded")] };
    expect(orderAnswer(made)).toBe("Processed");
    expect(orderAnswer({ ...made, canPay: false })).toBe("leavesNext");
    const transfer = { ...payment("pending"), method: "bankTransfer" };
    expect(orderAnswer({ ...made, payments: [transfer] })).toBe("shippingTransfer");
    expect(orderAnswer({ ...made, payments: [payment("pending")] })).toBe("waiting");
  });

  it("no longer says that a parcel is on its way once it was delivered", () => {
    const sent = { ...still, status: "Shipped" as const, payments: [payment("succeeded")] };
    expect(orderAnswer(sent)).toBe("Shipped");
    expect(orderAnswer({ ...sent, deliveryDate: "2026-11-26T10:00:00Z" })).toBe("delivered");
    expect(orderAnswer({ ...sent, status: "Complete", deliveryDate: "2026-11-26T10:00:00Z" })).toBe("Complete");
  });

  it("says why an order is looked at before it may be paid, and that one was not answered in time", () => {
    const noted = {
      ...event("Order Received", "2026-11-20T09:00:00Z", "Order Received"),
      actor: "system",
      note: "fileDiffers",
    };
    const accepted = { ...still, status: "Order Received" as const, payments: [] };
    expect(orderAnswer(accepted)).toBe("Order Received");
    expect(orderAnswer({ ...accepted, events: [noted] })).toBe("checkedByUs");
    expect(orderAnswer({ ...accepted, events: [{ ...noted, actor: "customer", note: "addressChanged" }] })).toBe(
      "Order Received",
    );
    const queued = { ...still, status: "Queued" as const, payments: [] };
    const differs = { ...noted, from: "Queued" as const, to: "Queued" as const };
    expect(orderAnswer(queued)).toBe("Queued");
    expect(orderAnswer({ ...queued, events: [differs] })).toBe("filesDiffer");
    expect(orderAnswer({ ...queued, events: [{ ...differs, note: "fileAwaited" }] })).toBe("filesAwaited");
    // Others have come, and are being checked.
    for (const note of ["filesAdded", "filesReplaced"]) {
      expect(orderAnswer({ ...queued, events: [differs, { ...differs, actor: "customer", note }] })).toBe("Queued");
    }
    const expired = { ...event("Cancelled", "2026-11-20T09:00:00Z", "Quotation Offered"), note: "offerExpired" };
    expect(orderAnswer({ ...still, status: "Cancelled", payments: [], events: [expired] })).toBe("expired");
  });

  it("does not wait for the payment of an order that has moved on", () => {
    expect(isPaymentOpen({ status: "Paid", payments: [payment("pending"), payment("succeeded")] })).toBe(false);
  });

  it("counts as paid only what arrived", () => {
    expect(paidMicro({ payments: [payment("failed"), payment("succeeded", 30_000_000), payment("refunded")] })).toBe(
      30_000_000,
    );
  });
});
