"use client";
import { useTranslations } from "next-intl";
import { Entrance, type EntranceProps } from "@/components/ui/entrance";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { usePrewarmed } from "@/components/ui/use-prewarmed";
import { dfmWorkers } from "@/lib/workers/dfm/dfm-client";

const CHECKS = Object.values(RULE_IDS).flat().length;

export function DfmEntrance({ rule, ...file }: Omit<EntranceProps, "words" | "points">) {
  const t = useTranslations("dfm.entrance");
  return (
    <Entrance
      {...{ rule, ...file }}
      words={{
        title: t("title"),
        text: t("text", { checks: CHECKS }),
        drop: t("drop"),
        hint: t("hint", { limit: rule.maxMegabytes }),
        cancel: t("cancel"),
        noScript: t("noScript"),
      }}
      points={(["local", "bound", "place", "note"] as const).map((point) => t(`points.${point}`))}
    />
  );
}

/** Prewarms a DFM worker: fetching its script made a first report take half as long again. */
export function usePrewarmedChecker(): void {
  usePrewarmed(dfmWorkers);
}
