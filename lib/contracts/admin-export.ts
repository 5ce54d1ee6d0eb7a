// Lists of the admin as CSV files, filtered as the list on the page is.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { adminArea, viewAdminReport } from "./ops";
import { orderFilter } from "./ops-order";
import { quoteFilter } from "./ops-quote";
import { refundState } from "./ops-refund";
import { text } from "./values";

const shared = { area: z.optional(adminArea), keyword: z.optional(text(0, 100)) };
const file = { access: "staff", answer: "file", output: z.never() } as const;

export const exportAdminOrders = endpoint({
  ...file,
  method: "GET",
  path: "/api/ops/order/export",
  summary: "Filtered orders, as CSV",
  input: z.object({ ...shared, ...orderFilter }),
});

export const exportAdminQuotes = endpoint({
  ...file,
  method: "GET",
  path: "/api/ops/quote/export",
  summary: "Filtered quotes, as CSV",
  input: z.object({ ...shared, ...quoteFilter }),
});

export const exportAdminRefunds = endpoint({
  ...file,
  method: "GET",
  path: "/api/ops/refund/export",
  summary: "Filtered refunds, as CSV",
  input: z.object({ state: z.optional(refundState), area: z.optional(adminArea) }),
});

export const exportAdminReport = endpoint({
  ...file,
  method: "GET",
  path: "/api/ops/report/export",
  summary: "The report for a period, as CSV",
  input: viewAdminReport.input,
});
