"use client";
import { useTranslations } from "next-intl";
import { AnswerText } from "@/components/chat/answer/answer-text";
import { Card } from "@/components/chat/blocks/card";
import { CardLink } from "@/components/chat/blocks/card-link";
import { Icon } from "@/components/icons/icon";
import { Tag } from "@/components/ui/tag";
import type { FindingBlock } from "@/lib/core/assistant/answer";
import styles from "./cards.module.css";

/** Hundredths of a millimeter are told; thousandths where limits need them. */
const inMm = (value: number): string => String(Number(value.toFixed(3)));

export function FindingCard({ block }: { block: FindingBlock }) {
  const { title, severity, text, measuredMm, limitMm, count, path } = block;
  const t = useTranslations("chat.blocks");
  const measured = measuredMm !== null && inMm(measuredMm);
  return (
    <Card
      title={
        <span className={styles.severity} data-severity={severity}>
          <Icon name={severity} />
          <span className="visually-hidden">{t(severity)}: </span>
          {title}
        </span>
      }
      aside={t("count", { count })}
      actions={<CardLink path={path}>{t("openReport")}</CardLink>}
    >
      <div className={styles.body}>
        {measured && (
          <p>
            <Tag kind={severity}>
              {limitMm === null ? t("measuredOnly", { measured }) : t("measured", { measured, limit: inMm(limitMm) })}
            </Tag>
          </p>
        )}
        <AnswerText markdown={text} />
      </div>
    </Card>
  );
}
