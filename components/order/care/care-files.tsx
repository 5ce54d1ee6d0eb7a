"use client";
// Files of a message or complaint, for download.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDownloadCareFile } from "@/lib/client/order-care";
import type { CareFile } from "@/lib/contracts/order-care";
import { formatBytes } from "@/lib/i18n/format-bytes";
import styles from "./order-care.module.css";

export function CareFiles({ orderId, files }: { orderId: string; files: readonly CareFile[] }) {
  const t = useTranslations("order.files");
  const tag = useLocale();
  const download = useDownloadCareFile(orderId);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ fileUrl, fileName, size }) => (
        <li key={fileUrl}>
          <Button
            size="sm"
            aria-label={t("downloadOf", { file: fileName })}
            isBusy={download.isPending && download.variables === fileUrl}
            onClick={() => download.mutate(fileUrl)}
          >
            <span className={styles.fileName}>{fileName}</span>
            <small className="num">{formatBytes(size, tag)}</small>
          </Button>
        </li>
      ))}
    </ul>
  );
}
