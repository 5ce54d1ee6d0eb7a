"use client";
// Notice of actions by colleagues since the page was opened.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Age } from "@/components/ops/record/age";
import { useActWords } from "@/components/ops/frame/use-act-words";
import { Notice } from "@/components/ui/notice";
import type { AdminAct } from "@/lib/contracts/ops";
import { useSession } from "@/stores/account/session";
import styles from "./record.module.css";

export function OthersActs({ acts }: { acts: readonly AdminAct[] }) {
  const t = useTranslations("ops.record");
  const common = useTranslations("common");
  const words = useActWords();
  const me = useSession(({ user }) => user.email);
  const [known] = useState(() => new Set(acts.map(({ actId }) => actId)));
  const fresh = acts.filter(({ actId, actor }) => !known.has(actId) && actor !== "" && actor !== me);
  return (
    <div role="status" className={styles.others}>
      {fresh.length > 0 && (
        <Notice kind="warning">
          <ul>
            {fresh.map((act) => (
              <li key={act.actId}>
                {t.rich("changedBy", {
                  who: act.actor,
                  what: words.details(act)
                    ? common("named", { name: words.kind(act.kind), value: words.details(act) })
                    : words.kind(act.kind),
                  age: () => <Age since={act.at} />,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
