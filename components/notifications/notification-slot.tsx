// Bell of the header; works on public pages, which have no messages in the browser.
import { useTranslations } from "next-intl";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";

export function NotificationSlot() {
  const t = useTranslations("notifications");
  const { prefix } = useMarket();
  return <NotificationBell label={t("bell")} href={withPrefix("/my-center/notifications", prefix)} />;
}
