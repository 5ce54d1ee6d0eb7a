// Tools on bare and assembled boards: their price, and what can be made.

import * as z from "zod/mini";
import { quotePcb } from "@/lib/contracts/pcb";
import { quotePcba } from "@/lib/contracts/pcba";
import { allowedOptions } from "@/lib/core/pcb/allowed-options";
import { CAPABILITY, SIZE_LIMITS } from "@/lib/core/pcb/capability";
import { toQuery } from "@/lib/core/pcb/query";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { PAGES } from "@/lib/i18n/pages";
import { originOf } from "@/lib/server/config/origin";
import { ruleMessage } from "@/lib/server/http/translate";
import * as pcb from "@/lib/server/pcb/service";
import * as pcba from "@/lib/server/pcba/service";
import { defineTool } from "../define-tool";
import { assemblyOptions, boardOptions, projectId } from "../options";
import { priceText, priceView } from "../price-view";
import { inputOf, type McpContext, READS } from "../tool";

/** The quote page with these options filled in. */
export function quoteUrl(specification: PcbSpecification, { deps, request }: McpContext): string {
  return `${originOf(deps.environment, request.area)}${PAGES.pcb}?${new URLSearchParams(toQuery(specification))}`;
}

export const boardTitle = ({ layers, widthMm, heightMm, quantity }: PcbSpecification) =>
  `${quantity} boards, ${layers} layers, ${widthMm} × ${heightMm} mm`;

export const priceBoard = defineTool({
  name: "price_board",
  title: "Price a board",
  description:
    "Prices bare circuit boards with the price book in force. Options that are left out have their defaults. Answers " +
    "the total, each price line, lead times with their totals, and the page on which a person can go on. Options that " +
    "cannot be made together are answered with the broken rules and without a price.",
  input: z.strictObject({ options: boardOptions, projectId }),
  endpoints: [quotePcb],
  effect: READS,
  async run({ options, projectId }, context) {
    const quote = await pcb.quote(context.deps, inputOf(quotePcb, { ...options, projectId }, context), context.request);
    const specification = quote.specification;
    const whole = completeSpecification(specification);
    return {
      text: priceText(boardTitle(whole), quote),
      structured: { ...priceView(quote), specification, quoteUrl: quoteUrl(whole, context) },
    };
  },
});

export const priceAssembly = defineTool({
  name: "price_assembly",
  title: "Price an assembled board",
  description:
    "Prices boards with assembly. `board` has the options of the bare board, `assembly` those of soldering; counts are " +
    "of one board. Parts are priced by a parts list, not here: `reviews` says so where they are missing from the price.",
  input: z.strictObject({ board: z.optional(boardOptions), assembly: z.optional(assemblyOptions), projectId }),
  endpoints: [quotePcba],
  effect: READS,
  async run(input, context) {
    const quote = await pcba.quote(context.deps, inputOf(quotePcba, input, context), context.request);
    const { specification, leadTimeDays } = quote;
    const title = `${boardTitle(completeSpecification(specification.board))}, assembled`;
    return { text: priceText(title, quote), structured: { ...priceView(quote), specification, leadTimeDays } };
  },
});

export const capability = defineTool({
  name: "capability",
  title: "Check what can be made",
  description:
    "Says whether a board with these options can be made, and which values every option may take beside the others. " +
    "Use it before changing an option, or for questions such as: can you make 0.1 mm traces on 2 oz copper?",
  input: z.strictObject({ options: boardOptions }),
  endpoints: [quotePcb],
  effect: READS,
  async run({ options }, context) {
    const quote = await pcb.quote(context.deps, inputOf(quotePcb, options, context), context.request);
    const { specification, violations } = quote;
    const { locale } = context.request;
    const values = Object.entries(allowedOptions(completeSpecification(specification))).map(([option, allowed]) => ({
      option,
      allowed: allowed.filter(({ violation }) => violation === null).map(({ value }) => value),
      refused: allowed.flatMap(({ value, violation }) =>
        violation ? [{ value, reason: ruleMessage(locale, violation.rule, violation.args) }] : [],
      ),
    }));
    const isMakeable = violations.length === 0;
    const lines = violations.map(({ message }) => `- ${message}`);
    return {
      text: [isMakeable ? "This can be made." : "This cannot be made:", ...lines].join("\n"),
      structured: {
        ...{ isMakeable, specification, options: values, limits: { ...CAPABILITY, size: SIZE_LIMITS } },
        violations: violations.map(({ rule, option, message }) => ({ rule, option, message })),
      },
    };
  },
});
