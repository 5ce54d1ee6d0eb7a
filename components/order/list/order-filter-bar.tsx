"use client";
// Status filter and search of the order list, all in the address.
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { Icon } from "@/components/icons/icon";
import { type OrderFilterParams, orderListHref, readOrderFilter } from "@/components/order/list/order-filter-params";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { StateLinks } from "@/components/ui/state-links";
import { itemType } from "@/lib/contracts/item";
import { type OrderStatus, orderStatus } from "@/lib/contracts/order";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./order-list.module.css";

/** Statuses that are always offered; others only if orders have them. */
const USUAL: readonly OrderStatus[] = ["Submitted", "Paid", "In Production", "Shipped", "Complete", "Cancelled"];

interface OrderFilterBarProps {
  filter: OrderFilterParams;
  /** Number of orders per status over the whole list; undefined until it is known. */
  count?: Record<string, number>;
}

export function OrderFilterBar({ filter, count }: OrderFilterBarProps) {
  const t = useTranslations("order");
  const offered = orderStatus.options.filter((status) => USUAL.includes(status) || (count?.[status] ?? 0) > 0);
  const all = count && Object.values(count).reduce((sum, orders) => sum + orders, 0);

  return (
    <div className={styles.bar}>
      <StateLinks
        label={t("list.filter")}
        links={[undefined, ...offered].map((status) => ({
          key: status ?? "",
          label: status ? t(`status.${status}`) : t("list.all"),
          count: status ? count && (count[status] ?? 0) : all,
          isCurrent: filter.status === status,
          href: orderListHref({ ...filter, status, page: 1 }),
        }))}
      />
      <OrderSearch filter={filter} />
    </div>
  );
}

const text = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

/** Submits query, product and days together; invalid values are dropped as in an address. */
function OrderSearch({ filter }: { filter: OrderFilterParams }) {
  const t = useTranslations("order");
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parameters = new URLSearchParams({
      status: filter.status ?? "",
      ...Object.fromEntries(["q", "type", "from", "to"].map((name) => [name, text(form, name)])),
    });
    navigate(orderListHref({ ...readOrderFilter(parameters), page: 1 }));
  }

  return (
    <form role="search" className={styles.search} key={orderListHref(filter)} onSubmit={search}>
      <Select name="type" defaultValue={filter.productType ?? ""} aria-label={t("list.type")}>
        <option value="">{t("list.anyType")}</option>
        {itemType.options.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </Select>
      <label className={styles.day}>
        {t("list.from")}
        <Field type="date" name="from" defaultValue={filter.from} />
      </label>
      <label className={styles.day}>
        {t("list.to")}
        <Field type="date" name="to" defaultValue={filter.to} />
      </label>
      <Field
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
  );
}
