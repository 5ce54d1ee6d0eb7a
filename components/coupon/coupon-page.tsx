"use client";
// The account's coupons in three groups; group and page are in the address.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CouponCard } from "@/components/coupon/coupon-card";
import { COUPON_GROUPS, type CouponGroupParams, couponHref, readCouponGroup } from "@/components/coupon/coupon-group";
import { AccountTip } from "@/components/tip/account-tip";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { Segments } from "@/components/ui/segments";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useCoupons } from "@/lib/client/coupon";
import { COUPON_STATES, type CouponView } from "@/lib/contracts/coupon";
import { DEFAULT_PAGE_SIZE } from "@/lib/contracts/values";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./coupon.module.css";

const NONE = { unused: 0, used: 0, expired: 0 };

export function CouponPage() {
  const t = useTranslations("coupon.page");
  const params = readCouponGroup(useSearchParams());
  const navigate = useNavigate();
  const coupons = useCoupons({ state: COUPON_STATES[params.group], pageNum: params.page });
  const count = coupons.data?.count ?? NONE;
  return (
    <>
      <PageTitle title={t("title")}>
        <Link className={buttonClass({ variant: "secondary" })} href="/promotion">
          {t("toOffer")}
        </Link>
      </PageTitle>
      <AccountTip tip="couponTip" seen={t("tipRead")}>
        {t("tip")}
      </AccountTip>
      <Sheet>
        <div className={styles.groups}>
          <Segments
            label={t("groups")}
            items={COUPON_GROUPS.map((id) => ({ id, label: t(id, { count: count[id] }) }))}
            value={params.group}
            onChange={(group) => navigate(couponHref({ group, page: 1 }), { replace: true })}
          />
        </div>
        {coupons.data ? (
          <Coupons coupons={coupons.data.rows} total={coupons.data.total} params={params} />
        ) : coupons.isError ? (
          <FailureState title={t("failed")} onRetry={() => void coupons.refetch()} />
        ) : coupons.fetchStatus === "paused" ? (
          <EmptyState icon="warning" title={t("failed")} text={t("offline")} />
        ) : (
          <Skeleton rows={4} />
        )}
      </Sheet>
    </>
  );
}

interface CouponsProps {
  coupons: readonly CouponView[];
  total: number;
  params: CouponGroupParams;
}

function Coupons({ coupons, total, params }: CouponsProps) {
  const t = useTranslations("coupon.page");
  const [nowMs] = useState(() => Date.now());
  const { group, page } = params;
  if (coupons.length === 0)
    return <EmptyState icon="star" title={t(`empty.${group}.title`)} text={t(`empty.${group}.text`)} />;
  return (
    <>
      <ul className={styles.cards}>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.couponId} coupon={coupon} nowMs={nowMs} />
        ))}
      </ul>
      <Pager
        label={t("pages")}
        page={page}
        pages={Math.ceil(total / DEFAULT_PAGE_SIZE)}
        hrefOf={(other) => couponHref({ group, page: other })}
      />
    </>
  );
}
