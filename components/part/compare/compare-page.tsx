"use client";
// Comparison of up to four parts, with differences marked and cart buttons.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { AddCompared } from "@/components/part/compare/add-compared";
import { CompareSkeleton } from "@/components/part/compare/compare-skeleton";
import { CompareTable } from "@/components/part/compare/compare-table";
import { PART_SEARCH_PATH } from "@/components/part/search/part-search-params";
import { QuantityField } from "@/components/part/quantity-field";
import { SampleNote } from "@/components/part/sample-note";
import { Button, buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/client/copy";
import { useComparison } from "@/lib/client/part";
import type { PartComparison } from "@/lib/contracts/part";
import { footprintFit, MAX_COMPARED } from "@/lib/core/part/comparison";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import styles from "./compare.module.css";
import partStyles from "@/components/part/part.module.css";

export function ComparePage() {
  const t = useTranslations("part");
  const navigate = useNavigate();
  const { ids, quantity } = readComparison(useSearchParams());
  const found = useComparison(ids, quantity);
  const go = (next: { ids?: string[]; quantity?: number }) =>
    navigate(comparisonHref({ ids, quantity, ...next }), { replace: true });
  const rows = ids.flatMap((id) => found.data?.rows.find((row) => row.id === id) ?? []);
  const missing = found.data && !found.isPlaceholderData ? ids.length - rows.length : 0;
  return (
    <div className={`wrap ${partStyles.page}`}>
      <nav className={partStyles.crumb} aria-label={t("detail.crumb")}>
        <Link className="link" href={PART_SEARCH_PATH}>
          {t("detail.back")}
        </Link>
      </nav>
      <PageTitle title={t("compare.title")} />
      {ids.length === 0 || (found.data && rows.length === 0) ? (
        <Sheet>
          <EmptyState
            icon="swap"
            title={t("compare.empty")}
            text={t("compare.emptyText", { count: MAX_COMPARED })}
            action={
              <Link className={buttonClass({ variant: "primary" })} href={PART_SEARCH_PATH}>
                {t("compare.toSearch")}
              </Link>
            }
          />
        </Sheet>
      ) : found.data ? (
        <Compared
          found={{ ...found.data, rows }}
          missing={missing}
          quantity={quantity}
          onIds={(next) => go({ ids: next })}
          onQuantity={(next) => go({ quantity: next })}
        />
      ) : found.isError ? (
        <Sheet>
          <FailureState title={t("search.failed")} text={t("search.failedText")} onRetry={() => void found.refetch()} />
        </Sheet>
      ) : (
        <CompareSkeleton columns={ids.length} />
      )}
      {rows.some(({ isSample }) => isSample) && <SampleNote />}
    </div>
  );
}

interface ComparedProps {
  found: PartComparison;
  /** Ids in the address that are no parts. */
  missing: number;
  quantity: number | undefined;
  onIds: (ids: string[]) => void;
  onQuantity: (quantity: number | undefined) => void;
}

function Compared({ found, missing, quantity, onIds, onQuantity }: ComparedProps) {
  const t = useTranslations("part.compare");
  const [isShort, setShort] = useState(false);
  const ids = found.rows.map(({ id }) => id);
  const fit = footprintFit(found.rows);
  async function share() {
    if (await copyText(window.location.href)) toast({ kind: "success", message: t("copied") });
  }
  return (
    <Sheet>
      <div className={`${styles.bar} no-print`}>
        <Checkbox
          label={t("onlyDifferent")}
          checked={isShort}
          disabled={ids.length < 2}
          onChange={(event) => setShort(event.target.checked)}
        />
        <QuantityField key={quantity} value={quantity} onChange={onQuantity} />
        {ids.length < MAX_COMPARED && <AddCompared onAdd={(id) => onIds([...new Set([...ids, id])])} />}
        <Button onClick={() => void share()}>
          <Icon name="copy" size={16} />
          {t("share")}
        </Button>
      </div>
      {missing > 0 && <p className={styles.note}>{t("missing", { count: missing })}</p>}
      {fit && (
        <p className={styles.note} role="status">
          <Icon name={fit === "differs" ? "warning" : fit === "fits" ? "ok" : "info"} size={16} />
          {t(`fit.${fit}`)}
        </p>
      )}
      <CompareTable found={found} isShort={isShort} onRemove={(id) => onIds(ids.filter((each) => each !== id))} />
    </Sheet>
  );
}

interface CompareParams {
  ids: string[];
  quantity?: number;
}

const COMPARE_PATH = "/component/compare";

/** Unique part ids, four at most; invalid ones are dropped. */
export function readComparison(params: Pick<URLSearchParams, "get">): CompareParams {
  const ids = (params.get("ids") ?? "").split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  const quantity = Number(params.get("quantity"));
  const isMeant = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_PART_QUANTITY;
  return { ids: [...new Set(ids)].slice(0, MAX_COMPARED), quantity: isMeant ? quantity : undefined };
}

export function comparisonHref({ ids, quantity }: CompareParams): string {
  const named = [ids.length > 0 && `ids=${ids.join(",")}`, quantity !== undefined && `quantity=${quantity}`];
  const query = named.filter(Boolean).join("&");
  return query === "" ? COMPARE_PATH : `${COMPARE_PATH}?${query}`;
}
