import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MessageLayout } from "@/components/content/message-layout";
import { PageHead } from "@/components/content/page-head";
import { Sheet } from "@/components/ui/sheet";
import { Link } from "@/lib/i18n/link";
import styles from "./message-layout.module.css";

export function FeedbackPage({ form }: { form: ReactNode }) {
  const t = useTranslations("content.feedback");
  return (
    <div className="wrap">
      <PageHead title={t("title")} lead={t("lead")} href="/feedback" />
      <MessageLayout form={form}>
        <Sheet isPadded title={t("asides.title")}>
          <p className={styles.note}>{t("asides.text")}</p>
          <Link className="link" href="/my-center/orders">
            {t("asides.action")}
          </Link>
        </Sheet>
      </MessageLayout>
    </div>
  );
}
