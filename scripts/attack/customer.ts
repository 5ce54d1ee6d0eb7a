// Setup of a customer before an attack: address, board, order, payment.

import { BOARD_FILES } from "../../tests/support/small-board";
import { Fell } from "./attack-case";
import type { Answer, Target } from "./target";
import { zipOf } from "./zip";

/** A readable board of 20 × 10 mm. */
export const BOARD = zipOf(Object.fromEntries(BOARD_FILES.map(({ name, content }) => [name, content])));
export const EMPTY_ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
export const SPECIFICATION = { layers: 2, widthMm: 50, heightMm: 50, quantity: 50 };
export const ADDRESS = {
  firstName: "Ada",
  lastName: "Lovelace",
  country: "GB",
  city: "London",
  address: "12 St James's Square",
  postcode: "SW1Y 4JH",
  phone: "+44 20 7946 0018",
};

/** The data of a successful answer; fails the case otherwise. */
export function dataOf<T>(answer: Answer, step: string): T {
  if (answer.body.type !== "success") throw new Fell(`${step}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer.body.data as T;
}

export async function addAddress({ call }: Target, token: string): Promise<string> {
  return dataOf<{ id: string }>(await call("/api/eda/receiver", { token, body: ADDRESS }), "an address").id;
}

export async function uploadFile(target: Target, token: string, content: Uint8Array, name: string, fileType = 10) {
  const sent = await target.upload(content, { token, name, fileType });
  return dataOf<{ fileUrl: string }>(sent, `uploading ${name}`).fileUrl;
}

export async function addBoard(target: Target, token: string, projectName = "Amplifier") {
  const gerberUrl = await uploadFile(target, token, BOARD, "board.zip", 8);
  const made = await target.call("/api/eda/project/gerber", { token, body: { gerberUrl, projectName } });
  return { fileUrl: gerberUrl, ...dataOf<{ projectId: string; projectName: string }>(made, "a board") };
}

export async function addItem({ call }: Target, token: string, change: object = {}): Promise<string> {
  const body = { itemType: "Custom", specification: SPECIFICATION, ...change };
  return dataOf<{ cartItemId: string }>(await call("/api/eda/cart", { token, body }), "a cart item").cartItemId;
}

export async function placeOrder(target: Target, token: string, change: object = {}): Promise<string> {
  const overrides = change as { cartItemIds?: string[]; receiverId?: string };
  const cartItemIds = overrides.cartItemIds ?? [await addItem(target, token)];
  const receiverId = overrides.receiverId ?? (await addAddress(target, token));
  const body = { cartItemIds, receiverId, shippingMethod: "standard", ...change };
  return dataOf<{ orderId: string }>(await target.call("/api/eda/order", { token, body }), "an order").orderId;
}

type Order = {
  status: string;
  amountPayableMicro: number;
  couponDiscountMicro: number;
  payments: { status: string; amountMicro: number }[];
  refunds: { amountMicro: number }[];
};

export async function viewOrder({ call }: Target, token: string, orderId: string): Promise<Order> {
  return dataOf<Order>(await call(`/api/eda/order/view/${orderId}`, { token }), "viewing the order");
}

/** Opens the payment page of an order; returns its signed request. */
export async function openPayment({ call }: Target, token: string, orderId: string): Promise<string> {
  const opened = await call("/api/eda/order/pay", { token, body: { orderId, paymentMethod: "sandbox" } });
  const { payUrl } = dataOf<{ payUrl: string }>(opened, "opening a payment");
  return new URL(payUrl, "http://localhost").searchParams.get("request") ?? "";
}

/** Presses a button of the sandbox provider's page. */
export function pressPay({ call }: Target, request: string, outcome = "succeed"): Promise<Answer> {
  return call("/api/pay/sandbox/page", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ request, outcome }).toString(),
  });
}

/** A new schematic with its drawing. */
export async function addSchematic({ call }: Target, token: string) {
  const made = await call("/api/eda/project", { token, body: { projectType: 0 } });
  const { projectId } = dataOf<{ projectId: string }>(made, "a schematic");
  const path = `/api/eda/project/${projectId}/document`;
  const opened = await call(path, { token });
  return { projectId, path, ...dataOf<{ version: number; content: object }>(opened, "its drawing") };
}
