"use client";
// From the viewer to the check of the same board: a kept one by its address, files of this browser carried along.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useBoardViewer } from "@/stores/board-viewer";
import { putIncomingFile } from "@/stores/incoming-file";
import styles from "./viewer-bar.module.css";

export function CheckLink() {
  const t = useTranslations("finding.facts");
  const navigate = useNavigate();
  const projectId = useBoardViewer((viewer) => viewer.projectId);
  const file = useBoardViewer((viewer) => viewer.file);
  async function go() {
    if (projectId !== null) return navigate(`/order/dfm?id=${encodeURIComponent(projectId)}`);
    // A browser that keeps nothing asks for the file once more there.
    if (file) await putIncomingFile(file).catch(() => undefined);
    navigate("/order/dfm");
  }
  return (
    <Button size="sm" className={styles.check} aria-label={t("link")} title={t("link")} onClick={() => void go()}>
      <Icon name="check" size={16} />
      <span>{t("link")}</span>
    </Button>
  );
}
