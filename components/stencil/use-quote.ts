"use client";
// Everything derived from the stencil on the page, computed in the same frame.
import { useMemo } from "react";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type ChosenBook } from "@/lib/core/pricing/book-for";
import { priceStencil, type StencilBook, type StencilPrice } from "@/lib/core/pricing/stencil/price";
import {
  changeStencil,
  checkStencil,
  stencilCount,
  stencilDays,
  type StencilSpecification,
  type StencilViolation,
} from "@/lib/core/pricing/stencil/specification";
import { useMarket } from "@/lib/i18n/use-market";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import { useLocale, useTranslations } from "next-intl";
import type { Confirmation } from "@/components/quote/confirmation-line";
import { toConfirmation } from "@/components/quote/to-confirmation";
import { useDebounced } from "@/components/quote/use-debounced";
import { useStencilQuote } from "@/lib/client/stencil";
import { scaleMicro } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";
import { useAddressParameters } from "@/components/quote/use-address-parameters";
import { STENCIL_PARAMETERS, stencilParameters } from "@/components/stencil/stencil-parameters";

export interface StencilQuote {
  specification: StencilSpecification;
  violations: StencilViolation[];
  /** Null if it cannot be manufactured. */
  price: StencilPrice | null;
  prices: ChosenBook<StencilBook>;
  /** Price book in force, which prices freight. */
  freightBook: PriceBook;
  /** Price effect of a change; null if it cannot be manufactured. */
  effectOf: (patch: Partial<StencilSpecification>) => number | null;
}

function priceOf(specification: StencilSpecification, book: StencilBook): StencilPrice | null {
  return checkStencil(specification).length === 0 ? priceStencil(specification, book) : null;
}

export function useQuote(): StencilQuote {
  const { area } = useMarket();
  const specification = useStencilDraft((draft) => draft.specification);
  const version = useStencilDraft((draft) => draft.bookVersion);
  const nowMs = useStencilDraft((draft) => draft.nowMs);
  const boards = useStencilDraft((draft) => draft.boards);
  const stencils = useStencilDraft((draft) => draft.stencils);
  return useMemo(() => {
    const prices = bookFor(stencils, area, { version, nowMs });
    const price = priceOf(specification, prices.book);
    return {
      specification,
      violations: checkStencil(specification),
      price,
      prices,
      freightBook: bookFor(boards, area, { nowMs }).book,
      effectOf(patch) {
        const then = priceOf(changeStencil(specification, patch), prices.book);
        return then && price && then.total.amountMicro - price.total.amountMicro;
      },
    };
  }, [specification, version, nowMs, boards, stencils, area]);
}

const STILL_MS = 300;

/** The server's price, requested once the options have been stable for a while. */
export function useConfirmation({ specification, price, prices }: StencilQuote): Confirmation {
  const tag = useLocale();
  const settled = useDebounced(specification, STILL_MS);
  const answer = useStencilQuote({ ...settled, bookVersion: prices.book.version });
  return toConfirmation({ price, isSettled: settled === specification, answer, tag });
}

interface StencilTexts {
  /** "--" if it cannot be manufactured. */
  total: string;
  each: string;
  /** "2 stencils, ships Tue 24 Nov". */
  label: string;
  announcement: string;
}

/** Formatted price of a stencil: total, unit price, label. */
export function usePriceTexts({ specification, price }: StencilQuote, shipsOn: (days: number) => string): StencilTexts {
  const t = useTranslations("stencil.price");
  const quote = useTranslations("quote.price");
  const unknown = useTranslations("common")("unknown");
  const { tag } = useMarket();
  const count = stencilCount(specification);
  const money = (amountMicro: number) =>
    price ? formatMoney({ currency: price.currency, amountMicro }, tag) : unknown;
  const total = money(price?.total.amountMicro ?? 0);
  const each = money(scaleMicro(price?.total.amountMicro ?? 0, 1, count));
  return {
    total,
    each: t("each", { price: each }),
    label: t("label", { count, date: shipsOn(stencilDays(specification)) }),
    announcement: price ? quote("announce", { total, each }) : quote("unsupported"),
  };
}

export function useStencilAddress({ specification, prices: { book, validity } }: StencilQuote): void {
  useAddressParameters(STENCIL_PARAMETERS, stencilParameters(specification, book.version, validity.kind === "kept"));
}
