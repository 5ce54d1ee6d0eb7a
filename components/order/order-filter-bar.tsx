"use client";
// Status and search of the order list; both live in the address.
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { Icon } from "@/components/icons/icon";
import { type OrderFilterParams, orderListHref } from "@/components/order/order-filter-params";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { type OrderStatus, orderStatus } from "@/lib/contracts/order";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./order-list.module.css";

/** The states that are always offered; others only where there are orders in them. */
const USUAL: readonly OrderStatus[] = ["Submitted", "Paid", "In Production", "Shipped", "Complete", "Cancelled"];

interface OrderFilterBarProps {
  filter: OrderFilterParams;
  /** Orders per status, over the whole list. */
  count: Record<string, number>;
}

export function OrderFilterBar({ filter, count }: OrderFilterBarProps) {
  const t = useTranslations("order");
  const navigate = useNavigate();
  const offered = orderStatus.options.filter((status) => USUAL.includes(status) || (count[status] ?? 0) > 0);
  const all = Object.values(count).reduce((sum, orders) => sum + orders, 0);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    navigate(orderListHref({ ...filter, keyword, page: 1 }));
  }

  return (
    <div className={styles.bar}>
      <nav aria-label={t("list.filter")} className={styles.states}>
        <StateLink
          label={t("list.all")}
          count={all}
          isCurrent={!filter.status}
          href={orderListHref({ ...filter, status: undefined, page: 1 })}
        />
        {offered.map((status) => (
          <StateLink
            key={status}
            label={t(`status.${status}`)}
            count={count[status] ?? 0}
            isCurrent={filter.status === status}
            href={orderListHref({ ...filter, status, page: 1 })}
          />
        ))}
      </nav>
      <form role="search" className={styles.search} onSubmit={search}>
        <Field
          key={filter.keyword}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={filter.keyword}
          aria-label={t("list.search")}
          placeholder={t("list.search")}
        />
        <Button type="submit" isIconOnly aria-label={t("list.searchButton")} title={t("list.searchButton")}>
          <Icon name="search" />
        </Button>
      </form>
    </div>
  );
}

interface StateLinkProps {
  label: string;
  count: number;
  isCurrent: boolean;
  href: string;
}

function StateLink({ label, count, isCurrent, href }: StateLinkProps) {
  return (
    <Link href={href} aria-current={isCurrent ? "page" : undefined}>
      {label} <span className="num">{count}</span>
    </Link>
  );
}
