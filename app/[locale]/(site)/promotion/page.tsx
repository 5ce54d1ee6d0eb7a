import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { ClaimCoupon } from "@/components/coupon/claim-coupon";
import { PromotionPage } from "@/components/coupon/promotion-page";
import { AppProviders } from "@/components/providers/app-providers";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { formatMoney } from "@/lib/i18n/format-money";
import { getMarket } from "@/lib/i18n/get-market";
import { pickMessages } from "@/lib/i18n/group-messages";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("coupon.promotion");
  const { area, locale } = await getMarket();
  const offer = freeAssembly(area);
  const amount = formatMoney(offer, locale);
  const values = { amount, min: offer.minPieces, max: offer.maxPieces };
  return pageMetadata({ path: "/promotion", title: t("title"), description: t("description", values) });
}

export default async function Promotion() {
  const { area } = await getMarket();
  const offer = freeAssembly(area);
  const messages = pickMessages(await getMessages(), ["common", "coupon", "errors"]);
  const claim = (
    <NextIntlClientProvider messages={messages}>
      <AppProviders>
        <ClaimCoupon activityUrl={offer.activityUrl} useHref="/order/manufacturing/pcba" />
      </AppProviders>
    </NextIntlClientProvider>
  );
  return <PromotionPage offer={offer} claim={claim} />;
}
