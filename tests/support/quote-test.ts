// Quotes of assembled boards and their way into the cart, for API tests.

import { addQuoteToCart, createBomQuote, viewBomQuote } from "@/lib/contracts/bom";
import type { InputOf } from "@/lib/contracts/endpoint";
import type { Person } from "./shop";
import { api } from "./shop-test";

export type CreateInput = Partial<InputOf<typeof createBomQuote>>;

/** Price of the default quote: five boards of 100 × 100 mm with a hundred joints each. */
export const USUAL_MICRO = 14_350_000;

export async function quoteFor(person: Person, input: CreateInput = {}, key?: string) {
  const answer = await api.callRaw(createBomQuote, input, { ...person, key });
  if (answer.type !== "success") throw new Error(`not quoted: ${answer.code} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

export const view = async (person: Person, quoteId: string) => (await api.call(viewBomQuote, { quoteId }, person)).data;

export const statusOf = async (person: Person, quoteId: string) => (await view(person, quoteId)).status;

export const toCart = (person: Person, quoteId: string, more: { partNo?: string; position?: number } = {}) =>
  api.call(addQuoteToCart, { quoteId, ...more }, person);

export async function inCart(person: Person, quoteId: string): Promise<string> {
  const answer = await toCart(person, quoteId);
  if (answer.type !== "success") throw new Error(`not added: ${answer.code}`);
  return answer.data.cartItemId;
}
