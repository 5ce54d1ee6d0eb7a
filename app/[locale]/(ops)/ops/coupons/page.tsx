import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CouponPage } from "@/components/ops/coupons/coupon-page";

// Rendered per request, after the server has checked the admin cookie.
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
