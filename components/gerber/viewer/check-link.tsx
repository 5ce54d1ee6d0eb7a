"use client";
// Link from the viewer to the DFM check of the same board: by project id, or with the local file.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { putIncomingFile } from "@/stores/incoming-file";
import styles from "./viewer-bar.module.css";

export function CheckLink() {
  const t = useTranslations("finding.facts");
  const { prefix } = useMarket();
  const projectId = useBoardViewer((viewer) => viewer.projectId);
  const file = useBoardViewer((viewer) => viewer.file);
  async function go() {
    // If the browser cannot store the file, the next page asks for it.
    if (file && projectId === null) await putIncomingFile(file).catch(() => undefined);
    const query = projectId === null ? "" : `?id=${encodeURIComponent(projectId)}`;
    // A location change instead of a link, so that the session keys stay.
    location.assign(withPrefix(`/order/dfm${query}`, prefix));
  }
  return (
    <Button size="sm" className={styles.check} aria-label={t("link")} title={t("link")} onClick={() => void go()}>
      <Icon name="check" size={16} />
      <span>{t("link")}</span>
    </Button>
  );
}
