"use client";
// Suggested changes that resolve contradictions with the files, for pages that price more than the board.
import { FixButton } from "@/components/pcb/form/fix-button";
import { QuoteProvider, useQuote } from "@/components/pcb/quote-source";
import { obstacleKey } from "@/components/pcb/form/use-obstacle-texts";
import styles from "./fix-button.module.css";

export function FileFixes() {
  return (
    <QuoteProvider>
      <Fixes />
    </QuoteProvider>
  );
}

function Fixes() {
  "use memo";
  const fixes = useQuote(({ obstacles }) =>
    obstacles.flatMap((obstacle) =>
      obstacle.kind === "files" && obstacle.fix ? [{ key: obstacleKey(obstacle), fix: obstacle.fix }] : [],
    ),
  );
  if (fixes.length === 0) return null;
  return (
    <div className={styles.fixes}>
      {fixes.map(({ key, fix }) => (
        <FixButton key={key} fix={fix} />
      ))}
    </div>
  );
}
