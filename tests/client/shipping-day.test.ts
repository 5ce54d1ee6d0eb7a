// The ship date that cart and checkout show is the one that a paid order promises.
import { describe, expect, it } from "vitest";
import { shippingDay } from "@/lib/client/shipping-day";
import type { CartItem } from "@/lib/contracts/cart";
import { promiseDate } from "@/lib/core/order/working-days";
import { PART_LEAD_DAYS } from "@/lib/core/part/dispatch";
import { pcbaDays } from "@/lib/core/pcba/lead-time";
import { completePcba } from "@/lib/core/pcba/specification";
import { cartItem, SPECIFICATION } from "@/tests/support/board-item";
import { standIn } from "@/tests/support/stand-in";

/** A Saturday. */
const PAID_AT = Date.parse("2026-11-21T04:00:00Z");

const board = (leadTimeDays: number): CartItem => cartItem({ specification: { ...SPECIFICATION, leadTimeDays } });
const part = standIn<CartItem>({ ...cartItem(), itemType: "Normal", specification: {} });
const of = (quantity: number, leadTimeDays: number) => completePcba({ board: { quantity, leadTimeDays } });
function quoted(...boards: ReturnType<typeof of>[]): CartItem {
  const specification = { ...boards[0], ...(boards.length > 1 && { boards }) };
  return standIn<CartItem>({ ...cartItem(), itemType: "BomQuote", specification });
}

describe("the ship date of items", () => {
  it("is that of the longest lead time", () => {
    expect(shippingDay([board(3), board(5), part], PAID_AT)).toBe(promiseDate(PAID_AT, 5));
    expect(shippingDay([part], PAID_AT)).toBe(promiseDate(PAID_AT, PART_LEAD_DAYS));
  });

  it("of assembled boards is that of boards and assembly, of several that of the slowest", () => {
    const [quick, slow] = [of(10, 3), of(200, 5)];
    // Five days for the boards, three for the assembly of up to 200.
    expect(pcbaDays(slow)).toBe(8);
    expect(shippingDay([quoted(quick)], PAID_AT)).toBe(promiseDate(PAID_AT, pcbaDays(quick)));
    expect(shippingDay([quoted(quick, slow), board(3)], PAID_AT)).toBe(promiseDate(PAID_AT, 8));
  });

  it("is none where it is agreed with the customer, of an unknown kind, and without items", () => {
    expect(shippingDay([board(20)], PAID_AT)).toBeNull();
    expect(shippingDay([quoted(of(10, 19)), board(3)], PAID_AT)).toBeNull();
    expect(shippingDay([board(3), standIn<CartItem>({ ...cartItem(), itemType: "Gadget" })], PAID_AT)).toBeNull();
    expect(shippingDay([], PAID_AT)).toBeNull();
  });
});
