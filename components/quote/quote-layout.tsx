// The quote page's frame: head, board, options and price, in the order a phone shows them.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { Link } from "@/lib/i18n/link";
import styles from "./quote-layout.module.css";

interface QuoteLayoutProps {
  title: string;
  actions: ReactNode;
  notice: ReactNode;
  board: ReactNode;
  options: ReactNode;
  price: ReactNode;
}

export function QuoteLayout({ title, actions, notice, board, options, price }: QuoteLayoutProps) {
  "use memo";
  const t = useTranslations("quote");
  return (
    <div className="wrap">
      <div className={styles.head}>
        <div>
          <nav aria-label={t("crumb.label")} className={styles.crumb}>
            <Link href="/">{t("crumb.order")}</Link>
            <Icon name="right" size={16} />
            <span>{t("crumb.manufacturing")}</span>
          </nav>
          <h1>{title}</h1>
        </div>
        <div className={`${styles.actions} needs-script no-print`}>{actions}</div>
      </div>
      {notice}
      <div className={styles.columns}>
        <div className={styles.board}>{board}</div>
        <div className={styles.options}>{options}</div>
        <aside className={styles.price} aria-label={t("price.label")}>
          {price}
        </aside>
      </div>
    </div>
  );
}
