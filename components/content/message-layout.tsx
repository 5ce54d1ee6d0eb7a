// A form that needs a script, with notes beside it.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Sheet } from "@/components/ui/sheet";
import styles from "./message-layout.module.css";

export function MessageLayout({ form, children }: { form: ReactNode; children: ReactNode }) {
  const t = useTranslations("content.contact");
  return (
    <div className={styles.page}>
      <Sheet isPadded className={styles.form}>
        <div className="needs-script">{form}</div>
        <p className={styles.noScript}>{t("noScript")}</p>
      </Sheet>
      <aside className={styles.side}>{children}</aside>
    </div>
  );
}
