// Creates the records that a test needs, through the API.
import type { Api } from "@/e2e/api";
import type { Person } from "@/e2e/fixtures";
import { createReceiver } from "@/lib/contracts/address";
import { addQuoteToCart, createBomQuote, inquireBoard } from "@/lib/contracts/bom";
import { addToCart } from "@/lib/contracts/cart";
import { uploadFile } from "@/lib/contracts/file";
import { createBoardProject } from "@/lib/contracts/gerber";
import { moveAdminOrder, processAdminOrder, shipAdminOrder } from "@/lib/contracts/ops-order";
import { offerAdminQuote, takeAdminQuote } from "@/lib/contracts/ops-quote";
import { createOrder, payOrder } from "@/lib/contracts/order";
import { placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import { sampleArchive } from "@/tests/support/e2e-board";

interface Seeding {
  api: Api;
  person: Person;
}

/** 50 boards of 54 × 54 mm with default options. */
export async function seedCartItem({ api, person }: Seeding): Promise<string> {
  const specification = { widthMm: 54, heightMm: 54, quantity: 50 };
  const { cartItemId } = await api.call(addToCart, { itemType: "Custom", specification }, person.token);
  return cartItemId;
}

/** Ten assembled boards with consigned parts, so that the quote is automatic. */
export async function seedAssembly({ api, person }: Seeding): Promise<string> {
  const quantities = { board: { widthMm: 54, heightMm: 54, quantity: 10 }, assembly: { supply: "customer" as const } };
  const { quoteId } = await api.call(createBomQuote, quantities, person.token);
  const { cartItemId } = await api.call(addQuoteToCart, { quoteId }, person.token);
  return cartItemId;
}

export async function seedReceiver({ api, person }: Seeding): Promise<string> {
  const receiver = {
    firstName: "Ada",
    lastName: "Lovelace",
    country: "US",
    state: "CA",
    city: "San Francisco",
    address: "12 St James's Square",
    postcode: "94103",
    phone: "+1 415 555 0100",
  };
  const { id } = await api.call(createReceiver, { ...receiver, isDefault: 1 }, person.token);
  return id;
}

/** A board that staff must price: larger than any with an automatic price. */
export async function seedInquiry({ api, person }: Seeding): Promise<string> {
  const large = { layers: 2 as const, widthMm: 900, heightMm: 700, quantity: 10 };
  return (await api.call(inquireBoard, large, person.token)).quoteId;
}

/** Ordered before it has a price. */
export async function seedInquiryOrder({ api, person }: Seeding, quoteId: string): Promise<string> {
  const receiverId = await seedReceiver({ api, person });
  const order = { quoteId, receiverId, shippingMethod: "standard" as const };
  return (await api.call(placeInquiryOrder, order, person.token)).orderId;
}

/** Staff price an inquiry at 250 of its currency. */
export async function seedOffer(api: Api, staff: Person, id: string): Promise<void> {
  await api.call(takeAdminQuote, { id, from: "Inquiry Received" }, staff.token);
  const lines = [{ key: "boardFee", amountMicro: 250_000_000 }];
  await api.call(offerAdminQuote, { id, from: "Quoting", lines }, staff.token);
}

/** Placed but not paid. */
export async function seedOrder(seeding: Seeding): Promise<string> {
  const [cartItemId, receiverId] = await Promise.all([seedCartItem(seeding), seedReceiver(seeding)]);
  const order = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" as const };
  const { orderId } = await seeding.api.call(createOrder, order, seeding.person.token);
  return orderId;
}

/** An unpaid order of fifty boards with their files. */
export async function seedOrderWithFiles({ api, person }: Seeding, origin: string): Promise<string> {
  const archive = sampleArchive("blinky");
  const form = new FormData();
  form.set("fileType", "8");
  form.set("file", new File([new Uint8Array(archive.buffer)], archive.name));
  const headers = { authorization: person.token };
  const sent = await fetch(new URL(uploadFile.path, origin), { method: "POST", headers, body: form });
  const { data } = (await sent.json()) as { data: { fileUrl: string } };
  const board = { gerberUrl: data.fileUrl, projectName: "Blinky" };
  const { projectId } = await api.call(createBoardProject, board, person.token);
  const { widthMm, heightMm, layers } = archive;
  const specification = { widthMm, heightMm, layers: layers as 2, quantity: 50 } as const;
  const item = { itemType: "Custom", projectId, specification } as const;
  const { cartItemId } = await api.call(addToCart, item, person.token);
  const receiverId = await seedReceiver({ api, person });
  const order = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" as const };
  return (await api.call(createOrder, order, person.token)).orderId;
}

/** Pays the next amount due of an order on the sandbox provider's page. */
export async function seedPayment({ api, person }: Seeding, origin: string, orderId: string): Promise<void> {
  const { payUrl } = await api.call(payOrder, { orderId }, person.token);
  const url = new URL(payUrl, origin);
  const body = new URLSearchParams({ request: url.searchParams.get("request") ?? "", outcome: "succeed" });
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  if (answer.status !== 303) throw new Error(`not paid: ${answer.status}`);
}

/** A paid order that has been shipped. */
export async function seedShippedOrder(seeding: Seeding, origin: string, staff: Person): Promise<string> {
  const { api } = seeding;
  const id = await seedOrderWithFiles(seeding, origin);
  await seedPayment(seeding, origin, id);
  await api.call(moveAdminOrder, { id, from: "Paid", to: "Reviewed" }, staff.token);
  await api.call(moveAdminOrder, { id, from: "Reviewed", to: "In Production" }, staff.token);
  const weighed = { id, from: "In Production" as const, weightGrams: 500, chargeMicro: 20_000_000 };
  await api.call(processAdminOrder, weighed, staff.token);
  await seedPayment(seeding, origin, id);
  await api.call(shipAdminOrder, { id, from: "Processed", carrier: "DHL", trackingNumber: "JD0001" }, staff.token);
  return id;
}
