"use client";
import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { MAX_COMPARED } from "@/lib/core/part/comparison";
import { type TickedPart, usePartComparison } from "@/stores/part-comparison";

interface CompareTickProps {
  part: TickedPart;
  /** In a table whose header labels the box. */
  isBare?: boolean;
}

export function CompareTick({ part: { id, mpn }, isBare = false }: CompareTickProps) {
  const t = useTranslations("part.compare");
  const isTicked = usePartComparison(({ parts }) => parts.some((part) => part.id === id));
  const isFull = usePartComparison(({ parts }) => parts.length >= MAX_COMPARED);
  const toggle = usePartComparison((comparison) => comparison.toggle);
  const isOff = isFull && !isTicked;
  const reason = isOff ? t("full", { count: MAX_COMPARED }) : undefined;
  return (
    <Checkbox
      label={isBare ? <span className="visually-hidden">{t("tick", { mpn })}</span> : t("tickThis")}
      reason={isBare ? undefined : reason}
      title={isBare ? reason : undefined}
      checked={isTicked}
      disabled={isOff}
      onChange={() => toggle({ id, mpn })}
    />
  );
}
