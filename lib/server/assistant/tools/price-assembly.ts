// Prices of assembled boards and of stencils.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import { quotePcba } from "@/lib/contracts/pcba";
import { quoteStencil } from "@/lib/contracts/stencil";
import type { AnswerSource, PriceRow } from "@/lib/core/assistant/answer";
import type { Locale } from "@/lib/core/market/area";
import { stepFor } from "@/lib/core/pcb/quantity";
import { toPcbaQuery } from "@/lib/core/pcba/query";
import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { toStencilQuery } from "@/lib/core/pricing/stencil/query";
import { assistantTexts } from "@/lib/server/assistant/texts";
import { quote as quoteAssembly } from "@/lib/server/pcba/service";
import { quote as quoteStencils } from "@/lib/server/stencil/service";
import { boardOfFiles } from "./board-files";
import { boardBlock } from "./price-board";
import { assemblyOptions, boardFiles, boardOptions, stencilOptions } from "./inputs";
import { withFiles } from "./quoted-board";
import { publicTool, resultOf } from "./tool";

const sourceOf = (bookVersion: string, path: string, locale: Locale): AnswerSource => ({
  ...{ number: 1, kind: "prices", title: assistantTexts(locale)("price.book", { version: bookVersion }), path },
});

const row = (label: string, amountMicro: number): PriceRow => ({ label, amounts: [amountMicro], note: null });

const refused = (heading: string, violations: readonly { message: string }[]) =>
  resultOf([
    { kind: "text", markdown: [heading, violations.map(({ message }) => `- ${message}`).join("\n")].join("\n\n") },
  ]);

export const priceAssembly = publicTool({
  name: "price-assembly",
  description:
    "Price of assembled boards from counts of BOM lines and solder joints per board. `board` takes the options of the bare board with its quantity. Parts themselves are priced by a BOM.",
  scope: "quote",
  keepsFiles: true,
  input: z.strictObject({
    ...boardFiles,
    board: z._default(boardOptions, {}),
    assembly: z._default(assemblyOptions, {}),
  }),
  async run(input, context) {
    const { deps, request } = context;
    const { locale } = request;
    const t = assistantTexts(locale);
    const files = await boardOfFiles(input, context);
    const options = withFiles(input.board, files);
    const quantity = typeof options.quantity === "number" ? { quantity: stepFor(options.quantity) } : {};
    const parsed = quotePcba.input.safeParse({
      board: { ...options, ...quantity },
      assembly: input.assembly,
      ...(files ? { projectId: files.projectId } : {}),
    });
    if (!parsed.success) throw new AppError("INVALID_INPUT");
    const quote = await quoteAssembly(deps, parsed.data, request);
    const stops = [...quote.violations, ...quote.contradictions];
    if (stops.length > 0) return refused(t("price.refused"), stops);
    const specification = quote.specification as PcbaSpecification;
    const { assembly } = specification;
    const pieces = assembledPieces(specification.board);
    const query = new URLSearchParams(toPcbaQuery(specification));
    if (files) query.set("project", files.projectId);
    const counts = { pieces, lines: assembly.bomLines, smt: assembly.smtJoints, tht: assembly.thtJoints };
    const notes = [...(quote.reviews.includes("partsUnpriced") ? [t("price.partsUnpriced")] : []), t("price.assumed")];
    return resultOf(
      [
        ...(files ? [boardBlock(files)] : []),
        {
          ...{ kind: "prices", title: t("price.assembly", counts), currency: quote.currency, validUntil: null },
          columns: [t("price.days", { days: quote.leadTimeDays })],
          rows: [
            row(t("price.total"), quote.total.amountMicro),
            row(t("price.unit"), quote.unitPriceMicro),
            row(t("price.shipping"), quote.shippingEstimate.amountMicro),
          ],
          path: `/order/manufacturing/pcba?${query.toString()}`,
        },
        { kind: "text", markdown: notes.join(" ") },
      ],
      { sources: [sourceOf(quote.bookVersion, "/assembly-capability", locale)], suggestions: [t("suggest.hundred")] },
    );
  },
});

export const priceStencil = publicTool({
  name: "price-stencil",
  description: "Price of solder paste stencils: framed or frameless, size short by long side in mm, thickness in µm.",
  scope: "quote",
  input: z.strictObject({ stencil: z._default(stencilOptions, {}) }),
  async run({ stencil }, { deps, request }) {
    const t = assistantTexts(request.locale);
    const parsed = quoteStencil.input.safeParse(stencil);
    if (!parsed.success) throw new AppError("INVALID_INPUT");
    const quote = quoteStencils(deps, parsed.data, request);
    if (quote.violations.length > 0) return refused(t("price.refused"), quote.violations);
    const { specification } = quote;
    const { quantity, size, thicknessUm } = specification;
    const query = new URLSearchParams(toStencilQuery(specification));
    return resultOf(
      [
        {
          kind: "prices",
          title: t("price.stencil", { quantity, size: size.replace("x", " × "), thickness: thicknessUm / 1_000 }),
          ...{ currency: quote.currency, columns: [t("price.days", { days: quote.leadTimeDays })], validUntil: null },
          rows: [row(t("price.total"), quote.total.amountMicro), row(t("price.unit"), quote.unitPriceMicro)],
          path: `/order/manufacturing/stencil?${query.toString()}`,
        },
        { kind: "text", markdown: t("price.assumed") },
      ],
      { sources: [sourceOf(quote.bookVersion, "/help/order-a-stencil", request.locale)] },
    );
  },
});
