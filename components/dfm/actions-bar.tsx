"use client";
// Header of the report with its actions.
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Bind } from "@/components/dfm/use-bind";
import { ShareDialog } from "@/components/dfm/share-dialog";
import { useActionFailure, useFailureWords } from "@/components/dfm/use-action-failure";
import { useSpecification } from "@/components/dfm/use-specification";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/lib/client/upload/download";
import { printReport } from "@/lib/client/dfm";
import { toQuery } from "@/lib/core/pcb/query";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { useDfm } from "@/stores/viewer/dfm-check";
import styles from "./actions-bar.module.css";

interface ActionsBarProps {
  bind: Bind;
  onNewFile: () => void;
  onCompare: () => void;
}

export function ActionsBar({ bind, onNewFile, onCompare }: ActionsBarProps) {
  const t = useTranslations("dfm");
  const name = useBoardViewer((viewer) => viewer.file?.name ?? "");
  const isShared = useDfm((dfm) => dfm.isShared);
  const status = useDfm((dfm) => dfm.check.status);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h1>{t("title")}</h1>
        <p title={name}>{name}</p>
      </div>
      <span className={styles.state} role="status">
        {status === "running" && t("checking")}
      </span>
      {isShared ? (
        <p className={styles.state}>{t("share.readOnly")}</p>
      ) : (
        <Actions bind={bind} onNewFile={onNewFile} onCompare={onCompare} />
      )}
    </div>
  );
}

function Actions({ bind, onNewFile, onCompare }: ActionsBarProps) {
  const t = useTranslations("dfm.actions");
  const navigate = useNavigate();
  const specification = useSpecification();
  const isReady = useDfm((dfm) => dfm.check.status === "done");
  const [isSharing, setSharing] = useState(false);
  const { failure, attempt } = useActionFailure();

  async function print(): Promise<void> {
    const projectId = await bind.bind();
    if (projectId !== null) saveFile(await printReport(projectId));
  }
  async function order(): Promise<void> {
    const projectId = await bind.bind();
    if (projectId === null) return;
    const query = new URLSearchParams([["project", projectId], ...toQuery(specification)]);
    navigate(`/order/manufacturing/pcb?${query}`);
  }
  async function share(): Promise<void> {
    if ((await bind.bind()) !== null) setSharing(true);
  }
  const isBusy = bind.state.status === "sending";
  const isOff = !isReady || isBusy;
  return (
    <div className={styles.actions} role="group" aria-label={t("label")}>
      <BindState bind={bind} failure={failure} />
      <Button size="sm" onClick={onNewFile}>
        <Icon name="upload" size={16} />
        {t("newFile")}
      </Button>
      <Button size="sm" onClick={onCompare} disabled={!isReady}>
        {t("compare")}
      </Button>
      <Button size="sm" disabled={isOff} onClick={() => void attempt(print)}>
        <Icon name="download" size={16} />
        {t("pdf")}
      </Button>
      <Button size="sm" disabled={isOff} onClick={() => void attempt(share)}>
        {t("share")}
      </Button>
      <Button size="sm" variant="primary" disabled={isOff} onClick={() => void attempt(order)}>
        {t("quote")}
      </Button>
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
    </div>
  );
}

function BindState({ bind, failure }: { bind: Bind; failure: string | null }) {
  const t = useTranslations("dfm.actions");
  const say = useFailureWords();
  const reason = bind.state.status === "failed" ? say(bind.state.code) : failure;
  return (
    <span className={styles.state} role="status" data-failed={reason !== null || undefined}>
      {bind.state.status === "sending" ? t("sending") : reason !== null && t("failed", { reason })}
    </span>
  );
}
