// The cart's endpoints.

import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as cart from "./service";

export const cartRoutes = (deps: Deps) => [
  serve(listCart, ({ cartItemId }, context) => cart.list(deps, cartItemId, context)),
  serve(addToCart, (input, context) => cart.add(deps, input, context)),
  serve(updateCartItem, (input, context) => cart.update(deps, input, context)),
  serve(removeCartItem, ({ cartItemId }, context) => cart.remove(deps, cartItemId, context)),
  serve(openCheckout, (input, context) => cart.openCheckout(deps, input, context)),
];
