"use client";
// Before there is a board to be checked.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Entrance } from "@/components/ui/entrance";
import type { FileRule } from "@/components/ui/file-check";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";

const CHECKS = Object.values(RULE_IDS).flat().length;

interface DfmEntranceProps {
  rule: FileRule;
  /** Words for how far a reading is; null where nothing is read. */
  reading: ReactNode;
  /** Why the last file could not be opened. */
  refusal: { name: string; message: string } | null;
  onFile: (file: File) => void;
  onCancel: () => void;
  onRetry?: () => void;
}

export function DfmEntrance({ rule, ...file }: DfmEntranceProps) {
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
