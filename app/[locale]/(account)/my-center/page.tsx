import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Overview } from "@/components/account/overview";
import { LatestOrders } from "@/components/order/list/latest-orders";
import { WaitingOrders } from "@/components/order/list/waiting-orders";
import { ExpiringQuotes } from "@/components/pcba/expiring-quotes";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.center");
  return { title: t("title"), robots: { index: false } };
}

export default function CenterPage() {
  const waiting = (
    <>
      <WaitingOrders />
      <ExpiringQuotes />
    </>
  );
  return <Overview waiting={waiting} latestOrders={<LatestOrders />} />;
}
