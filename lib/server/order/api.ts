// The order's endpoints.

import {
  cancelOrder,
  createOrder,
  listOrders,
  orderLinePicture,
  payOrder,
  reorder,
  viewOrder,
} from "@/lib/contracts/order";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { cancel } from "./cancel";
import { create } from "./create";
import { pay } from "./pay";
import { readForReorder } from "./reorder";
import * as orders from "./service";

export const orderRoutes = (deps: Deps) => [
  serve(createOrder, (input, context) => create(deps, input, context)),
  serve(payOrder, (input, context) => pay(deps, input, context)),
  serve(cancelOrder, ({ id }, context) => cancel(deps, id, context)),
  serve(listOrders, (input, context) => orders.list(deps, input, context)),
  serve(viewOrder, ({ id }, context) => orders.view(deps, id, context)),
  serve(reorder, ({ id }, context) => readForReorder(deps, id, context)),
  serve(orderLinePicture, ({ id, position }, context) => orders.linePicture(deps, { id, position }, context)),
];
