// Every endpoint of the product, by the name its callers use.

import { getUser, login, logout, recordPoint, register } from "./account";
import {
  changePassword,
  checkCode,
  confirmContact,
  getGoogle,
  requestCode,
  resetPassword,
  signInWithGoogle,
  startGoogle,
} from "./account-access";
import { getAvatar, keepTips, removeAvatar, setAvatar, updateUser } from "./account-profile";
import { closeAccount, endOtherSessions, endSession, exportAccount, listSessions } from "./account-sessions";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "./address";
import { listAreas, listChildAreas, listChinaAreas, listReceiverAreas } from "./area";
import { createBill, deleteBill, getUserBill, listBills, updateBill, updateUserBill } from "./bill";
import { uploadBom } from "./bom-upload";
import {
  addQuoteToCart,
  createBomQuote,
  deleteBomQuote,
  inquireBoard,
  listBomQuotes,
  reQuote,
  viewBomQuote,
} from "./bom";
import { priceBomQuote } from "./bom-lines";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "./cart";
import { claimCoupon, getCampaign, listCoupons } from "./coupon";
import type { Endpoint } from "./endpoint";
import { downloadFile, uploadFile } from "./file";
import { createBoardProject, getBoard, getBoardArchive, getBoardPicture } from "./gerber";
import { listDeskActs, listDeskMails, viewDesk, viewDeskReport } from "./ops";
import { listDeskBooks, publishDeskBook, viewDeskBook } from "./ops-book";
import { applyDeskPartList, discardDeskPartList, listDeskPartLists, sendDeskPartList } from "./ops-part";
import { decideDeskComplaint, listDeskComplaints } from "./ops-complaint";
import {
  closeDeskCampaign,
  createDeskCampaign,
  giveDeskCoupon,
  listDeskCampaigns,
  listDeskCoupons,
} from "./ops-coupon";
import {
  cancelDeskOrder,
  confirmDeskTransfer,
  deliverDeskOrder,
  getDeskOrderFile,
  listDeskOrders,
  moveDeskOrder,
  processDeskOrder,
  quoteDeskShipping,
  readDeskMessages,
  shipDeskOrder,
  viewDeskOrder,
  writeDeskMessage,
} from "./ops-order";
import {
  getDeskQuoteFile,
  listDeskQuotes,
  offerDeskQuote,
  refuseDeskQuote,
  takeDeskQuote,
  viewDeskQuote,
} from "./ops-quote";
import { listDeskRefunds, markDeskRefund } from "./ops-refund";
import {
  attachBoard,
  cancelOrder,
  createOrder,
  listOrders,
  orderLinePicture,
  payOrder,
  reorder,
  viewOrder,
} from "./order";
import {
  complain,
  completeOrder,
  editOrder,
  exportBill,
  hideOrder,
  orderCareFile,
  seeOrderMessages,
  sendOrderMessage,
} from "./order-care";
import {
  compareParts,
  getPart,
  listAlternatives,
  listPartsByNumber,
  listPartUses,
  searchParts,
  suggestParts,
} from "./part";
import { listPaymentMethods, payNotice } from "./payment";
import { quoteMatrix, quotePcb } from "./pcb";
import { quotePcba } from "./pcba";
import { listPriceBooks } from "./price-book";
import { quoteStencil } from "./stencil";
import { subscribe } from "./support";

export const REGISTRY = {
  register,
  login,
  logout,
  getUser,
  recordPoint,
  requestCode,
  checkCode,
  confirmContact,
  changePassword,
  resetPassword,
  updateUser,
  keepTips,
  setAvatar,
  removeAvatar,
  getAvatar,
  listSessions,
  endSession,
  endOtherSessions,
  exportAccount,
  closeAccount,
  getGoogle,
  startGoogle,
  signInWithGoogle,
  subscribe,
  uploadFile,
  downloadFile,
  createBoardProject,
  getBoard,
  getBoardArchive,
  getBoardPicture,
  quotePcb,
  quoteMatrix,
  listPriceBooks,
  quoteStencil,
  searchParts,
  compareParts,
  getPart,
  listAlternatives,
  listPartUses,
  listPartsByNumber,
  suggestParts,
  quotePcba,
  listReceivers,
  createReceiver,
  updateReceiver,
  deleteReceiver,
  getUserBill,
  updateUserBill,
  listBills,
  createBill,
  updateBill,
  deleteBill,
  listAreas,
  listReceiverAreas,
  listChildAreas,
  listChinaAreas,
  listCoupons,
  getCampaign,
  claimCoupon,
  uploadBom,
  priceBomQuote,
  createBomQuote,
  inquireBoard,
  listBomQuotes,
  viewBomQuote,
  addQuoteToCart,
  reQuote,
  deleteBomQuote,
  listCart,
  addToCart,
  updateCartItem,
  removeCartItem,
  openCheckout,
  createOrder,
  attachBoard,
  payOrder,
  cancelOrder,
  listOrders,
  viewOrder,
  reorder,
  editOrder,
  completeOrder,
  hideOrder,
  sendOrderMessage,
  seeOrderMessages,
  orderCareFile,
  complain,
  exportBill,
  orderLinePicture,
  listPaymentMethods,
  payNotice,
  viewDesk,
  getDeskQuoteFile,
  listDeskQuotes,
  offerDeskQuote,
  refuseDeskQuote,
  takeDeskQuote,
  viewDeskQuote,
  cancelDeskOrder,
  confirmDeskTransfer,
  deliverDeskOrder,
  getDeskOrderFile,
  listDeskOrders,
  moveDeskOrder,
  processDeskOrder,
  quoteDeskShipping,
  readDeskMessages,
  shipDeskOrder,
  viewDeskOrder,
  writeDeskMessage,
  decideDeskComplaint,
  listDeskComplaints,
  listDeskRefunds,
  markDeskRefund,
  closeDeskCampaign,
  createDeskCampaign,
  giveDeskCoupon,
  listDeskCampaigns,
  listDeskCoupons,
  listDeskBooks,
  publishDeskBook,
  listDeskPartLists,
  sendDeskPartList,
  applyDeskPartList,
  discardDeskPartList,
  viewDeskBook,
  listDeskMails,
  listDeskActs,
  viewDeskReport,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof REGISTRY;
