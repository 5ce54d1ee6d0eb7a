// Daily reports: price requests, uploads, registrations, quotes, orders and revenue.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type AdminReport, MAX_REPORT_DAYS, type viewAdminReport } from "@/lib/contracts/ops";
import { currencyOf } from "@/lib/core/market/area";
import { shanghaiDay } from "@/lib/core/order/working-days";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import type { DayCounter } from "./day-counts";
import * as rows from "./report-rows";

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

const shift = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Thirty days up to today where nothing is said. INVALID_INPUT for none, for more than 92, and for a day that is none. */
function spanOf(input: ParsedInputOf<typeof viewAdminReport>, { now, locale }: RequestContext<Viewer>): rows.Span {
  const to = input.to ?? shanghaiDay(now.getTime());
  const days = Number.isNaN(Date.parse(to)) ? 0 : undefined;
  const from = days === 0 ? to : (input.from ?? shift(to, 1 - USUAL_DAYS));
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(length >= 1 && length <= MAX_REPORT_DAYS)) {
    throw new AppError("INVALID_INPUT", { data: [{ field: "from", message: fieldMessage(locale, "common.invalid") }] });
  }
  return { area: input.area, from, to };
}

type Sums = { day: string; sumMicro: number }[];
const microOn = (sums: Sums, day: string) => sums.find((row) => row.day === day)?.sumMicro ?? 0;

export async function report(
  { deps, counter }: { deps: Deps; counter: DayCounter },
  input: ParsedInputOf<typeof viewAdminReport>,
  context: RequestContext<Viewer>,
): Promise<AdminReport> {
  const { db } = deps;
  const span = spanOf(input, context);
  await counter.flush();
  const counted = await rows.countsByDay(db, span);
  const quoted = await rows.quotedByDay(db, span);
  const [placed, paid] = [await rows.placedByDay(db, span), await rows.paidByDay(db, span)];
  const [received, givenBack] = [await rows.receivedByDay(db, span), await rows.givenBackByDay(db, span)];
  const sold = await rows.productsByDay(db, span);
  const productsOn = (day: string) => {
    const { boards = 0, assembly = 0, stencils = 0, components = 0 } = sold.find((row) => row.day === day) ?? {};
    return { boards, assembly, stencils, components };
  };
  const countOf = (day: string, kind: string) =>
    counted.find((row) => row.day === day && row.kind === kind)?.count ?? 0;
  const days: string[] = [];
  for (let day = span.from; day <= span.to; day = shift(day, 1)) days.push(day);
  return {
    area: input.area,
    currency: currencyOf(input.area),
    days: days.map((day) => ({
      day,
      pricesAsked: countOf(day, "quote"),
      uploads: countOf(day, "upload"),
      registrations: countOf(day, "register"),
      quotes: quoted.find((row) => row.day === day)?.made ?? 0,
      quotesOrdered: quoted.find((row) => row.day === day)?.ordered ?? 0,
      orders: placed.find((row) => row.day === day)?.count ?? 0,
      paid: paid.find((row) => row.day === day)?.count ?? 0,
      revenueMicro: microOn(received, day) - microOn(givenBack, day),
      refundedMicro: microOn(givenBack, day),
      productsMicro: productsOn(day),
    })),
  };
}
