// Statuses and acts are called as the specification calls them: sections 4 (states) of "Order statuses", "Quote statuses",
// "Order actions" and "Quote actions". Capitals and hyphens are the page's.
import { expect, it } from "vitest";
import { quoteStatus } from "@/lib/contracts/bom";
import { orderStatus } from "@/lib/contracts/order";
import ops from "@/messages/en/ops.json";
import order from "@/messages/en/order.json";
import pcba from "@/messages/en/pcba.json";
import zhOps from "@/messages/zh/ops.json";
import zhOrder from "@/messages/zh/order.json";
import zhPcba from "@/messages/zh/pcba.json";

const plain = (word: string) => word.toLowerCase().replace("cancelled", "canceled");
const compact = (status: string) => status.replaceAll(" ", "");

it("an order's statuses", () => {
  expect(Object.fromEntries(orderStatus.options.map((status) => [status, plain(order.status[status])]))).toEqual(
    Object.fromEntries(orderStatus.options.map((status) => [status, plain(status)])),
  );
});

it("the statuses of a quote, for its customer and in the admin", () => {
  const ours: Record<string, string> = ops.quotes.state;
  const theirs: Record<string, string> = pcba.status;
  for (const status of quoteStatus.options) {
    expect([plain(ours[status] ?? ""), plain(theirs[compact(status)] ?? "")]).toEqual([plain(status), plain(status)]);
  }
});

it("in Chinese a quote's status is one word on both sides, and each status has its own", () => {
  const ours: Record<string, string> = zhOps.quotes.state;
  const theirs: Record<string, string> = zhPcba.status;
  expect(quoteStatus.options.map((status) => theirs[compact(status)])).toEqual(
    quoteStatus.options.map((status) => ours[status]),
  );
  for (const words of [Object.values(zhOrder.status), Object.values(ours)]) {
    expect(new Set(words).size).toBe(words.length);
  }
});

it("what is done to orders and quotes", () => {
  const acts = [order.view.cancel, order.again.action, order.hide.action, order.complete.action];
  expect(acts).toEqual(["Cancel order", "Reorder", "Delete", "Confirm received"]);
  expect([pcba.quotes.toCart, pcba.quotes.reQuote, pcba.quotes.remove]).toEqual(["Add to cart", "Re-quote", "Delete"]);
});
