"use client";
// Order costs, consent, and the button; on phones at the bottom of the screen.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Blocker } from "@/components/checkout/blocker";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { SummaryPanel } from "@/components/ui/summary-panel";
import styles from "./checkout.module.css";

const BLOCKED_ID = "checkout-blocked";

interface PlacePanelProps {
  lines: ReactNode;
  /** Amount beside the button. */
  sum: ReactNode;
  /** Content between the lines and the button: changes to accept, the consent. */
  children: ReactNode;
  /** Refusal of the server. */
  refusal: string | null;
  /** Reason why the order cannot be placed yet. */
  blocker: Blocker | null;
  action: string;
  isBusy: boolean;
  onPlace: () => void;
}

export function PlacePanel({ lines, sum, children, refusal, blocker, action, isBusy, onPlace }: PlacePanelProps) {
  const t = useTranslations("checkout");
  return (
    <SummaryPanel title={t("summary")}>
      {lines}
      {refusal && (
        <p className={styles.refused} role="alert">
          <Icon name="error" size={16} />
          {refusal}
        </p>
      )}
      {children}
      <div className={styles.pay}>
        <div className={styles.sum}>{sum}</div>
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={isBusy}
          aria-disabled={blocker !== null || undefined}
          aria-describedby={blocker === null ? undefined : BLOCKED_ID}
          onClick={onPlace}
        >
          {action}
        </Button>
        {blocker && (
          <p id={BLOCKED_ID} className={styles.blocked}>
            {t(`blocked.${blocker}`)}
          </p>
        )}
      </div>
    </SummaryPanel>
  );
}
