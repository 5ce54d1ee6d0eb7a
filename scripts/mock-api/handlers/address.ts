// Address books, and their regions.

import * as areas from "@/lib/server/area/service";
import { getOr404, type Handlers } from "../handler";

interface Entry {
  id: string;
  isDefault: 0 | 1;
}

/** Ensures that a non-empty book has exactly one default, at the top of the list. */
function settleDefault(book: Entry[], chosen: string | null): void {
  const current = chosen ?? book.find(({ isDefault }) => isDefault === 1)?.id ?? book[0]?.id;
  for (const entry of book) entry.isDefault = entry.id === current ? 1 : 0;
  book.sort((one, other) => other.isDefault - one.isDefault);
}

function remove(book: Entry[], id: string): void {
  book.splice(book.indexOf(getOr404(book.find((entry) => entry.id === id))), 1);
  settleDefault(book, null);
}

const find = <E extends Entry>(book: E[], id: string): E => getOr404(book.find((entry) => entry.id === id));

export const ADDRESS_HANDLERS = {
  listReceivers: (_input, { customer: { receivers } }) => ({ rows: receivers, total: receivers.length }),
  createReceiver(input, { customer: { receivers }, state }) {
    if ("id" in input) {
      settleDefault(receivers, find(receivers, input.id).id);
      return { id: input.id };
    }
    const id = state.newId("receiver");
    receivers.push({ ...input, id });
    settleDefault(receivers, input.isDefault === 1 ? id : null);
    return { id };
  },
  updateReceiver({ id, isDefault, ...fields }, { customer: { receivers } }) {
    Object.assign(find(receivers, id), fields);
    if (isDefault === 1) settleDefault(receivers, id);
    return {};
  },
  deleteReceiver({ id }, { customer: { receivers } }) {
    remove(receivers, id);
    return {};
  },
  getUserBill: (_input, { customer: { bills } }) => bills[0] ?? null,
  listBills: (_input, { customer: { bills } }) => ({ rows: bills, total: bills.length }),
  createBill(input, { customer: { bills }, state, locale }) {
    const id = state.newId("bill");
    bills.push({ ...input, id, countryName: areas.countryName(input.country, locale) });
    settleDefault(bills, input.isDefault === 1 ? id : null);
    return { id };
  },
  updateBill({ id, isDefault, ...fields }, { customer: { bills }, locale }) {
    Object.assign(find(bills, id), fields, { countryName: areas.countryName(fields.country, locale) });
    if (isDefault === 1) settleDefault(bills, id);
    return {};
  },
  updateUserBill(fields, { customer: { bills }, state, locale }) {
    const id = bills[0]?.id ?? state.newId("bill");
    const bill = { ...fields, id, isDefault: 1 as const, countryName: areas.countryName(fields.country, locale) };
    bills.splice(0, 1, bill);
    return { id };
  },
  deleteBill({ id }, { customer: { bills } }) {
    remove(bills, id);
    return {};
  },
  listAreas: (_input, { locale }) => areas.listCountries(locale),
  listReceiverAreas: (_input, { locale }) => areas.listCountries(locale),
  listChildAreas: ({ parentId }) => areas.listChildren(parentId),
  listChinaAreas: ({ regionId }) => areas.listChina(regionId),
} satisfies Handlers;
