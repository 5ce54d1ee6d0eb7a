import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CouponPage } from "@/components/coupon/coupon-page";
import { Skeleton } from "@/components/ui/skeleton";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("coupon.page");
  return { title: t("title"), robots: { index: false } };
}

export default function Coupons() {
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <CouponPage />
    </Suspense>
  );
}
