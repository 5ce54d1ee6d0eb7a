// Process of an order as a chain of dimension lines, with the last moment for changes.
import { useTranslations } from "next-intl";
import { SectionHead } from "@/components/ui/section-head";
import { DimensionLine } from "@/components/ui/dimension-line";
import styles from "./how-section.module.css";

// A dimension line follows each step but the last.
const STEPS = [
  { key: "upload", span: "upload.span" },
  { key: "check", span: "check.span" },
  { key: "order", span: "order.span" },
  { key: "build", span: "build.span" },
  { key: "ship", span: null },
] as const;

export function HowSection() {
  const t = useTranslations("home.how");
  return (
    <section id="how" className={styles.section}>
      <SectionHead title={t("title")} />
      <ol className={styles.chain}>
        {STEPS.map(({ key, span }) => (
          <li key={key}>
            <div className={styles.line}>
              {span && <DimensionLine className={styles.span}>{t(span)}</DimensionLine>}
            </div>
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
            {key === "order" && <p className={styles.until}>{t("freeUntil")}</p>}
          </li>
        ))}
      </ol>
      <div className={styles.brackets}>
        <DimensionLine isPrimary style={{ gridColumn: "1 / 4" }}>
          {t("free")}
        </DimensionLine>
        <DimensionLine style={{ gridColumn: "4 / 6" }}>{t("ask")}</DimensionLine>
      </div>
    </section>
  );
}
