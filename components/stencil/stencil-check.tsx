"use client";
// The stencil's files: brought by hand, read in this browser, and looked at for what would print badly.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { fittingChange } from "@/components/stencil/fitting-change";
import { STENCIL_FILE_RULE } from "@/components/stencil/stencil-file-rule";
import { useReadFailure } from "@/components/stencil/use-read-failure";
import { useReadStencil } from "@/components/stencil/use-read-stencil";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { UploadZone } from "@/components/ui/upload-zone";
import { useSpareNear } from "@/components/ui/use-spare";
import { gerberWorkers } from "@/lib/workers/gerber-client";
import { keptStencilFile } from "@/stores/kept-stencil";
import { useStencilDraftStore } from "@/stores/stencil-draft";
import styles from "./stencil-check.module.css";

const StencilReport = dynamic(() => import("@/components/stencil/stencil-report").then((file) => file.StencilReport), {
  ssr: false,
});

export function StencilCheck() {
  const t = useTranslations("stencil.check");
  const failureText = useReadFailure();
  const draft = useStencilDraftStore();
  const prepareReader = useSpareNear(gerberWorkers);
  const reopened = useRef<File | null>(null);
  const { reading, take, remove } = useReadStencil((board, file) => {
    draft.getState().bring(file);
    // What was chosen for the files before a reload still holds.
    if (file === reopened.current) return;
    draft.getState().change(fittingChange(draft.getState().specification, board));
    void keptStencilFile.keep(file);
  });
  const reopen = useEffectEvent((file: File | null) => {
    if (!file || draft.getState().file || reading.status !== "idle") return;
    reopened.current = file;
    take(file);
  });
  useEffect(() => void keptStencilFile.find().then(reopen), []);
  if (reading.status === "done") {
    const removeAll = () => {
      draft.getState().bring(null);
      void keptStencilFile.forget();
      remove();
    };
    return <StencilReport name={reading.name} board={reading.board} onRemove={removeAll} />;
  }
  if (reading.status === "running") return <Reading name={reading.name} done={reading.done} onCancel={remove} />;
  const isFailed = reading.status === "failed";
  return (
    <div className="needs-script no-print">
      <UploadZone
        title={t("drop")}
        hint={t("dropHint", { limit: STENCIL_FILE_RULE.maxMegabytes })}
        icon="stencil"
        rule={STENCIL_FILE_RULE}
        state={
          isFailed
            ? { status: "failed", name: reading.name, message: `${reading.name}: ${failureText(reading.code)}` }
            : { status: "idle" }
        }
        onFile={take}
        onNear={prepareReader}
      />
    </div>
  );
}

function Reading({ name, done, onCancel }: { name: string; done: number; onCancel: () => void }) {
  const t = useTranslations("stencil.check");
  const percent = Math.floor(done * 100);
  return (
    <div className={styles.reading}>
      <Skeleton rows={2} text={t("reading", { name, percent })} />
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t("stop")}
      </Button>
    </div>
  );
}
