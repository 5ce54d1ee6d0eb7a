// Every endpoint with a handler; the others are generated from their contracts.

import type { Handlers } from "./handler";
import { ACCOUNT_HANDLERS } from "./handlers/account";
import { ADDRESS_HANDLERS } from "./handlers/address";
import { BOARD_HANDLERS } from "./handlers/board";
import { CART_HANDLERS } from "./handlers/cart";
import { COUPON_HANDLERS } from "./handlers/coupon";
import { ORDER_HANDLERS } from "./handlers/order";
import { PART_HANDLERS } from "./handlers/part";
import { QUOTE_HANDLERS } from "./handlers/quote";

export const HANDLERS: Handlers = {
  ...ACCOUNT_HANDLERS,
  ...ADDRESS_HANDLERS,
  ...BOARD_HANDLERS,
  ...QUOTE_HANDLERS,
  ...PART_HANDLERS,
  ...CART_HANDLERS,
  ...COUPON_HANDLERS,
  ...ORDER_HANDLERS,
};
