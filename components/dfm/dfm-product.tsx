// Product page of the free DFM check: upload field, findings of a sample board, steps, and every rule by group.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type RuleGroup, RULE_IDS, type RuleId } from "@/lib/core/dfm/rule-ids";
import styles from "./dfm-product.module.css";

const STEPS = ["read", "bound", "seen", "kept"] as const;

interface DfmProductProps {
  /** Upload field. */
  drop: ReactNode;
  /** Findings of a sample board. */
  sample: ReactNode;
}

export function DfmProduct({ drop, sample }: DfmProductProps) {
  const t = useTranslations("dfm.product");
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </div>
        <div>{drop}</div>
      </header>
      <section>
        <h2>{t("sampleTitle")}</h2>
        {sample}
      </section>
      <section>
        <h2>{t("howTitle")}</h2>
        <ol className={`ruled ${styles.steps}`}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`how.${step}`)}</h3>
              <p>{t(`how.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t("groupsTitle")}</h2>
        <div className={styles.groups}>
          {(Object.keys(RULE_IDS) as RuleGroup[]).map((group) => (
            <Group key={group} group={group} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Group({ group }: { group: RuleGroup }) {
  const t = useTranslations("finding");
  const rules: readonly RuleId[] = RULE_IDS[group];
  return (
    <div>
      <h3>{t(`groups.${group}`)}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`names.${rule}`)}</li>
        ))}
      </ul>
    </div>
  );
}
