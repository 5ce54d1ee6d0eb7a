import { expect, it } from "vitest";
import { lowestBoardOffer } from "@/lib/server/content/product-offer";

it.each([
  ["en-US", { currency: "USD", price: "1.00", quantity: 10 }],
  ["zh-CN", { currency: "CNY", price: "5.00", quantity: 10 }],
] as const)("the lowest price of a board in %s is the prototype offer", (area, offer) => {
  expect(lowestBoardOffer(area)).toEqual(offer);
});
