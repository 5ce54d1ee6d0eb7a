// The endpoints of the admin. Everybody but staff is turned away before any of them.

import { listRecordBoards } from "@/lib/contracts/admin-board";
import {
  exportAdminOrders,
  exportAdminQuotes,
  exportAdminRefunds,
  exportAdminReport,
} from "@/lib/contracts/admin-export";
import { copyCustomerQuote, listSimilarQuotes, startCustomerQuote } from "@/lib/contracts/admin-quote";
import { searchAdmin, viewAdminCustomer } from "@/lib/contracts/admin-search";
import { addAdminNote, listStaff, setRecordOwner } from "@/lib/contracts/admin-record";
import { listAdminActs, listAdminMails, viewAdmin, viewAdminReport } from "@/lib/contracts/ops";
import { listAdminBooks, publishAdminBook, viewAdminBook } from "@/lib/contracts/ops-book";
import { decideAdminComplaint, listAdminComplaints } from "@/lib/contracts/ops-complaint";
import {
  closeAdminCampaign,
  createAdminCampaign,
  giveAdminCoupon,
  listAdminCampaigns,
  listAdminCoupons,
} from "@/lib/contracts/ops-coupon";
import {
  cancelAdminOrder,
  confirmAdminTransfer,
  deliverAdminOrder,
  getAdminLinePicture,
  getAdminOrderFile,
  listAdminOrders,
  moveAdminOrder,
  moveAdminOrders,
  processAdminOrder,
  quoteAdminShipping,
  readAdminMessages,
  setAdminShipDate,
  shipAdminOrder,
  viewAdminOrder,
  writeAdminMessage,
} from "@/lib/contracts/ops-order";
import {
  correctOffer,
  countAdminQuote,
  readAdminJoints,
  getAdminQuoteFile,
  listAdminQuotes,
  offerAdminQuote,
  refuseAdminQuote,
  takeAdminQuote,
  viewAdminQuote,
} from "@/lib/contracts/ops-quote";
import {
  applyAdminPartList,
  discardAdminPartList,
  listAdminPartLists,
  sendAdminPartList,
} from "@/lib/contracts/ops-part";
import { listAdminRefunds, markAdminRefund } from "@/lib/contracts/ops-refund";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as audit from "./records/audit";
import { moveAll } from "./orders/bulk-move";
import { boards } from "./orders/boards";
import * as books from "./catalog/books";
import * as complaints from "./orders/complaints";
import * as coupons from "./catalog/coupons";
import * as customerQuotes from "./quotes/customer-quotes";
import * as customers from "./records/customers";
import type { DayCounter } from "./reports/day-counts";
import * as exports from "./reports/export";
import * as offers from "./quotes/offers";
import * as moves from "./orders/order-moves";
import * as words from "./orders/order-words";
import * as orders from "./orders/orders";
import * as outbox from "./records/outbox";
import { overview } from "./reports/overview";
import * as partLists from "./catalog/part-lists";
import { readJoints } from "./quotes/quote-joints";
import * as quoteMoves from "./quotes/quote-moves";
import * as quotes from "./quotes/quotes";
import * as similarQuotes from "./quotes/similar-quotes";
import * as records from "./records/records";
import * as refunds from "./orders/refunds";
import { report } from "./reports/reports";
import { setDate } from "./orders/ship-date";

const orderRoutes = (deps: Deps) => [
  serve(listAdminOrders, (filter, context) => orders.list(deps, filter, context)),
  serve(viewAdminOrder, ({ id }, context) => orders.view(deps, id, context)),
  serve(getAdminLinePicture, (input) => orders.linePicture(deps, input)),
  serve(getAdminOrderFile, (input, context) => orders.file(deps, input, context)),
  serve(quoteAdminShipping, (input, { now }) => orders.quoteShipping(deps, input, now)),
  serve(moveAdminOrder, (input, context) => moves.move(deps, input, context)),
  serve(moveAdminOrders, (input, context) => moveAll(deps, input, context)),
  serve(processAdminOrder, (input, context) => moves.process(deps, input, context)),
  serve(shipAdminOrder, (input, context) => moves.ship(deps, input, context)),
  serve(deliverAdminOrder, (input, context) => moves.deliver(deps, input, context)),
  serve(setAdminShipDate, (input, context) => setDate(deps, input, context)),
  serve(cancelAdminOrder, (input, context) => moves.cancel(deps, input, context)),
  serve(confirmAdminTransfer, (input, context) => moves.transfer(deps, input, context)),
  serve(writeAdminMessage, (input, context) => words.write(deps, input, context)),
  serve(readAdminMessages, (input, context) => words.read(deps, input, context)),
  serve(listAdminComplaints, (filter) => complaints.list(deps, filter)),
  serve(decideAdminComplaint, (input, context) => complaints.decide(deps, input, context)),
  serve(listAdminRefunds, (filter) => refunds.list(deps, filter)),
  serve(markAdminRefund, (input, context) => refunds.markSent(deps, input, context)),
];

const quoteRoutes = (deps: Deps) => [
  serve(listAdminQuotes, (filter, context) => quotes.list(deps, filter, context)),
  serve(viewAdminQuote, ({ id }, context) => quotes.view(deps, id, context)),
  serve(listSimilarQuotes, ({ id }) => similarQuotes.similar(deps, id)),
  serve(getAdminQuoteFile, (input, context) => quotes.file(deps, input, context)),
  serve(takeAdminQuote, (input, context) => quoteMoves.take(deps, input, context)),
  serve(countAdminQuote, (input, context) => quoteMoves.count(deps, input, context)),
  serve(readAdminJoints, (input, context) => readJoints(deps, input, context)),
  serve(offerAdminQuote, (input, context) => offers.offer(deps, input, context)),
  serve(correctOffer, (input, context) => offers.correct(deps, input, context)),
  serve(startCustomerQuote, (input, context) => customerQuotes.start(deps, input, context)),
  serve(copyCustomerQuote, (input, context) => customerQuotes.copy(deps, input, context)),
  serve(refuseAdminQuote, (input, context) => quoteMoves.refuse(deps, input, context)),
];

const priceRoutes = (deps: Deps) => [
  serve(listAdminCampaigns, (page, context) => coupons.campaigns(deps, page, context)),
  serve(createAdminCampaign, (input, context) => coupons.create(deps, input, context)),
  serve(closeAdminCampaign, (input, context) => coupons.close(deps, input, context)),
  serve(listAdminCoupons, (filter, context) => coupons.list(deps, filter, context)),
  serve(giveAdminCoupon, (input, context) => coupons.give(deps, input, context)),
  serve(listAdminBooks, (_input, context) => books.list(deps, context)),
  serve(viewAdminBook, ({ version }, context) => books.view(deps, version, context)),
  serve(listAdminPartLists, () => partLists.list(deps)),
  serve(sendAdminPartList, (input, context) => partLists.send(deps, input, context)),
  serve(applyAdminPartList, (input, context) => partLists.apply(deps, input, context)),
  serve(discardAdminPartList, (input, context) => partLists.discard(deps, input, context)),
  serve(publishAdminBook, (input, context) => books.publish(deps, input, context)),
];

const exportRoutes = (deps: Deps, counter: DayCounter) => [
  serve(exportAdminOrders, (input, context) => Promise.resolve(exports.orders(deps, input, context))),
  serve(exportAdminQuotes, (input, context) => Promise.resolve(exports.quotes(deps, input, context))),
  serve(exportAdminRefunds, (input, context) => Promise.resolve(exports.refunds(deps, input, context))),
  serve(exportAdminReport, (input, context) => exports.reportCsv({ deps, counter }, input, context)),
];

const recordRoutes = (deps: Deps) => [
  serve(searchAdmin, (input) => customers.search(deps, input)),
  serve(viewAdminCustomer, ({ id }) => customers.view(deps, id)),
  serve(listRecordBoards, (input) => boards(deps, input)),
  serve(addAdminNote, (input, context) => records.addNote(deps, input, context)),
  serve(setRecordOwner, (input, context) => records.setOwner(deps, input, context)),
  serve(listStaff, (_input, context) => records.staff(deps, context)),
];

export const opsRoutes = (deps: Deps, counter: DayCounter) => [
  serve(viewAdmin, (_input, context) => overview(deps, context)),
  ...quoteRoutes(deps),
  ...orderRoutes(deps),
  ...recordRoutes(deps),
  ...exportRoutes(deps, counter),
  ...priceRoutes(deps),
  serve(listAdminMails, (filter) => outbox.list(deps, filter)),
  serve(listAdminActs, (filter) => audit.list(deps, filter)),
  serve(viewAdminReport, (input, context) => report({ deps, counter }, input, context)),
];
