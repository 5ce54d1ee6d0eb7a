"use client";
// Everything derived from the assembly on the page, computed in the same frame.
import { useMemo } from "react";
import { changeSpecification } from "@/lib/core/pcb/change";
import { type Contradiction, contradictionsOf } from "@/lib/core/pcb/contradictions";
import { checkPcba, type PcbaViolation } from "@/lib/core/pcba/rules";
import { type AssemblySpecification, type PcbaSpecification, settleAssembly } from "@/lib/core/pcba/specification";
import { type PcbaBooks, pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { isWhollyPriced, type PcbaPrice, pricePcba } from "@/lib/core/pricing/assembly/price";
import { useMarket } from "@/lib/i18n/use-market";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { useLocale } from "next-intl";
import type { Confirmation } from "@/components/quote/confirmation-line";
import { toConfirmation } from "@/components/quote/to-confirmation";
import { useDebounced } from "@/components/quote/use-debounced";
import { usePcbaQuote } from "@/lib/client/pcba";

export interface PcbaQuote {
  specification: PcbaSpecification;
  violations: PcbaViolation[];
  /** Between the board and its files. */
  contradictions: Contradiction[];
  /** Null if it cannot be manufactured or contradicts the files. */
  price: PcbaPrice | null;
  /** False if turnkey parts are open or the files contradict the board: a person prices it. */
  isWhole: boolean;
  books: PcbaBooks;
  /** Total at another quantity; null if it is not offered. */
  totalAt: (quantity: number) => number | null;
  /** Price effect of a change; null if it cannot be manufactured. */
  effectOf: (patch: Partial<AssemblySpecification>) => number | null;
  /** Rules that a change would break, beyond those broken already. */
  brokenBy: (patch: Partial<AssemblySpecification>) => PcbaViolation[];
}

export function useQuote(): PcbaQuote {
  const { area } = useMarket();
  const board = useQuoteDraft((draft) => draft.specification);
  const prices = useQuoteDraft((draft) => draft.prices);
  const facts = useGerberView((view) => view.finding?.facts ?? null);
  const assembly = usePcbaDraft((draft) => draft.assembly);
  const priceBooks = usePcbaDraft((draft) => draft.priceBooks);
  return useMemo(() => {
    const { books: boards, nowMs } = prices;
    const { book: books } = pcbaBooksFor({ boards, ...priceBooks }, area, { nowMs });
    const specification = { board, assembly };
    const contradictions = facts ? contradictionsOf(board, facts) : [];
    const priced = (made: PcbaSpecification) =>
      checkPcba(made).length + contradictions.length === 0 ? pricePcba(made, books) : null;
    const withChange = (patch: Partial<AssemblySpecification>) => ({
      board,
      assembly: settleAssembly({ ...assembly, ...patch }),
    });
    const price = priced(specification);
    const violations = checkPcba(specification);
    return {
      specification,
      ...{ violations, contradictions, price },
      isWhole: contradictions.length === 0 && isWhollyPriced(specification, null),
      books,
      totalAt: (quantity) =>
        priced({ board: changeSpecification(board, { quantity }), assembly })?.total.amountMicro ?? null,
      effectOf(patch) {
        const then = priced(withChange(patch));
        return then && price && then.total.amountMicro - price.total.amountMicro;
      },
      brokenBy: (patch) =>
        checkPcba(withChange(patch)).filter(({ rule }) => violations.every((known) => known.rule !== rule)),
    };
  }, [area, board, assembly, priceBooks, prices, facts]);
}

const STILL_MS = 300;

/** The server's price, requested once the options have been stable for a while. */
export function useConfirmation({ specification, price, books }: PcbaQuote): Confirmation {
  const tag = useLocale();
  const settled = useDebounced(specification, STILL_MS);
  const projectId = useGerberView((view) => view.projectId) ?? undefined;
  const answer = usePcbaQuote({ ...settled, bookVersion: books.version, projectId });
  return toConfirmation({ price, isSettled: settled === specification, answer, tag });
}
