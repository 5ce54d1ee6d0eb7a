import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { NotificationPage } from "@/components/notifications/notification-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notifications");
  return { title: t("title"), robots: { index: false } };
}

export default function NotificationsRoute() {
  return (
    <Suspense>
      <NotificationPage />
    </Suspense>
  );
}
