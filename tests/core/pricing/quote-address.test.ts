import { describe, expect, it } from "vitest";
import { isQuotedRoute, quotedRoute, quoteQuery } from "@/lib/core/pricing/quote-address";

const PCB = "/order/manufacturing/pcb";
const query = (path: string, search: string) => quoteQuery(path, new URLSearchParams(search));

describe("the quote in an address", () => {
  it.each([
    ["options in one order", "widthMm=60&layers=4", "layers=4&widthMm=60"],
    ["nothing of what no page reads", "z=1&utm_source=mail", ""],
    ["nothing that occurs twice", "layers=4&layers=6&widthMm=60", "widthMm=60"],
    ["the project, the book and the item", "cartItem=c&book=b&project=p", "project=p&book=b&cartItem=c"],
  ])("is %s", (_what, search, expected) => {
    expect(query(PCB, search)).toBe(expected);
  });

  it("is of the quote pages alone", () => {
    expect(["/", "/order/bom", "/order/manufacturing", "constructor"].map((path) => query(path, "layers=4"))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(query("/order/manufacturing/stencil", "layers=4&framework=1")).toBe("framework=1");
    expect(query("/order/manufacturing/pcba", "joints=4&smtJoints=10&layers=4&book=b")).toContain("layers=4");
  });

  it("has a route that is recognized as internal", () => {
    expect([quotedRoute(PCB), PCB, "/quoted", "/order/bom/quoted"].map(isQuotedRoute)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
