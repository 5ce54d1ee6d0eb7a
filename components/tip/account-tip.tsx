"use client";
// An explanation that a signed-in user dismisses once, on every device.
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useKeepTips } from "@/lib/client/account-profile";
import { useSession } from "@/stores/account/session";
import { hasSeenTip, type Tip } from "@/stores/account/session-user";
import styles from "./account-tip.module.css";

interface AccountTipProps {
  tip: Tip;
  /** Label of the button that dismisses it. */
  seen: string;
  children: ReactNode;
}

export function AccountTip({ tip, seen, children }: AccountTipProps) {
  const pointOut = useSession((state) => state.user.pointOut);
  const keep = useKeepTips();
  if (hasSeenTip(pointOut, tip)) return null;
  return (
    <div className={styles.tip}>
      <Notice kind="success">
        <div className={styles.text}>
          <span>{children}</span>
          <Button size="sm" isBusy={keep.isPending} onClick={() => keep.mutate({ [tip]: true })}>
            {seen}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
