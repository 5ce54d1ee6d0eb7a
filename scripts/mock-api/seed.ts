// Initial data of the mock: a customer with addresses, a coupon and orders, and a member of staff.

import type { MarketArea } from "@/lib/core/market/area";
import type { OrderStatus } from "@/lib/contracts/order";
import { currencyOf, defaultLocale } from "@/lib/core/market/area";
import { MOCK_NOW, daysFromNow } from "./clock";
import type { MockContext } from "./handler";
import { ADDRESS_HANDLERS } from "./handlers/address";
import { CART_HANDLERS } from "./handlers/cart";
import { findOrder, markPaid, moveOrder, ORDER_HANDLERS } from "./handlers/order";
import { SEED_CUSTOMER, SEED_PASSWORD, SEED_STAFF } from "./seed-accounts";
import type { MockState } from "./state";

const RECEIVER = {
  ...{ firstName: "Ada", lastName: "Lovelace", company: "Analytical Engines Ltd" },
  ...{ country: "US", state: "CA", city: "San Francisco", district: "", postcode: "94103" },
  ...{ address: "12 St James's Square", address2: "", phone: "+1 415 555 0100", email: "", taxId: "" },
};

type Context = MockContext<"signed-in">;

/** Boards of 54 × 54 mm, shipped to the first address; `quantity` identifies the order. */
function placeOrder(quantity: number, receiverId: string, context: Context): string {
  const { cartItemId } = CART_HANDLERS.addToCart(
    { itemType: "Custom", specification: { widthMm: 54, heightMm: 54 }, quantity, partNo: "" },
    context,
  );
  const choices = { shippingMethod: "standard", process: "payNow", remark: "", purchaseNumber: "" } as const;
  return ORDER_HANDLERS.createOrder({ ...choices, cartItemIds: [cartItemId], receiverId }, context).orderId;
}

/** The first is the oldest: a parcel in transit, boards in production, an unpaid order. */
const ORDERS: readonly { quantity: number; moves: readonly OrderStatus[] }[] = [
  { quantity: 200, moves: ["Reviewed", "In Production", "Processed", "Shipped"] },
  { quantity: 100, moves: ["Reviewed", "In Production"] },
  { quantity: 50, moves: [] },
];

export function seed(state: MockState, area: MarketArea): void {
  state.addCustomer(SEED_STAFF, SEED_PASSWORD).isStaff = true;
  const customer = state.addCustomer(SEED_CUSTOMER, SEED_PASSWORD);
  Object.assign(customer.user, { username: "Ada Lovelace", companyName: RECEIVER.company });
  const context: Context = {
    ...{ state, customer, token: null, area, locale: defaultLocale(area), now: MOCK_NOW, file: null },
  };
  const { id: receiverId } = ADDRESS_HANDLERS.createReceiver({ ...RECEIVER, isDefault: 1 }, context);
  ADDRESS_HANDLERS.createBill({ ...RECEIVER, invoiceTitle: RECEIVER.company, realValue: 1, isDefault: 1 }, context);
  for (const { quantity, moves } of ORDERS) {
    const order = findOrder(customer, placeOrder(quantity, receiverId, context));
    if (moves.length > 0) markPaid(order, MOCK_NOW);
    for (const to of moves) moveOrder(order, to, "staff", MOCK_NOW);
  }
  customer.coupons.push({
    ...{ couponId: "coupon_1", kind: "pcb", state: 0, disabled: false, currency: currencyOf(area) },
    ...{ amountMicro: 5_000_000, thresholdMicro: 20_000_000, couponParam: "{}", withDesign: null },
    ...{ validFrom: daysFromNow(-30), validTo: daysFromNow(30) },
  });
}
