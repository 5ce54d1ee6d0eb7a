import { describe, expect, it } from "vitest";
import { readAddressOptions } from "@/components/widget/address-options";
import { orderHref } from "@/components/widget/order-href";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery } from "@/lib/core/pcb/query";

const boardOf = (search: string) => readAddressOptions(search).specification;

describe("the address of the quote form", () => {
  it("without options is the default board in the system's theme", () => {
    expect(readAddressOptions("")).toEqual({ specification: completeSpecification({}), theme: "auto" });
  });

  it("sets each option of the form", () => {
    expect(readAddressOptions("?layers=4&width=60.5&height=50&quantity=50&finish=ENIG&mask=Black&theme=dark")).toEqual({
      specification: completeSpecification({
        ...{ layers: 4, widthMm: 60.5, heightMm: 50, quantity: 50, surfaceFinish: "ENIG", solderMaskColor: "Black" },
      }),
      theme: "dark",
    });
  });

  it("rounds a quantity up to the next offered one", () => {
    expect(boardOf("?quantity=33").quantity).toBe(40);
  });

  it.each([
    ...["layers=3", "layers=two", "layers=", "layers=4&layers=6", "width=-5", "width=1e3", "width=9000", "height=0"],
    ...["quantity=0", "quantity=many", "finish=Gold", "mask=Pink", "theme=blue", "widthMm=60", "project=prj_1", "x=%"],
  ])("ignores %s", (query) => {
    expect(readAddressOptions(`?${query}`)).toEqual({ specification: completeSpecification({}), theme: "auto" });
  });

  it("keeps the good values beside a bad one", () => {
    expect(boardOf("?layers=3&quantity=50")).toEqual(completeSpecification({ quantity: 50 }));
  });
});

describe("the link to the quote page", () => {
  it("is the plain page for the default board", () => {
    expect(orderHref(completeSpecification({}))).toBe("/order/manufacturing/pcb");
  });

  it("opens the same board", () => {
    const board = { ...boardOf("?layers=4&width=60&finish=ENIG&mask=White"), leadTimeDays: 5 };
    const query = new URL(orderHref(board), "https://boardwright.example").searchParams;
    expect(completeSpecification(fromQuery((name) => query.get(name)))).toEqual(board);
  });
});
