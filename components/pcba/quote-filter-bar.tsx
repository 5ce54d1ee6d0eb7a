"use client";
// Status filter and search of the quote list, both in the address.
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { Icon } from "@/components/icons/icon";
import { type QuoteFilterParams, quoteListHref } from "@/components/pcba/quote-filter-params";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type QuoteStatus, quoteStatus } from "@/lib/contracts/bom";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { quoteStatusKey } from "./quote-status";
import styles from "./quotes.module.css";

/** Transient statuses, which a list hardly ever contains. */
const PASSED_THROUGH: readonly QuoteStatus[] = ["Initial", "Final"];

interface QuoteFilterBarProps {
  filter: QuoteFilterParams;
  /** Number of quotes per status for the current search; undefined until it is known. */
  count?: Record<string, number>;
}

export function QuoteFilterBar({ filter, count }: QuoteFilterBarProps) {
  const t = useTranslations("quotes.list");
  const statusWord = useTranslations("pcba.status");
  const navigate = useNavigate();
  const offered = quoteStatus.options.filter(
    (status) => !PASSED_THROUGH.includes(status) || status === filter.status || (count?.[status] ?? 0) > 0,
  );

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    navigate(quoteListHref({ ...filter, keyword, page: 1 }));
  }

  return (
    <form role="search" className={styles.bar} key={quoteListHref(filter)} onSubmit={search}>
      <Select
        aria-label={t("status")}
        defaultValue={filter.status ?? ""}
        onChange={(event) => {
          const status = quoteStatus.safeParse(event.target.value).data;
          navigate(quoteListHref({ ...filter, status, page: 1 }));
        }}
      >
        <option value="">{t("all")}</option>
        {offered.map((status) => (
          <option key={status} value={status}>
            {count
              ? t("counted", { status: statusWord(quoteStatusKey(status)), count: count[status] ?? 0 })
              : statusWord(quoteStatusKey(status))}
          </option>
        ))}
      </Select>
      <Field
        type="search"
        name="q"
        maxLength={100}
        defaultValue={filter.keyword}
        aria-label={t("search")}
        placeholder={t("search")}
      />
      <Button type="submit" isIconOnly aria-label={t("searchButton")} title={t("searchButton")}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
