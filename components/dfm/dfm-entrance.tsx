"use client";
import { useTranslations } from "next-intl";
import { Entrance, type EntranceProps } from "@/components/ui/entrance";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";

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
