import { useTranslations } from "next-intl";
import layout from "@/components/content/message-layout.module.css";
import { PageHead } from "@/components/content/page-head";
import { UnsubscribeButton } from "@/components/content/unsubscribe-button";

export function UnsubscribePage() {
  const t = useTranslations("content.unsubscribe");
  const words = { action: t("action"), done: t("done"), wrong: t("wrong"), failed: t("failed") };
  return (
    <div className="wrap">
      <PageHead title={t("title")} lead={t("text")} href="/unsubscribe">
        <UnsubscribeButton words={words} />
        <p className={layout.noScript}>{t("noScript")}</p>
      </PageHead>
    </div>
  );
}
