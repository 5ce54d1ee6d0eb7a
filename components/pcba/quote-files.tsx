"use client";
// Parts lists, coordinates and further boards of a quote.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useDownloadFile } from "@/lib/client/upload/file";
import type { QuoteView } from "@/lib/contracts/bom";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "./quotes.module.css";

export function QuoteFiles({ quote: { files, specification } }: { quote: QuoteView }) {
  const t = useTranslations("quotes.files");
  const boardLabel = useBoardName();
  const download = useDownloadFile();
  const { boards } = specification;
  if (files.length === 0) return null;
  return (
    <Sheet title={t("title")}>
      <div className={styles.files}>
        {files.map(({ kind, fileUrl, fileName, board }) => (
          <Button
            key={`${board} ${kind} ${fileUrl}`}
            size="sm"
            isBusy={download.isPending && download.variables === fileUrl}
            onClick={() => download.mutate(fileUrl)}
          >
            <Icon name="download" size={16} />
            <span>
              {board !== undefined && `${boardLabel(boards?.[board]?.boardName, board)} · `}
              {t(kind)}: {fileName}
            </span>
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
