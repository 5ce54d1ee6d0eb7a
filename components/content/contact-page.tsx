// Contact page: form, email address, and faster ways.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHead } from "@/components/content/page-head";
import { MessageLayout } from "@/components/content/message-layout";
import { Sheet } from "@/components/ui/sheet";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./message-layout.module.css";

const WAYS = [
  ["help", "/help"],
  ["orders", "/my-center/orders"],
  ["quotes", "/my-center/quotes"],
  ["feedback", "/feedback"],
] as const;

export function ContactPage({ form }: { form: ReactNode }) {
  const t = useTranslations("content.contact");
  const { area } = useMarket();
  const email = process.env.SUPPORT_EMAIL;
  return (
    <div className="wrap">
      <PageHead title={t("title")} lead={t(area === "zh-CN" ? "leadMobile" : "lead")} href="/contact-us" />
      <MessageLayout form={form}>
        {email && (
          <Sheet isPadded title={t("byMail")}>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
            <p className={styles.note}>{t("byMailText")}</p>
          </Sheet>
        )}
        <Sheet isPadded title={t("faster")}>
          <p className={styles.note}>{t("fasterText")}</p>
          <ul className={styles.ways}>
            {WAYS.map(([key, href]) => (
              <li key={key}>
                <Link className="link" href={href}>
                  {t(`links.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Sheet>
      </MessageLayout>
    </div>
  );
}
