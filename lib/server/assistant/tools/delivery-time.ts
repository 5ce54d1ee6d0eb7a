// Delivery time of a board, from payment to arrival.

import * as z from "zod/mini";
import { arrivalBetween } from "@/lib/core/order/transit";
import { promiseOnPayment } from "@/lib/core/order/promise";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { isScheduled, quickestDays } from "@/lib/core/pcb/lead-time";
import { stepFor } from "@/lib/core/pcb/quantity";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { assistantTexts, boardSummary, dayText } from "@/lib/server/assistant/texts";
import { boardOptions } from "./inputs";
import { publicTool, resultOf, type ToolContext } from "./tool";

const SHIPPING_METHOD = "standard";

function datesText(days: number, { request: { locale, area, now } }: ToolContext): string[] {
  const t = assistantTexts(locale);
  const shipsAt = promiseOnPayment(now.getTime(), days);
  if (shipsAt === null) return [];
  const arrival = arrivalBetween(shipsAt, SHIPPING_METHOD, area);
  const date = dayText(locale, new Date(shipsAt));
  if (!arrival) return [t("delivery.shipDate", { date })];
  const [from, to] = [arrival.fromMs, arrival.toMs].map((at) => dayText(locale, new Date(at)));
  return from !== undefined && to !== undefined ? [t("delivery.date", { date, from, to })] : [];
}

export const deliveryTime = publicTool({
  name: "delivery-time",
  description:
    "Lead time of a board in China's working days, its ship date if paid today, and when it is likely to arrive.",
  scope: "quote",
  input: z.strictObject({ board: z._default(boardOptions, {}) }),
  run({ board }, context) {
    const { locale } = context.request;
    const t = assistantTexts(locale);
    const asked = board as Partial<PcbSpecification>;
    const quantity = asked.quantity === undefined ? {} : { quantity: stepFor(asked.quantity) };
    const specification = completeSpecification({ ...asked, ...quantity });
    const { leadTimeDays: days } = specification;
    const summary = t("price.board", {
      ...{ quantity: specification.quantity, summary: boardSummary(locale, specification) },
    });
    const lead = isScheduled(specification)
      ? t("delivery.scheduled", { summary })
      : t("delivery.board", { summary, days, quickest: quickestDays(specification) });
    return Promise.resolve(
      resultOf([{ kind: "text", markdown: [lead, ...datesText(days, context)].join("\n\n") }], {
        sources: [{ number: 1, kind: "capability", title: t("delivery.source"), path: "/help/lead-time" }],
      }),
    );
  },
});
