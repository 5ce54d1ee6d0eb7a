// Who we are, in a few sentences and the figures of the site.
import { useTranslations } from "next-intl";
import { SITE_FACTS } from "@/lib/i18n/site-facts";
import { buttonClass } from "@/components/ui/button";
import { TitleBlock } from "@/components/ui/title-block";
import { Link } from "@/lib/i18n/link";
import styles from "./about-page.module.css";

export function AboutPage() {
  const t = useTranslations("home.about");
  const block = useTranslations("shell.block");
  const site = useTranslations("site");
  const { established, customers, countries } = SITE_FACTS;
  const year = String(established);
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={styles.sheet}>
        <div className={styles.text}>
          <h1>{t("lead")}</h1>
          <p>{t("story", { year, customers, countries })}</p>
          <p>{t("pricing")}</p>
          <Link className={buttonClass({ variant: "primary", size: "lg" })} href="/order/manufacturing/pcb">
            {t("action")}
          </Link>
        </div>
        <TitleBlock
          cells={[
            { key: "by", label: block("drawnBy"), value: site("name") },
            { key: "since", label: block("since"), value: site("established", { year }) },
            { key: "customers", label: block("customers"), value: site("customers", { customers, countries }) },
            { key: "standards", label: block("standards"), value: site("standards") },
          ]}
        />
      </article>
    </div>
  );
}
