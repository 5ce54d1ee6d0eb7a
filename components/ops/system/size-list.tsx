"use client";
// Sizes of the database and of stored files.
import { useLocale, useTranslations } from "next-intl";
import { DataList } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import type { AdminSystem } from "@/lib/contracts/ops-system";
import { formatBytes } from "@/lib/i18n/format-bytes";
import { NOTHING } from "@/lib/i18n/nothing";

export function SizeList({ sizes }: { sizes: AdminSystem["sizes"] }) {
  const t = useTranslations("ops.system.sizes");
  const tag = useLocale();
  const { databaseBytes, fileBytes, fileCount, freeBytes } = sizes;
  const entries = [
    { key: "database", name: t("database"), value: formatBytes(databaseBytes, tag) },
    { key: "files", name: t("files"), value: t("filesOf", { size: formatBytes(fileBytes, tag), count: fileCount }) },
    { key: "free", name: t("free"), value: freeBytes === null ? NOTHING : formatBytes(freeBytes, tag) },
  ];
  return (
    <Sheet title={t("title")} isPadded>
      <DataList entries={entries} />
    </Sheet>
  );
}
