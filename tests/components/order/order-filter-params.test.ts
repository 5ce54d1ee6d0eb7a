import { expect, it } from "vitest";
import { orderListHref, readOrderFilter } from "@/components/order/list/order-filter-params";

const read = (query: string) => readOrderFilter(new URLSearchParams(query));

it("a filter survives the way through the address", () => {
  const filter = { status: "In Production" as const, keyword: "rev B & co", page: 3 };
  const href = orderListHref(filter);
  expect(href).toBe("/my-center/orders?status=In+Production&q=rev+B+%26+co&page=3");
  expect(read(href.split("?")[1] ?? "")).toEqual(filter);
});

it("the whole list has the plain address", () => {
  expect(orderListHref({ keyword: "", page: 1 })).toBe("/my-center/orders");
});

it.each(["status=Stolen&page=0", "page=-2", "page=1e9", "page=2.5", "page=two"])(
  "nonsense in the address is left out: %s",
  (query) => {
    expect(read(query)).toEqual({ status: undefined, keyword: "", page: 1 });
  },
);
