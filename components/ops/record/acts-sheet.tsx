"use client";
// Staff actions on a record, newest first.
import { useTranslations } from "next-intl";
import { LogSheet } from "@/components/ops/record/log-sheet";
import { useActWords } from "@/components/ops/frame/use-act-words";
import type { AdminAct } from "@/lib/contracts/ops";

export function ActsSheet({ acts }: { acts: readonly AdminAct[] }) {
  const t = useTranslations("ops.audit");
  const words = useActWords();
  const entries = acts.map((act) => ({
    ...{ key: act.actId, at: act.at, what: words.kind(act.kind) },
    more: [act.actor, words.details(act)].filter(Boolean).join(" · "),
  }));
  return <LogSheet title={t("ofRecord")} entries={entries} />;
}
