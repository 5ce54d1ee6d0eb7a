// Addresses, bills and areas on a good day.

import type { Answer, Answers } from "./answer";

export const receiver: Answer<"listReceivers">["rows"][number] = {
  id: "rcv_1",
  isDefault: 1,
  firstName: "Ada",
  lastName: "Lovelace",
  company: "",
  country: "GB",
  state: "",
  city: "London",
  district: "",
  address: "12 St James's Square",
  address2: "",
  postcode: "SW1Y 4JH",
  phone: "+44 20 7946 0000",
  email: "ada@example.com",
  taxId: "",
};

const bill: Answer<"listBills">["rows"][number] = {
  ...receiver,
  id: "bill_1",
  countryName: "United Kingdom",
  invoiceTitle: "Analytical Engines Ltd",
  realValue: 1,
};

const areas: Answer<"listAreas"> = {
  rows: [{ areaId: "GB", areaName: "United Kingdom", hasChildren: true }],
  total: 1,
};

export const ADDRESS_ANSWERS = {
  listReceivers: { rows: [receiver], total: 1 },
  createReceiver: { id: "rcv_2" },
  updateReceiver: {},
  deleteReceiver: {},
  getUserBill: bill,
  updateUserBill: { id: "bill_1" },
  listBills: { rows: [bill], total: 1 },
  createBill: { id: "bill_2" },
  updateBill: {},
  deleteBill: {},
  listAreas: areas,
  listReceiverAreas: areas,
  listChildAreas: { rows: [{ areaId: "GB-ENG", areaName: "England", hasChildren: false }], total: 1 },
  listChinaAreas: { rows: [{ areaId: "440000", areaName: "广东省", hasChildren: true }], total: 1 },
} satisfies Partial<Answers>;
