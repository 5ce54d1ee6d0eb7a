"use client";
// The list and the coordinates that came with a quote.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useDownloadFile } from "@/lib/client/file";
import type { QuoteView } from "@/lib/contracts/bom";
import styles from "./quotes.module.css";

export function QuoteFiles({ files }: Pick<QuoteView, "files">) {
  const t = useTranslations("quotes.files");
  const download = useDownloadFile();
  if (files.length === 0) return null;
  return (
    <Sheet title={t("title")}>
      <div className={styles.files}>
        {files.map(({ kind, fileUrl, fileName }) => (
          <Button
            key={fileUrl}
            size="sm"
            isBusy={download.isPending && download.variables === fileUrl}
            onClick={() => download.mutate(fileUrl)}
          >
            <Icon name="download" size={16} />
            {t(kind)}: {fileName}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
