// The assistant on English pages; works on public pages, which have no messages in the browser.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { ChatWidget } from "@/components/chat/widget/chat-widget";

export function WidgetSlot() {
  const t = useTranslations("chat.widget");
  return (
    <ChatWidget tag={useLocale()} words={{ open: t("open"), loading: t("loading"), failed: t("failed") }}>
      <Icon name="chat" />
    </ChatWidget>
  );
}
