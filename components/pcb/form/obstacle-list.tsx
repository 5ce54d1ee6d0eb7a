"use client";
// Obstacles to a price from files and rules, each with its fix.
import { useTranslations } from "next-intl";
import { FixButton } from "@/components/pcb/form/fix-button";
import { useQuote } from "@/components/pcb/quote-source";
import { obstacleKey, useObstacleText } from "@/components/pcb/form/use-obstacle-texts";
import styles from "@/components/quote/price-frame.module.css";

export function ObstacleList() {
  "use memo";
  const t = useTranslations("quote.price");
  const obstacles = useQuote((quote) => quote.obstacles);
  const obstacleText = useObstacleText();
  if (obstacles.length === 0) return null;
  const hasFiles = obstacles.some(({ kind }) => kind === "files");
  return (
    <div className={styles.refusal}>
      <strong>{hasFiles ? t("manualReview") : t("unsupported")}</strong>
      <ul>
        {obstacles.map((obstacle) => (
          <li key={obstacleKey(obstacle)}>
            <p>{obstacleText(obstacle)}</p>
            {obstacle.fix && <FixButton fix={obstacle.fix} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
