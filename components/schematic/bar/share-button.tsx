"use client";
// Opens the sharing of one's own project.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { useOpenProject } from "@/components/schematic/editor-context";
import { type SharingDialog, SharingDialogs } from "@/components/sharing/sharing-dialogs";
import { Button } from "@/components/ui/button";
import { PROJECT_TYPES } from "@/lib/contracts/project";
import { usePagePath } from "@/lib/i18n/use-page-path";
import styles from "./editor-bar.module.css";

export function ShareButton() {
  const { right } = useOpenProject();
  return right === "owner" ? <OwnShareButton /> : null;
}

function OwnShareButton() {
  const t = useTranslations("schematic.bar");
  const { projectId, name: projectName } = useOpenProject();
  // The link leads to the page that is open.
  const projectType = usePagePath() === "/sim" ? PROJECT_TYPES.simulation : PROJECT_TYPES.schematic;
  const [dialog, setDialog] = useState<SharingDialog | null>(null);
  const project = { projectId, projectName, projectType };
  return (
    <>
      <Button
        size="sm"
        className={styles.share}
        aria-haspopup="dialog"
        title={t("share")}
        onClick={() => setDialog({ name: "share", project })}
      >
        <Icon name="share" size={16} />
        <span>{t("share")}</span>
      </Button>
      <SharingDialogs dialog={dialog} onDialog={setDialog} />
    </>
  );
}
