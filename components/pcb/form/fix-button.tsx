"use client";
// Button of the change that resolves an obstacle, with its price effect.
import { useFixText, obstacleKey, obstacleOption } from "@/components/pcb/form/use-obstacle-texts";
import { useQuote } from "@/components/pcb/quote-source";
import { Button } from "@/components/ui/button";
import type { PcbOption } from "@/lib/core/pcb/specification";
import type { Fix } from "@/lib/core/pricing/fixes";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./fix-button.module.css";

export function FixButton({ fix }: { fix: Fix }) {
  "use memo";
  const change = useQuoteDraft((draft) => draft.change);
  const fixText = useFixText();
  return (
    <Button size="sm" className="num needs-script no-print" onClick={() => change(fix.change)}>
      {fixText(fix)}
    </Button>
  );
}

/** Fixes of obstacles to these options, below their row. */
export function RowFixes({ options }: { options: readonly PcbOption[] }) {
  "use memo";
  const fixes = useQuote(({ obstacles }) =>
    obstacles.flatMap((obstacle) =>
      obstacle.fix && options.includes(obstacleOption(obstacle))
        ? [{ key: obstacleKey(obstacle), fix: obstacle.fix }]
        : [],
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
