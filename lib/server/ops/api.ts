// The desk's endpoints; who is not staff has been turned away before any of them.

import { listRecordBoards } from "@/lib/contracts/admin-board";
import {
  exportAdminOrders,
  exportAdminQuotes,
  exportAdminRefunds,
  exportAdminReport,
} from "@/lib/contracts/admin-export";
import { copyCustomerQuote, startCustomerQuote } from "@/lib/contracts/admin-quote";
import { searchAdmin, viewAdminCustomer } from "@/lib/contracts/admin-search";
import { addAdminNote, listStaff, setRecordOwner } from "@/lib/contracts/admin-record";
import { listDeskActs, listDeskMails, viewDesk, viewDeskReport } from "@/lib/contracts/ops";
import { listDeskBooks, publishDeskBook, viewDeskBook } from "@/lib/contracts/ops-book";
import { decideDeskComplaint, listDeskComplaints } from "@/lib/contracts/ops-complaint";
import {
  closeDeskCampaign,
  createDeskCampaign,
  giveDeskCoupon,
  listDeskCampaigns,
  listDeskCoupons,
} from "@/lib/contracts/ops-coupon";
import {
  cancelDeskOrder,
  confirmDeskTransfer,
  deliverDeskOrder,
  getDeskLinePicture,
  getDeskOrderFile,
  listDeskOrders,
  moveDeskOrder,
  moveDeskOrders,
  processDeskOrder,
  quoteDeskShipping,
  readDeskMessages,
  setDeskShipDate,
  shipDeskOrder,
  viewDeskOrder,
  writeDeskMessage,
} from "@/lib/contracts/ops-order";
import {
  correctOffer,
  countDeskQuote,
  readDeskJoints,
  getDeskQuoteFile,
  listDeskQuotes,
  offerDeskQuote,
  refuseDeskQuote,
  takeDeskQuote,
  viewDeskQuote,
} from "@/lib/contracts/ops-quote";
import { applyDeskPartList, discardDeskPartList, listDeskPartLists, sendDeskPartList } from "@/lib/contracts/ops-part";
import { listDeskRefunds, markDeskRefund } from "@/lib/contracts/ops-refund";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as audit from "./audit";
import { moveAll } from "./bulk-move";
import { boards } from "./boards";
import * as books from "./books";
import * as complaints from "./complaints";
import * as coupons from "./coupons";
import * as customerQuotes from "./customer-quotes";
import * as customers from "./customers";
import type { DayCounter } from "./day-counts";
import * as exports from "./export";
import * as offers from "./offers";
import * as moves from "./order-moves";
import * as words from "./order-words";
import * as orders from "./orders";
import * as outbox from "./outbox";
import { overview } from "./overview";
import * as partLists from "./part-lists";
import { readJoints } from "./quote-joints";
import * as quoteMoves from "./quote-moves";
import * as quotes from "./quotes";
import * as records from "./records";
import * as refunds from "./refunds";
import { report } from "./reports";
import { setDate } from "./ship-date";

const orderRoutes = (deps: Deps) => [
  serve(listDeskOrders, (filter, context) => orders.list(deps, filter, context)),
  serve(viewDeskOrder, ({ id }, context) => orders.view(deps, id, context)),
  serve(getDeskLinePicture, (input) => orders.linePicture(deps, input)),
  serve(getDeskOrderFile, (input, context) => orders.file(deps, input, context)),
  serve(quoteDeskShipping, (input, { now }) => orders.quoteShipping(deps, input, now)),
  serve(moveDeskOrder, (input, context) => moves.move(deps, input, context)),
  serve(moveDeskOrders, (input, context) => moveAll(deps, input, context)),
  serve(processDeskOrder, (input, context) => moves.process(deps, input, context)),
  serve(shipDeskOrder, (input, context) => moves.ship(deps, input, context)),
  serve(deliverDeskOrder, (input, context) => moves.deliver(deps, input, context)),
  serve(setDeskShipDate, (input, context) => setDate(deps, input, context)),
  serve(cancelDeskOrder, (input, context) => moves.cancel(deps, input, context)),
  serve(confirmDeskTransfer, (input, context) => moves.transfer(deps, input, context)),
  serve(writeDeskMessage, (input, context) => words.write(deps, input, context)),
  serve(readDeskMessages, (input, context) => words.read(deps, input, context)),
  serve(listDeskComplaints, (filter) => complaints.list(deps, filter)),
  serve(decideDeskComplaint, (input, context) => complaints.decide(deps, input, context)),
  serve(listDeskRefunds, (filter) => refunds.list(deps, filter)),
  serve(markDeskRefund, (input, context) => refunds.markSent(deps, input, context)),
];

const quoteRoutes = (deps: Deps) => [
  serve(listDeskQuotes, (filter, context) => quotes.list(deps, filter, context)),
  serve(viewDeskQuote, ({ id }, context) => quotes.view(deps, id, context)),
  serve(getDeskQuoteFile, (input, context) => quotes.file(deps, input, context)),
  serve(takeDeskQuote, (input, context) => quoteMoves.take(deps, input, context)),
  serve(countDeskQuote, (input, context) => quoteMoves.count(deps, input, context)),
  serve(readDeskJoints, (input, context) => readJoints(deps, input, context)),
  serve(offerDeskQuote, (input, context) => offers.offer(deps, input, context)),
  serve(correctOffer, (input, context) => offers.correct(deps, input, context)),
  serve(startCustomerQuote, (input, context) => customerQuotes.start(deps, input, context)),
  serve(copyCustomerQuote, (input, context) => customerQuotes.copy(deps, input, context)),
  serve(refuseDeskQuote, (input, context) => quoteMoves.refuse(deps, input, context)),
];

const priceRoutes = (deps: Deps) => [
  serve(listDeskCampaigns, (page, context) => coupons.campaigns(deps, page, context)),
  serve(createDeskCampaign, (input, context) => coupons.create(deps, input, context)),
  serve(closeDeskCampaign, (input, context) => coupons.close(deps, input, context)),
  serve(listDeskCoupons, (filter, context) => coupons.list(deps, filter, context)),
  serve(giveDeskCoupon, (input, context) => coupons.give(deps, input, context)),
  serve(listDeskBooks, (_input, context) => books.list(deps, context)),
  serve(viewDeskBook, ({ version }, context) => books.view(deps, version, context)),
  serve(listDeskPartLists, () => partLists.list(deps)),
  serve(sendDeskPartList, (input, context) => partLists.send(deps, input, context)),
  serve(applyDeskPartList, (input, context) => partLists.apply(deps, input, context)),
  serve(discardDeskPartList, (input, context) => partLists.discard(deps, input, context)),
  serve(publishDeskBook, (input, context) => books.publish(deps, input, context)),
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
  serve(viewDesk, (_input, context) => overview(deps, context)),
  ...quoteRoutes(deps),
  ...orderRoutes(deps),
  ...recordRoutes(deps),
  ...exportRoutes(deps, counter),
  ...priceRoutes(deps),
  serve(listDeskMails, (filter) => outbox.list(deps, filter)),
  serve(listDeskActs, (filter) => audit.list(deps, filter)),
  serve(viewDeskReport, (input, context) => report({ deps, counter }, input, context)),
];
