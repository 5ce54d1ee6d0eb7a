// What a test needs to be there already, made by the API.
import type { Api } from "@/e2e/api";
import type { Person } from "@/e2e/fixtures";
import { createReceiver } from "@/lib/contracts/address";
import { addQuoteToCart, createBomQuote } from "@/lib/contracts/bom";
import { addToCart } from "@/lib/contracts/cart";
import { createOrder } from "@/lib/contracts/order";

interface Seeding {
  api: Api;
  person: Person;
}

/** 50 boards of 54 × 54 mm; nothing else is chosen. */
export async function seedCartItem({ api, person }: Seeding): Promise<string> {
  const specification = { widthMm: 54, heightMm: 54, quantity: 50 };
  const { cartItemId } = await api.call(addToCart, { itemType: "Custom", specification }, person.token);
  return cartItemId;
}

/** Ten assembled boards whose parts the customer sends, so that the quote needs nobody. */
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

/** Placed and not yet paid. */
export async function seedOrder(seeding: Seeding): Promise<string> {
  const [cartItemId, receiverId] = await Promise.all([seedCartItem(seeding), seedReceiver(seeding)]);
  const order = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" as const };
  const { orderId } = await seeding.api.call(createOrder, order, seeding.person.token);
  return orderId;
}
