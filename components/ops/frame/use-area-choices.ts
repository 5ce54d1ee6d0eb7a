// Filter by market area.
import { useTranslations } from "next-intl";
import type { AdminChoice } from "@/components/ops/frame/admin-list";

export function useAreaChoices(): AdminChoice[] {
  const t = useTranslations("ops.area");
  return [
    { name: "area", value: undefined, label: t("all") },
    { name: "area", value: "en-US", label: t("en-US") },
    { name: "area", value: "zh-CN", label: t("zh-CN") },
  ];
}
