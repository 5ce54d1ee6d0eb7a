"use client";
// Promised date of an order by urgency: late in crimson, today or not set in ochre, later in plain ink.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Tag } from "@/components/ui/tag";
import type { Due } from "@/lib/core/order/due-states";
import { formatDate } from "@/lib/i18n/format-date";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Whole days late, else whole hours, at least one. */
export function lateness(promised: string, nowMs: number): { unit: "days" | "hours"; count: number } {
  const ms = nowMs - Date.parse(promised);
  if (ms >= DAY_MS) return { unit: "days", count: Math.floor(ms / DAY_MS) };
  return { unit: "hours", count: Math.max(1, Math.floor(ms / HOUR_MS)) };
}

export function DueMark({ due, promised }: { due: Due | null; promised: string | null }) {
  const t = useTranslations("ops.due");
  const tag = useLocale();
  const [now] = useState(() => Date.now());
  if (due === "undated") return <Tag kind="warning">{t("undated")}</Tag>;
  if (promised === null || due === null) return "--";
  if (due === "late") {
    const { unit, count } = lateness(promised, now);
    return <Tag kind="error">{t(`late.${unit}`, { count })}</Tag>;
  }
  if (due === "today") return <Tag kind="warning">{t("today")}</Tag>;
  return <span className="num">{formatDate(promised, tag, "short")}</span>;
}
