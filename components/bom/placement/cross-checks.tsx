"use client";
// Differences between list and coordinates in both directions, with the parts concerned.
import { useTranslations } from "next-intl";
import { rangesOf } from "@/components/bom/lines/bom-row";
import { Icon } from "@/components/icons/icon";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import type { CrossCheck } from "@/lib/core/placement/cross-check";
import styles from "./coordinates.module.css";

const CHECKS = ["unplaced", "unlisted", "leftAway", "otherSide"] as const;
const SHOWN_PROBLEMS = 50;

interface CrossChecksProps {
  check: CrossCheck;
  problems: NonNullable<UploadedBom["placements"]>["problems"];
}

export function CrossChecks({ check, problems }: CrossChecksProps) {
  const t = useTranslations("bom.coordinates");
  const more = useTranslations("bom.confirm");
  const found = CHECKS.filter((key) => check[key].length > 0);
  if (found.length === 0 && problems.length === 0) {
    return (
      <p className={styles.agree}>
        <Icon name="check" size={16} />
        {t("agree")}
      </p>
    );
  }
  return (
    <dl className={styles.checks}>
      {found.map((key) => (
        <div key={key}>
          <dt>
            {t(key)} <b className="num">{check[key].length}</b>
          </dt>
          <dd>{rangesOf(check[key])}</dd>
        </div>
      ))}
      {problems.length > 0 && (
        <div>
          <dt>
            {t("problems")} <b className="num">{problems.length}</b>
          </dt>
          <dd>
            <ul>
              {problems.slice(0, SHOWN_PROBLEMS).map(({ file, row, reason, text }) => (
                <li key={`${file} ${row} ${reason}`} title={text}>
                  {t("problemRow", { file, row, reason: t(`reasons.${reason}`) })}
                </li>
              ))}
            </ul>
            {problems.length > SHOWN_PROBLEMS && more("more", { count: problems.length - SHOWN_PROBLEMS })}
          </dd>
        </div>
      )}
    </dl>
  );
}
