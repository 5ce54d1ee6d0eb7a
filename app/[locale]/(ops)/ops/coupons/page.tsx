import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CouponPage } from "@/components/ops/coupons/coupon-page";

// Opened for staff alone, by a pass that is read before any page is looked for.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.coupons");
  return { title: t("pageTitle"), robots: { index: false } };
}

export default function CouponRoute() {
  return (
    <Suspense>
      <CouponPage />
    </Suspense>
  );
}
