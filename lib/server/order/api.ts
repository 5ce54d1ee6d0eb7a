// The order's endpoints.

import {
  attachBoard,
  cancelOrder,
  changeOrderLine,
  createOrder,
  listOrders,
  orderLinePicture,
  payOrder,
  reorder,
  viewOrder,
} from "@/lib/contracts/order";
import {
  complain,
  completeOrder,
  editOrder,
  exportBill,
  hideOrder,
  orderCareFile,
  seeOrderMessages,
  sendOrderMessage,
} from "@/lib/contracts/order-care";
import { acceptOffer, openInquiryOrder, placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as sandbox from "@/lib/server/sandbox/orders";
import { attach } from "./place/attach";
import { exportOrderBill } from "./pay/bill-export";
import { cancel } from "./change/cancel";
import * as care from "./care/care";
import { careFile } from "./care/care-files";
import * as complaints from "./care/complaints";
import { changeLine } from "./change/change-line";
import { complete } from "./care/complete";
import { create } from "./place/create";
import { edit } from "./change/edit";
import * as inquiries from "./place/inquiry";
import { accept } from "./place/offer";
import { pay } from "./pay/pay";
import { readForReorder } from "./place/reorder";
import * as orders from "./service";
import { view } from "./view";

export const orderRoutes = (deps: Deps) => [
  serve(createOrder, (input, context) =>
    sandbox.isTest(context) ? sandbox.create(deps, input, context) : create(deps, input, context),
  ),
  serve(openInquiryOrder, (input, context) => inquiries.open(deps, input, context)),
  serve(placeInquiryOrder, (input, context) => inquiries.placeUnpriced(deps, input, context)),
  serve(acceptOffer, (input, context) => accept(deps, input, context)),
  serve(payOrder, (input, context) => pay(deps, input, context)),
  serve(cancelOrder, ({ id }, context) =>
    sandbox.isTest(context) ? sandbox.cancel(deps, id, context) : cancel(deps, id, context),
  ),
  serve(attachBoard, (input, context) => attach(deps, input, context)),
  serve(listOrders, (input, context) =>
    sandbox.isTest(context) ? sandbox.list(deps, input, context) : orders.list(deps, input, context),
  ),
  serve(viewOrder, ({ id }, context) =>
    sandbox.isTest(context) ? sandbox.view(deps, id, context) : view(deps, id, context),
  ),
  serve(reorder, ({ id }, context) => readForReorder(deps, id, context)),
  serve(editOrder, (input, context) => edit(deps, input, context)),
  serve(changeOrderLine, (input, context) => changeLine(deps, input, context)),
  serve(completeOrder, ({ id }, context) => complete(deps, id, context)),
  serve(hideOrder, ({ orderId }, context) => care.hide(deps, orderId, context)),
  serve(sendOrderMessage, (input, context) => care.sendMessage(deps, input, context)),
  serve(seeOrderMessages, ({ orderId }, context) => care.seeMessages(deps, orderId, context)),
  serve(orderCareFile, (input, context) => careFile(deps, input, context)),
  serve(complain, (input, context) => complaints.complain(deps, input, context)),
  serve(exportBill, (input, context) => exportOrderBill(deps, input, context)),
  serve(orderLinePicture, (input, context) => orders.linePicture(deps, input, context)),
];
