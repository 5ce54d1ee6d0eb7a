// Layout of a quote page: header, board, options and price, in the order of a phone.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/quote/breadcrumb";
import { QuoteColumns } from "@/components/quote/quote-columns";
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
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <Breadcrumb
            label={t("crumb.label")}
            from={{ href: "/", name: t("crumb.order") }}
            name={t("crumb.manufacturing")}
          />
          <h1>{title}</h1>
        </div>
        <div className={`${styles.actions} needs-script no-print`}>{actions}</div>
      </div>
      {notice}
      <QuoteColumns
        board={board}
        doesBoardFollow
        options={options}
        price={{ label: t("price.label"), content: price }}
      />
    </div>
  );
}
