"use client";
// Customer page of the admin: orders, quotes, messages, coupons, sales, notes.
import { useLocale, useTranslations } from "next-intl";
import { CopyQuote, NewQuote } from "@/components/ops/quotes/new-quote";
import { NotesSheet } from "@/components/ops/record/notes-sheet";
import { OrderLink } from "@/components/ops/record/order-link";
import { RecordFrame } from "@/components/ops/record/record-frame";
import { CustomerSheet, RecordGate } from "@/components/ops/record/record-parts";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import { EmptyState } from "@/components/ui/empty-state";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { useAdminCustomer } from "@/lib/client/ops";
import type { AdminCustomer } from "@/lib/contracts/admin-search";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { textOr } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";
import styles from "../record/record.module.css";

export function CustomerPage({ accountId }: { accountId: string }) {
  const t = useTranslations("ops.customers");
  const record = useAdminCustomer(accountId);
  const back = { href: "/ops/orders", label: t("back") };
  return (
    <RecordGate record={record} back={back}>
      {(found) => <CustomerRecord found={found} back={back} />}
    </RecordGate>
  );
}

function CustomerRecord({ found, back }: { found: AdminCustomer; back: { href: string; label: string } }) {
  const t = useTranslations("ops.customers");
  const tag = useLocale();
  const { customer, spend, addresses, notes, messages } = found;
  const spent = spend.map((money) => formatMoney(money, tag)).join(" + ");
  return (
    <RecordFrame
      back={back}
      number={customer.email || customer.mobile || t("closed")}
      head={
        <>
          <span className={styles.hint}>{t("spend", { amount: spent || "--" })}</span>
          <span className={styles.hint}>{t("addresses", { count: addresses })}</span>
          {(customer.email || customer.mobile) && <NewQuote customer={customer} />}
        </>
      }
      side={
        <>
          <NotesSheet record="account" id={customer.accountId} notes={notes} />
          <CustomerSheet customer={customer} area={customer.locale === "zh" ? "zh-CN" : "en-US"} />
        </>
      }
    >
      <Orders rows={found.orders} />
      <Quotes rows={found.quotes} />
      <Sheet title={t("messages")}>
        {messages.length === 0 ? (
          <EmptyState icon="info" title={t("noMessages")} />
        ) : (
          <ol className={styles.thread}>
            {messages.map(({ orderId, orderNumber, isFromStaff, text, at }, index) => (
              <li key={index} data-ours={isFromStaff || undefined}>
                <small>
                  <OrderLink orderId={orderId} orderNumber={orderNumber} />
                  <time dateTime={at}>{formatDate(at, tag, "moment")}</time>
                </small>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </Sheet>
      <Coupons rows={found.coupons} />
    </RecordFrame>
  );
}

function Orders({ rows }: { rows: AdminCustomer["orders"] }) {
  const t = useTranslations("ops.customers");
  const o = useTranslations("ops.orders");
  const words = useAdminLabels();
  const tag = useLocale();
  const columns: TableColumn<AdminCustomer["orders"][number]>[] = [
    {
      key: "number",
      head: o("number"),
      cell: ({ orderId, orderNumber }) => <OrderLink orderId={orderId} orderNumber={orderNumber} />,
    },
    { key: "status", head: o("status"), cell: ({ status }) => words.status(status), isWhole: true },
    { key: "title", head: o("product"), cell: ({ title }) => title || "--" },
    { key: "at", head: t("ordered"), cell: ({ at }) => formatDate(at, tag, "short"), isWhole: true },
    {
      key: "amount",
      head: o("amount"),
      cell: ({ currency, amountPayableMicro: amountMicro }) => (
        <PriceText money={amountMicro === null ? null : { currency, amountMicro }} />
      ),
      isNumeric: true,
    },
  ];
  return (
    <Sheet title={t("orders")}>
      {rows.length === 0 ? (
        <EmptyState icon="info" title={t("noOrders")} />
      ) : (
        <Table caption={t("orders")} columns={columns} rows={rows} rowKey={({ orderId }) => orderId} isDense />
      )}
    </Sheet>
  );
}

function Quotes({ rows }: { rows: AdminCustomer["quotes"] }) {
  const t = useTranslations("ops.customers");
  const q = useTranslations("ops.quotes");
  const tag = useLocale();
  const columns: TableColumn<AdminCustomer["quotes"][number]>[] = [
    {
      key: "number",
      head: q("number"),
      cell: ({ quoteId, quoteNumber }) => (
        <Link className="link num" href={`/ops/quotes/${quoteId}`}>
          {quoteNumber}
        </Link>
      ),
    },
    { key: "status", head: q("status"), cell: ({ status }) => q(`state.${status}`), isWhole: true },
    { key: "project", head: q("project"), cell: ({ projectName }) => projectName || "--" },
    { key: "at", head: t("received"), cell: ({ at }) => formatDate(at, tag, "short"), isWhole: true },
    {
      key: "total",
      head: q("total"),
      cell: ({ currency, totalMicro: amountMicro }) => (
        <PriceText money={amountMicro === null ? null : { currency, amountMicro }} />
      ),
      isNumeric: true,
    },
    {
      key: "actions",
      head: t("actions"),
      cell: ({ canCopy, ...quote }) => (canCopy ? <CopyQuote {...quote} /> : "--"),
      isWhole: true,
    },
  ];
  return (
    <Sheet title={t("quotes")}>
      {rows.length === 0 ? (
        <EmptyState icon="info" title={t("noQuotes")} />
      ) : (
        <Table caption={t("quotes")} columns={columns} rows={rows} rowKey={({ quoteId }) => quoteId} isDense />
      )}
    </Sheet>
  );
}

function Coupons({ rows }: { rows: AdminCustomer["coupons"] }) {
  const t = useTranslations("ops.customers");
  const c = useTranslations("ops.coupons.kinds");
  const tag = useLocale();
  if (rows.length === 0) return null;
  const columns: TableColumn<AdminCustomer["coupons"][number]>[] = [
    { key: "kind", head: t("coupon"), cell: ({ kind }) => c(kind) },
    { key: "state", head: t("state"), cell: ({ state }) => textOr(t, `couponState.${state}`, state) },
    { key: "validTo", head: t("validTo"), cell: ({ validTo }) => formatDate(validTo, tag, "short"), isWhole: true },
    { key: "amount", head: t("amount"), cell: (money) => <PriceText money={money} />, isNumeric: true },
  ];
  return (
    <Sheet title={t("coupons")}>
      <Table caption={t("coupons")} columns={columns} rows={rows} rowKey={({ couponId }) => couponId} isDense />
    </Sheet>
  );
}
