"use client";
// How the days went: a chart for each figure, and all of them in a table.
import { useLocale, useTranslations } from "next-intl";
import { DayChart } from "@/components/ops/day-chart";
import { useDeskFilter } from "@/components/ops/desk-params";
import { FailureState } from "@/components/ui/failure-state";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, type TableColumn } from "@/components/ui/table";
import { useDeskReport } from "@/lib/client/ops";
import type { DeskReport } from "@/lib/contracts/ops";
import { formatMoney } from "@/lib/i18n/format-money";
import { useNavigate } from "@/lib/i18n/use-navigate";
import type { FormEvent } from "react";
import styles from "./report-page.module.css";

type Day = DeskReport["days"][number];
const COUNTS = ["quotes", "uploads", "registrations", "orders", "paid"] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Orders for each hundred quotes; two dashes where nobody asked. */
const conversion = ({ orders, quotes }: Pick<Day, "orders" | "quotes">, tag: string) =>
  quotes === 0
    ? "--"
    : new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }).format(orders / quotes);

export function ReportPage() {
  const t = useTranslations("ops.reports");
  const filter = useDeskFilter("/ops/reports");
  const area = filter.oneOf("area", ["en-US", "zh-CN"] as const) ?? "en-US";
  const dayOf = (name: string) => (DAY.test(filter.params[name] ?? "") ? filter.params[name] : undefined);
  const report = useDeskReport({ area, from: dayOf("from"), to: dayOf("to") });
  return (
    <>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <SpanForm
          key={report.data?.days[0]?.day}
          area={area}
          days={report.data?.days ?? []}
          hrefWith={filter.hrefWith}
        />
      </header>
      {report.data ? (
        <Report report={report.data} />
      ) : report.isError ? (
        <FailureState title={t("failed")} onRetry={() => void report.refetch()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </>
  );
}

interface SpanFormProps {
  area: string;
  days: readonly Day[];
  hrefWith: (change: Record<string, string | undefined>) => string;
}

function SpanForm({ area, days, hrefWith }: SpanFormProps) {
  const t = useTranslations("ops");
  const navigate = useNavigate();
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    navigate(
      hrefWith({ area: String(values.get("area")), from: String(values.get("from")), to: String(values.get("to")) }),
    );
  }
  return (
    <form className={styles.span} onSubmit={show}>
      <FormField label={t("area.label")}>
        {(control) => (
          <Select {...control} name="area" defaultValue={area}>
            <option value="en-US">{t("area.en-US")}</option>
            <option value="zh-CN">{t("area.zh-CN")}</option>
          </Select>
        )}
      </FormField>
      <FormField label={t("reports.from")}>
        {(control) => <Field {...control} type="date" name="from" required defaultValue={days[0]?.day} />}
      </FormField>
      <FormField label={t("reports.to")}>
        {(control) => <Field {...control} type="date" name="to" required defaultValue={days.at(-1)?.day} />}
      </FormField>
      <Button type="submit">{t("reports.show")}</Button>
    </form>
  );
}

function Report({ report: { days, currency } }: { report: DeskReport }) {
  const t = useTranslations("ops.reports");
  const tag = useLocale();
  const money = (amountMicro: number) => formatMoney({ currency, amountMicro }, tag);
  const sum = (name: (typeof COUNTS)[number] | "revenueMicro") => days.reduce((all, day) => all + day[name], 0);
  const columns: TableColumn<Day>[] = [
    { key: "day", head: t("day"), cell: ({ day }) => <span className="num">{day}</span> },
    ...COUNTS.map((name) => ({ key: name, head: t(name), cell: (day: Day) => day[name], isNumeric: true })),
    { key: "conversion", head: t("conversion"), cell: (day) => conversion(day, tag), isNumeric: true },
    { key: "revenue", head: t("revenue"), cell: ({ revenueMicro }) => money(revenueMicro), isNumeric: true },
  ];
  const chart = (name: (typeof COUNTS)[number] | "revenueMicro", label: string, write: (value: number) => string) => (
    <DayChart
      label={label}
      total={write(sum(name))}
      points={days.map((day) => ({ day: day.day, value: day[name], text: write(day[name]) }))}
    />
  );
  const count = (value: number) => new Intl.NumberFormat(tag).format(value);
  return (
    <>
      <div className={styles.charts}>
        {chart("revenueMicro", t("revenue"), money)}
        {chart("orders", t("orders"), count)}
        {chart("quotes", t("quotes"), count)}
        {chart("registrations", t("registrations"), count)}
      </div>
      <p className={styles.conversion}>
        {t("overall", { share: conversion({ orders: sum("orders"), quotes: sum("quotes") }, tag) })}
      </p>
      <Sheet title={t("table")}>
        <Table caption={t("table")} columns={columns} rows={days.toReversed()} rowKey={({ day }) => day} isDense />
      </Sheet>
    </>
  );
}
