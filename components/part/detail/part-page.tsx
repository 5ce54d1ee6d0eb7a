"use client";
// Part page: facts, price tiers, ordering, alternatives.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Alternatives } from "@/components/part/detail/alternatives";
import { CompareTick } from "@/components/part/compare/compare-tick";
import { CompareTray } from "@/components/part/compare/compare-tray";
import { PartFacts } from "@/components/part/detail/part-facts";
import { PartOrder } from "@/components/part/part-order";
import { PART_SEARCH_PATH } from "@/components/part/search/part-search-params";
import { PartStates } from "@/components/part/search/part-states";
import { PartUses } from "@/components/part/detail/part-uses";
import { PriceSteps } from "@/components/part/detail/price-steps";
import { SampleNote } from "@/components/part/sample-note";
import { usePartWords } from "@/components/part/use-part-words";
import { PageTitle } from "@/components/ui/page-title";
import { SideColumns } from "@/components/ui/side-columns";
import { usePart } from "@/lib/client/part";
import type { Alternatives as FoundAlternatives, PartDetail } from "@/lib/contracts/part";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import { Link } from "@/lib/i18n/link";
import styles from "../part.module.css";

interface PartPageProps {
  /** For `quantity`. */
  part: PartDetail;
  alternatives: FoundAlternatives;
  /** Package drawing, rendered on the server, so that browsers do not load the dimension tables. */
  drawing?: ReactNode;
  quantity?: number;
}

/** The quantity is in the address: a link shows the same price. */
function useQuantity(): [number | undefined, (quantity: number) => void] {
  const named = Number(useSearchParams().get("quantity"));
  const isNamed = Number.isInteger(named) && named >= 1 && named <= MAX_PART_QUANTITY;
  const [chosen, setChosen] = useState<number | undefined>(isNamed ? named : undefined);
  function choose(quantity: number) {
    setChosen(quantity);
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    query.set("quantity", String(quantity));
    window.history.replaceState(null, "", `${pathname}?${query.toString()}${hash}`);
  }
  return [chosen, choose];
}

export function PartPage({ part: initial, alternatives, drawing, quantity: initialQuantity }: PartPageProps) {
  const t = useTranslations("part");
  const words = usePartWords();
  const [quantity, setQuantity] = useQuantity();
  const isInitial = quantity === initialQuantity;
  const part = usePart(initial.id, quantity, isInitial ? initial : undefined).data ?? initial;
  return (
    <div className={`wrap ${styles.page}`}>
      <nav className={styles.crumb} aria-label={t("detail.crumb")}>
        <Link className="link" href={PART_SEARCH_PATH}>
          {t("detail.back")}
        </Link>
        <span aria-hidden="true">/</span>
        <Link className="link" href={`${PART_SEARCH_PATH}?category=${part.category}`}>
          {t(`categories.${part.category}`)}
        </Link>
      </nav>
      <PageTitle title={<span className="mpn">{part.mpn}</span>}>
        <span className={styles.maker}>{part.manufacturer}</span>
        <PartStates part={part} />
      </PageTitle>
      <p className={styles.summary}>{words.inShort(part.parameters)}</p>
      <SideColumns
        aside={
          <PartOrder part={part} asked={quantity} onQuantity={setQuantity}>
            <CompareTick part={part} />
          </PartOrder>
        }
      >
        <PartFacts part={part} />
        {drawing}
        <PriceSteps part={part} onQuantity={setQuantity} />
        <Alternatives part={part} quantity={quantity} initial={isInitial ? alternatives : undefined} />
        <PartUses id={part.id} />
      </SideColumns>
      {part.isSample && <SampleNote />}
      <CompareTray />
    </div>
  );
}
