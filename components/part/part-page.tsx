"use client";
// One part: what it is, its price steps, and how many of it to order.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PartFacts } from "@/components/part/part-facts";
import { PartOrder } from "@/components/part/part-order";
import { PART_SEARCH_PATH } from "@/components/part/part-search-params";
import { PriceSteps } from "@/components/part/price-steps";
import { SampleNote } from "@/components/part/sample-note";
import { useResumedParts } from "@/components/part/use-add-part";
import { usePartWords } from "@/components/part/use-part-words";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { SideColumns } from "@/components/ui/side-columns";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api-error";
import { usePart } from "@/lib/client/part";
import type { PartDetail } from "@/lib/contracts/part";
import { Link } from "@/lib/i18n/link";
import styles from "./part.module.css";

export function PartPage({ id }: { id: string }) {
  const t = useTranslations("part");
  const [quantity, setQuantity] = useState<number | undefined>();
  const part = usePart(id, quantity);
  useResumedParts();
  const isNone = part.error instanceof ApiError && ["NOT_FOUND", "INVALID_INPUT"].includes(part.error.code ?? "");
  return (
    <div className={`wrap ${styles.page}`}>
      <nav className={styles.crumb}>
        <Link className="link" href={PART_SEARCH_PATH}>
          {t("detail.back")}
        </Link>
      </nav>
      {part.data ? (
        <Known part={part.data} onQuantity={setQuantity} />
      ) : (
        <Sheet>
          {isNone ? (
            <EmptyState
              icon="chip"
              title={t("detail.notFound")}
              text={t("detail.notFoundText")}
              action={
                <Link className={buttonClass({ variant: "primary" })} href={PART_SEARCH_PATH}>
                  {t("detail.back")}
                </Link>
              }
            />
          ) : part.isError ? (
            <FailureState
              title={t("search.failed")}
              text={t("search.failedText")}
              onRetry={() => void part.refetch()}
            />
          ) : (
            <Skeleton rows={8} />
          )}
        </Sheet>
      )}
    </div>
  );
}

function Known({ part, onQuantity }: { part: PartDetail; onQuantity: (quantity: number) => void }) {
  const words = usePartWords();
  return (
    <>
      <PageTitle title={<span className="mpn">{part.mpn}</span>}>
        <span className={styles.maker}>{part.manufacturer}</span>
      </PageTitle>
      <p className={styles.summary}>{words.inShort(part.parameters)}</p>
      <SideColumns aside={<PartOrder part={part} onQuantity={onQuantity} />}>
        <PartFacts part={part} />
        <PriceSteps part={part} />
      </SideColumns>
      {part.isSample && <SampleNote />}
    </>
  );
}
