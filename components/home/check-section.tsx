// Three findings of the DFM check of our own sample board, drawn from its files.
import { useTranslations } from "next-intl";
import { HERO_BOARD } from "@/components/home/sample-boards";
import findings from "@/components/home/sample-findings.json";
import { SectionHead } from "@/components/ui/section-head";
import { RULE_IDS, type RuleId } from "@/lib/core/dfm/rule-ids";
import { Link } from "@/lib/i18n/link";
import styles from "./check-section.module.css";

const RULES: readonly RuleId[] = Object.values(RULE_IDS).flat();

/** A finding, as measured by `scripts/sample-boards.ts`. */
type SampleFinding = (typeof findings)[number];

export function CheckSection() {
  const t = useTranslations("home.check");
  return (
    <section id="check" className={styles.section}>
      <SectionHead title={t("title")} text={t("text", { checks: RULES.length, board: HERO_BOARD.title })} />
      <SampleFindings />
      <p className={styles.more}>
        <Link className="link" href="/product/free-dfm-check">
          {t("action")}
        </Link>
      </p>
    </section>
  );
}

/** Three findings of the sample board, each with its picture, measurement and limit. */
export function SampleFindings() {
  return (
    <ul className={styles.grid}>
      {findings.map((finding) => (
        <li key={finding.rule}>
          <FindingFigure finding={finding} />
        </li>
      ))}
    </ul>
  );
}

function FindingFigure({ finding: { rule, measuredMm, limitMm, count } }: { finding: SampleFinding }) {
  const t = useTranslations("home.check");
  const names = useTranslations("finding.names");
  const known = RULES.find((id) => id === rule);
  const name = known ? names(known) : rule;
  return (
    <figure>
      <img
        src={`/boards/${HERO_BOARD.id}-${rule}.svg`}
        alt={t("picture", { rule: name, board: HERO_BOARD.title })}
        width={400}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <b>{name}</b>
        <span className="num">{t("measured", { measured: String(measuredMm), limit: String(limitMm) })}</span>
        <span className="num">{t("places", { count })}</span>
      </figcaption>
    </figure>
  );
}
