"use client";
// Coupons of all accounts, newest first.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { useAreaChoices } from "@/components/ops/frame/use-area-choices";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useAdminCoupons } from "@/lib/client/ops";
import type { AdminCoupon } from "@/lib/contracts/ops-coupon";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";

export function CouponList({ action }: { action: ReactNode }) {
  const t = useTranslations("ops.coupons");
  const tag = useLocale();
  const filter = useAdminFilter("/ops/coupons");
  const list = useAdminCoupons({ keyword: filter.text("keyword"), ...filter.paging });
  const columns: TableColumn<AdminCoupon>[] = [
    { key: "account", head: t("account"), cell: (coupon) => coupon.account },
    { key: "kind", head: t("kind"), cell: (coupon) => t(`kinds.${coupon.kind}`) },
    {
      key: "state",
      head: t("state"),
      cell: (coupon) => (
        <Tag kind={coupon.state === "unused" ? "success" : "neutral"}>{t(`states.${coupon.state}`)}</Tag>
      ),
    },
    { key: "from", head: t("from"), cell: (coupon) => coupon.campaign ?? t("given") },
    {
      key: "order",
      head: t("order"),
      cell: ({ orderNumber }) =>
        orderNumber === null ? (
          "--"
        ) : (
          <Link className="link num" href={`/ops/orders?keyword=${encodeURIComponent(orderNumber)}`}>
            {orderNumber}
          </Link>
        ),
    },
    {
      key: "until",
      head: t("until"),
      cell: (coupon) => formatDate(coupon.validTo, tag),
      isWhole: true,
    },
    { key: "amount", head: t("amount"), cell: (coupon) => <PriceText money={coupon} />, isNumeric: true },
  ];
  return (
    <AdminList
      title={t("list")}
      filter={filter}
      choices={[useAreaChoices()]}
      search={t("search")}
      columns={columns}
      rowKey={({ couponId }) => couponId}
      list={list}
      action={action}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
      headingLevel={2}
    />
  );
}
