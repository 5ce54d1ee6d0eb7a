// Every endpoint of the product, by the name its callers use.

import { getUser, login, logout, recordPoint, register } from "./account";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "./address";
import { createBill, deleteBill, getUserBill, listBills, updateBill, updateUserBill } from "./bill";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "./cart";
import { listCoupons } from "./coupon";
import type { Endpoint } from "./endpoint";
import { downloadFile, uploadFile } from "./file";
import { createBoardProject, getBoard, getBoardPicture } from "./gerber";
import { cancelOrder, createOrder, listOrders, orderLinePicture, payOrder, reorder, viewOrder } from "./order";
import { listPaymentMethods, payNotice } from "./payment";
import { quoteMatrix, quotePcb } from "./pcb";
import { quoteStencil } from "./stencil";
import { subscribe } from "./support";

export const REGISTRY = {
  register,
  login,
  logout,
  getUser,
  recordPoint,
  subscribe,
  uploadFile,
  downloadFile,
  createBoardProject,
  getBoard,
  getBoardPicture,
  quotePcb,
  quoteMatrix,
  quoteStencil,
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
  listCoupons,
  listCart,
  addToCart,
  updateCartItem,
  removeCartItem,
  openCheckout,
  createOrder,
  payOrder,
  cancelOrder,
  listOrders,
  viewOrder,
  reorder,
  orderLinePicture,
  listPaymentMethods,
  payNotice,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof REGISTRY;
