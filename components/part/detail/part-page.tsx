"use client";
// Part page: facts, price tiers, ordering, alternatives.
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Alternatives } from "@/components/part/detail/alternatives";
import { CompareTick } from "@/components/part/compare/compare-tick";
import { CompareTray } from "@/components/part/compare/compare-tray";
import { PartOrder } from "@/components/part/part-order";
import { PART_SEARCH_PATH } from "@/components/part/search/part-search-params";
import { PartStates } from "@/components/part/search/part-states";
import { PriceSteps } from "@/components/part/detail/price-steps";
import { SampleNote } from "@/components/part/sample-note";
import { usePartWords } from "@/components/part/use-part-words";
import { PageTitle } from "@/components/ui/page-title";
import { SideColumns } from "@/components/ui/side-columns";
import { usePart, usePartUses } from "@/lib/client/part";
import type { Alternatives as FoundAlternatives, PartDetail, PartUses as Uses } from "@/lib/contracts/part";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import { Link } from "@/lib/i18n/link";
import { DataList } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { formatDate } from "@/lib/i18n/format-date";
import { NOTHING } from "@/lib/i18n/nothing";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "@/components/part/part.module.css";

interface PartPageProps {
  /** For `quantity`. */
  part: PartDetail;
  alternatives: FoundAlternatives;
  /** Package drawing and symbol, rendered on the server, so that browsers load neither dimension tables nor the library. */
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
          <PartOrder part={part} requested={quantity} onQuantity={setQuantity}>
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

/** Facts of a part: values, package, packaging. */
function PartFacts({ part }: { part: PartDetail }) {
  const t = useTranslations("part");
  const words = usePartWords();
  const entry = (key: string, name: string, value: string | number) => ({ key, name, value });
  const entries = [
    ...words.byName(part.parameters),
    entry("manufacturer", t("detail.manufacturer"), part.manufacturer),
    ...(part.series === "" ? [] : [entry("series", t("detail.series"), part.series)]),
    entry("package", t("detail.package"), part.packageName),
    entry("pins", t("detail.pins"), part.pins),
    entry("mounting", t("detail.mounting"), t(`mountings.${part.mounting}`)),
    entry("lifecycle", t("detail.lifecycle"), t(`lifecycles.${part.lifecycle}`)),
  ];
  return (
    <Sheet title={t("detail.facts")} note={t(`categories.${part.category}`)} isPadded>
      <DataList entries={entries} />
    </Sheet>
  );
}

/** The user's quotes whose parts list has this part; hidden without any. */
function PartUses({ id }: { id: string }) {
  const t = useTranslations("part.uses");
  const tag = useLocale();
  const uses = usePartUses(id, useIsSignedIn());
  const rows = uses.data?.rows ?? [];
  if (rows.length === 0) return null;
  const columns: TableColumn<Uses["rows"][number]>[] = [
    {
      key: "quote",
      head: t("quote"),
      cell: (row) => (
        <Link className="link num" href={`/my-center/quotes/${row.quoteId}`}>
          {row.quoteNumber}
        </Link>
      ),
    },
    { key: "project", head: t("project"), cell: (row) => row.projectName || NOTHING },
    { key: "designators", head: t("designators"), cell: (row) => row.designators },
    { key: "quantity", head: t("perBoard"), isNumeric: true, cell: (row) => row.quantity },
    { key: "date", head: t("date"), cell: (row) => formatDate(row.createdAt, tag) },
  ];
  return (
    <Sheet title={t("title")} note={t("count", { count: uses.data?.total ?? 0 })}>
      <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ quoteId }) => quoteId} />
    </Sheet>
  );
}
