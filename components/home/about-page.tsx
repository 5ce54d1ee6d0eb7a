import { useTranslations } from "next-intl";
import { SITE_FACTS } from "@/lib/i18n/site-facts";
import { buttonClass } from "@/components/ui/button";
import { DrawingSheet } from "@/components/ui/drawing-sheet";
import { Link } from "@/lib/i18n/link";
import styles from "./about-page.module.css";

interface AboutPageProps {
  /** Rounded number of parts in stock; null without a catalog. */
  inStock: number | null;
}

export function AboutPage({ inStock }: AboutPageProps) {
  const t = useTranslations("home.about");
  const block = useTranslations("shell.block");
  const site = useTranslations("site");
  const { established, customers, countries, satisfaction, year: thisYear } = SITE_FACTS;
  const year = String(established);
  return (
    <DrawingSheet
      cells={[
        { key: "by", label: block("drawnBy"), value: site("name") },
        { key: "since", label: block("since"), value: site("established", { year }) },
        {
          key: "experience",
          label: block("experience"),
          value: site("experience", { years: thisYear - established }),
        },
        { key: "satisfaction", label: block("satisfaction"), value: site("satisfaction", satisfaction) },
        { key: "customers", label: block("customers"), value: site("customers", { customers, countries }) },
        { key: "standards", label: block("standards"), value: site("standards") },
      ]}
    >
      <div className={styles.text}>
        <h1>{t("lead")}</h1>
        <p>{t("story", { year, customers, countries })}</p>
        <p>{t("pricing")}</p>
        {inStock !== null && <p>{t("stock", { count: inStock })}</p>}
        <Link className={buttonClass({ variant: "primary", size: "lg" })} href="/order/manufacturing/pcb">
          {t("action")}
        </Link>
      </div>
    </DrawingSheet>
  );
}
