// PCB capabilities: a cross-section with letters, and the limits behind them.
import { useTranslations } from "next-intl";
import { CAPABILITY_ROWS } from "@/components/home/capability-rows";
import { NARROW_SECTION, SectionDrawing, WIDE_SECTION } from "@/components/home/section-drawing";
import { LimitTable } from "@/components/ui/limit-table";
import { SectionHead } from "@/components/ui/section-head";
import styles from "./capability-section.module.css";

/** `isWhole` shows every limit, as on the capabilities page. */
export function CapabilitySection({ isWhole = false }: { isWhole?: boolean }) {
  const t = useTranslations("home.capability");
  const rows = CAPABILITY_ROWS.filter((row) => isWhole || row.isMain);
  return (
    <section id="capability" className={styles.section} data-whole={isWhole || undefined}>
      <SectionHead title={t("title")} text={t("text")} level={isWhole ? 1 : 2} />
      <div className={styles.frame}>
        <div className={styles.draw}>
          <SectionDrawing className={styles.wide} geometry={WIDE_SECTION} label={t("drawing")} />
          <SectionDrawing className={styles.narrow} geometry={NARROW_SECTION} label={t("drawing")} />
        </div>
        <LimitTable
          caption={t("title")}
          columns={[t("head.mark"), t("head.limit"), t("head.value")]}
          className={styles.table}
        >
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.letter && <span className={styles.letter}>{row.letter}</span>}</td>
              <th scope="row">{t(`rows.${row.key}`)}</th>
              <td className="num">{t(`values.${row.value}`, row.facts)}</td>
            </tr>
          ))}
        </LimitTable>
      </div>
    </section>
  );
}
