"use client";
// Coupons of all accounts, the newest first.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DeskList } from "@/components/ops/desk-list";
import { ROWS_A_PAGE, useDeskFilter } from "@/components/ops/desk-params";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { useDeskCoupons } from "@/lib/client/ops";
import type { DeskCoupon } from "@/lib/contracts/ops-coupon";
import { formatDate } from "@/lib/i18n/format-date";

export function CouponList({ action }: { action: ReactNode }) {
  const t = useTranslations("ops.coupons");
  const tag = useLocale();
  const filter = useDeskFilter("/ops/coupons");
  const area = filter.oneOf("area", ["en-US", "zh-CN"] as const);
  const list = useDeskCoupons({
    ...{ area, keyword: filter.text("keyword") },
    ...{ pageNum: filter.page, pageSize: ROWS_A_PAGE },
  });
  const columns: TableColumn<DeskCoupon>[] = [
    { key: "account", head: t("account"), cell: (coupon) => coupon.account },
    { key: "kind", head: t("kind"), cell: (coupon) => t(`kinds.${coupon.kind}`) },
    { key: "state", head: t("state"), cell: (coupon) => t(`states.${coupon.state}`) },
    { key: "from", head: t("from"), cell: (coupon) => coupon.campaign ?? t("given") },
    { key: "order", head: t("order"), cell: (coupon) => coupon.orderNumber ?? "--" },
    { key: "until", head: t("until"), cell: (coupon) => formatDate(coupon.validTo, tag) },
    { key: "amount", head: t("amount"), cell: (coupon) => <PriceText money={coupon} />, isNumeric: true },
  ];
  return (
    <DeskList
      title={t("list")}
      filter={filter}
      search={t("search")}
      columns={columns}
      rowKey={({ couponId }) => couponId}
      list={list}
      action={action}
      headingLevel={2}
    />
  );
}
