// Confidence of a match: five bars, with reasons as text.
import { useTranslations } from "next-intl";
import { barsOf } from "@/components/bom/lines/bom-row";
import styles from "./certainty.module.css";

const BARS = [1, 2, 3, 4, 5] as const;

export function Certainty({ confidence }: { confidence: number }) {
  const t = useTranslations("bom");
  const filled = barsOf(confidence);
  const grade = filled >= 4 ? "high" : filled === 3 ? "middle" : "low";
  return (
    <span className={styles.bars} data-grade={grade} role="img" aria-label={t("confidence", { filled })}>
      {BARS.map((bar) => (
        <i key={bar} data-filled={bar <= filled || undefined} />
      ))}
    </span>
  );
}
