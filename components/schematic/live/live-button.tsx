"use client";
import { useTranslations } from "next-intl";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import { Button } from "@/components/ui/button";

/** Opens the live simulation. */
export function LiveButton() {
  const t = useTranslations("liveSimulation");
  const page = useEditorPage();
  return (
    <Button size="sm" onClick={() => page.open("live")}>
      {t("start")}
    </Button>
  );
}
