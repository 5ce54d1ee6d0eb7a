"use client";
// Everything that follows of the assembled board on the page, from the pure engine and in the same frame.
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

export interface PcbaQuote {
  specification: PcbaSpecification;
  violations: PcbaViolation[];
  /** Between the board and the files on the page. */
  contradictions: Contradiction[];
  /** Null where it cannot be made, or the files say something else. */
  price: PcbaPrice | null;
  /** False where parts that we buy are still open, or the files contradict the board: a person prices it. */
  isWhole: boolean;
  books: PcbaBooks;
  /** The whole in another quantity; null where that cannot be made. */
  totalAt: (quantity: number) => number | null;
  /** What a change of the assembly would do to the total; null where that cannot be made. */
  effectOf: (patch: Partial<AssemblySpecification>) => number | null;
  /** The rules that a change of the assembly would break, beyond those that are broken now. */
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
