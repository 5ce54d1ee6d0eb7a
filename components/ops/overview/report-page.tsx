"use client";
// Daily report: a chart per metric, and a table.
import { useLocale, useTranslations } from "next-intl";
import { DayChart } from "@/components/ops/overview/day-chart";
import { AdminSpan } from "@/components/ops/frame/admin-date";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { ProductSplit } from "@/components/ops/overview/product-split";
import { ExportButton } from "@/components/ops/frame/export-button";
import { Loaded } from "@/components/ops/frame/loaded";
import { EmptyState } from "@/components/ui/empty-state";
import { FormField } from "@/components/ui/form-field";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { useAdminReport } from "@/lib/client/ops";
import type { AdminReport } from "@/lib/contracts/ops";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { type FormEvent, useState } from "react";
import styles from "./report-page.module.css";

type Day = AdminReport["days"][number];
const COUNTS = ["pricesAsked", "uploads", "registrations", "quotes", "orders", "paid"] as const;
/** Number of days that a phone shows at first; the style sheet hides the others. */
const NEWEST = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Fraction of a day's quotes that were ordered; null without quotes. */
export const shareOf = ({ quotesOrdered, quotes }: Pick<Day, "quotesOrdered" | "quotes">): number | null =>
  quotes === 0 ? null : quotesOrdered / quotes;

const percent = (share: number | null, tag: string) =>
  share === null ? "--" : new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }).format(share);

/** A day of the Shanghai calendar, in any time zone. */
const dayName = (day: string, tag: string, style: "day" | "short") => formatDate(`${day}T12:00:00`, tag, style);

type Figure = "revenueMicro" | "refundedMicro" | "orders" | "quotes" | "registrations" | "conversion";
const FIGURES: readonly Figure[] = ["revenueMicro", "refundedMicro", "orders", "conversion", "quotes", "registrations"];

function labelOf(figure: Figure) {
  if (figure === "revenueMicro") return "revenue";
  return figure === "refundedMicro" ? "refunds" : figure;
}

export function ReportPage() {
  const t = useTranslations("ops.reports");
  const filter = useAdminFilter("/ops/reports");
  const area = filter.oneOf("area", ["en-US", "zh-CN"] as const) ?? "en-US";
  const dayOf = (name: string) => (DAY.test(filter.params[name] ?? "") ? filter.params[name] : undefined);
  const report = useAdminReport({ area, from: dayOf("from"), to: dayOf("to") });
  return (
    <>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <ExportButton list={{ list: "report", filter: { area, from: dayOf("from"), to: dayOf("to") } }} />
      </header>
      <SpanForm key={report.data?.days[0]?.day} area={area} days={report.data?.days ?? []} hrefWith={filter.hrefWith} />
      <Loaded query={report} failed={t("failed")}>
        {(found) => <Report report={found} />}
      </Loaded>
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
      <AdminSpan
        labels={[t("reports.from"), t("reports.to")]}
        names={["from", "to"]}
        first={days[0]?.day ?? ""}
        last={days.at(-1)?.day ?? ""}
      />
      <Button type="submit">{t("reports.show")}</Button>
    </form>
  );
}

function useFigures(currency: AdminReport["currency"]) {
  const tag = useLocale();
  const money = (amountMicro: number) => formatMoney({ currency, amountMicro }, tag);
  return {
    of: (day: Day, figure: Figure) => (figure === "conversion" ? (shareOf(day) ?? 0) : day[figure]),
    write(value: number, figure: Figure): string {
      if (figure === "revenueMicro" || figure === "refundedMicro") return money(value);
      return figure === "conversion" ? percent(value, tag) : new Intl.NumberFormat(tag).format(value);
    },
    money,
  };
}

function FigureChart({ report: { days, currency }, figure }: { report: AdminReport; figure: Figure }) {
  const t = useTranslations("ops.reports");
  const tag = useLocale();
  const figures = useFigures(currency);
  const sum = (name: Exclude<Figure, "conversion"> | "quotesOrdered") => days.reduce((all, day) => all + day[name], 0);
  const total =
    figure === "conversion"
      ? percent(shareOf({ quotesOrdered: sum("quotesOrdered"), quotes: sum("quotes") }), tag)
      : figures.write(sum(figure), figure);
  const points = days.map((day) => {
    const value = figures.of(day, figure);
    return { day: day.day, label: dayName(day.day, tag, "short"), value, text: figures.write(value, figure) };
  });
  const best = points.toSorted((one, other) => other.value - one.value)[0];
  return (
    <DayChart
      label={t(labelOf(figure))}
      total={total}
      points={points}
      max={best && best.value > 0 ? t("most", { value: best.text, day: best.label }) : undefined}
    />
  );
}

function Report({ report }: { report: AdminReport }) {
  const t = useTranslations("ops.reports");
  const tag = useLocale();
  const [isWhole, setWhole] = useState(false);
  const { days, currency } = report;
  const { money } = useFigures(currency);
  // Days without activity are counted, not listed.
  const busy = days.filter(
    (day) => day.revenueMicro !== 0 || day.refundedMicro !== 0 || COUNTS.some((name) => day[name] > 0),
  );
  // Zeros are dimmed.
  const orNothing = (value: number, text: string) =>
    value === 0 ? <span className={styles.nothing}>{text}</span> : text;
  const columns: TableColumn<Day>[] = [
    { key: "day", head: t("day"), cell: ({ day }) => <span className="num">{dayName(day, tag, "day")}</span> },
    ...COUNTS.map((name) => ({
      ...{ key: name, head: t(name), isNumeric: true },
      cell: (day: Day) => orNothing(day[name], new Intl.NumberFormat(tag).format(day[name])),
    })),
    {
      ...{ key: "conversion", head: t("conversion"), isNumeric: true },
      cell: (day) => orNothing(shareOf(day) ?? 0, percent(shareOf(day), tag)),
    },
    {
      ...{ key: "refunds", head: t("refunds"), isNumeric: true },
      cell: ({ refundedMicro }) => orNothing(refundedMicro, money(refundedMicro)),
    },
    {
      ...{ key: "revenue", head: t("revenue"), isNumeric: true },
      cell: ({ revenueMicro }) => orNothing(revenueMicro, money(revenueMicro)),
    },
  ];
  return (
    <div className={styles.stack}>
      <div className={styles.charts}>
        {FIGURES.map((figure) => (
          <FigureChart key={figure} report={report} figure={figure} />
        ))}
      </div>
      <ProductSplit report={report} />
      <Sheet title={t("table")} note={t("quietDays", { count: days.length - busy.length })}>
        {busy.length === 0 ? (
          <EmptyState icon="info" title={t("empty.title")} text={t("empty.text")} />
        ) : (
          <>
            <div className={isWhole ? undefined : styles.newest}>
              <Table
                caption={t("table")}
                columns={columns}
                rows={busy.toReversed()}
                rowKey={({ day }) => day}
                isDense
              />
            </div>
            {busy.length > NEWEST && !isWhole && (
              <div className={styles.more}>
                <Button onClick={() => setWhole(true)}>{t("showDays", { count: busy.length })}</Button>
              </div>
            )}
          </>
        )}
      </Sheet>
    </div>
  );
}
