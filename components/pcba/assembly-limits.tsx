// Table of assembly limits, from the rules of the quote.
import { useTranslations } from "next-intl";
import { LimitTable } from "@/components/ui/limit-table";
import { SectionHead } from "@/components/ui/section-head";
import { buttonClass } from "@/components/ui/button";
import { MIN_SINGLE_MM } from "@/lib/core/pcb/capability";
import { LINES_IN_A_DAY } from "@/lib/core/pcba/lead-time";
import { ASSEMBLY_LIMITS } from "@/lib/core/pcba/specification";
import { STENCIL_OPTIONS } from "@/lib/core/pricing/stencil/specification";
import { Link } from "@/lib/i18n/link";
import styles from "./assembly-limits.module.css";

const { smallestPart, minBgaPitchMm, maxShortMm, maxLongMm, minPieces, maxPieces } = ASSEMBLY_LIMITS;

/** In the order of the table. */
const LIMITS = {
  kinds: {},
  sides: {},
  part: { part: smallestPart },
  pitch: { mm: minBgaPitchMm.toFixed(2) },
  inspection: {},
  largest: { width: maxShortMm, height: maxLongMm },
  panel: { min: MIN_SINGLE_MM },
  pieces: { min: minPieces, max: maxPieces },
  lines: { lines: LINES_IN_A_DAY },
  stencil: { um: STENCIL_OPTIONS.thicknessUm.join(" / ") },
  supply: {},
  days: {},
} satisfies Record<string, Record<string, string | number>>;

export function AssemblyLimits() {
  const t = useTranslations("assembly");
  return (
    <section className={`wrap ${styles.page}`}>
      <SectionHead level={1} title={t("capability.title")} text={t("capability.text")} />
      <LimitTable
        caption={t("capability.title")}
        columns={[t("capability.head.limit"), t("capability.head.value")]}
        className={styles.table}
      >
        {(Object.keys(LIMITS) as (keyof typeof LIMITS)[]).map((key) => (
          <tr key={key}>
            <th scope="row">{t(`capability.rows.${key}`)}</th>
            <td className="num">{t(`capability.values.${key}`, LIMITS[key])}</td>
          </tr>
        ))}
      </LimitTable>
      <Link className={buttonClass({ variant: "primary", size: "lg" })} href="/order/manufacturing/pcba">
        {t("quote")}
      </Link>
    </section>
  );
}
