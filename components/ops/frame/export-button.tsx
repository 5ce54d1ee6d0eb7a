"use client";
// Downloads a list as CSV with the filters of the page.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useAdminExport } from "@/lib/client/ops";
import type { AdminExport } from "@/lib/client/ops";

export function ExportButton({ list }: { list: AdminExport }) {
  const t = useTranslations("ops.list");
  const run = useAdminExport();
  return (
    <Button size="sm" isBusy={run.isPending} onClick={() => run.mutate(list)}>
      <Icon name="download" size={16} />
      {t("export")}
    </Button>
  );
}
