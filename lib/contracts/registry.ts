// Every endpoint of the product, by the name its callers use.

import { getUser, login, logout, recordPoint, register } from "./account";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "./address";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "./cart";
import type { Endpoint } from "./endpoint";
import { downloadFile, uploadFile } from "./file";
import { createBoardProject, getBoard, getBoardPicture } from "./gerber";
import { cancelOrder, createOrder, listOrders, orderLinePicture, payOrder, viewOrder } from "./order";
import { payNotice } from "./payment";
import { quoteMatrix, quotePcb } from "./pcb";
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
  listReceivers,
  createReceiver,
  updateReceiver,
  deleteReceiver,
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
  orderLinePicture,
  payNotice,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof REGISTRY;
