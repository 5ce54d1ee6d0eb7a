"use client";
// Coordinate files, their conflicts with the list, and the parts over the board.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { CrossChecks } from "@/components/bom/placement/cross-checks";
import type { Placements } from "@/components/bom/placement/use-placements";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import { useRun } from "@/components/ui/use-run";
import { ApiError } from "@/lib/client/transport/api-error";
import { sendCoordinates } from "@/lib/client/upload/bom-upload";
import styles from "./coordinates.module.css";

const PlacementView = dynamic(
  () => import("@/components/bom/placement/placement-view").then((file) => file.PlacementView),
  {
    ssr: false,
  },
);

const ACCEPT = [".csv", ".txt", ".pos", ".tsv", ".xlsx", ".xls"];
const MAX_FILES = 4;

export function Coordinates({ placements }: { placements: Placements }) {
  const t = useTranslations("bom.coordinates");
  const { read, failure } = placements;
  return (
    <Sheet id="coordinates" title={t("title")} note={read ? t("note", { count: read.rows.length }) : undefined}>
      <Files failure={failure?.message || (failure && t("failed"))} />
      {placements.isReading && !read && <Skeleton rows={3} text={t("reading")} />}
      {read && <Read placements={placements} />}
    </Sheet>
  );
}

function Files({ failure }: { failure: string | null | undefined }) {
  const t = useTranslations("bom.coordinates");
  const files = useBomDraft((draft) => draft.coordinates);
  const draft = useBomDraftStore();
  const input = useRef<HTMLInputElement>(null);
  const { take, isSending, refusal } = useSendCoordinates();
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.files}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // The board's drop zone takes files dropped elsewhere.
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) take(file);
      }}
    >
      {files.length === 0 && <p>{t("text")}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(({ fileUrl, fileName }) => (
            <li key={fileUrl}>
              <Icon name="doc" size={16} />
              <span>{fileName}</span>
              <Button
                variant="quiet"
                size="sm"
                isIconOnly
                aria-label={t("remove", { name: fileName })}
                title={t("remove", { name: fileName })}
                onClick={() => draft.getState().removeCoordinates(fileUrl)}
              >
                <Icon name="close" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(refusal ?? failure) && (
        <Notice kind="warning" role="alert">
          {refusal ?? failure}
        </Notice>
      )}
      <FileInput ref={input} label={t("add")} accept={ACCEPT} onFile={take} />
      <div className="needs-script no-print">
        <Button isBusy={isSending} disabled={files.length >= MAX_FILES} onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {t("add")}
        </Button>
        <p className="label">{t("hint", { limit: MAX_FILE_MEGABYTES.coordinates })}</p>
      </div>
    </div>
  );
}

function Read({ placements }: { placements: Placements }) {
  const t = useTranslations("bom.coordinates");
  const { read, fit, check } = placements;
  if (!read || !check) return null;
  return (
    <>
      <div className={styles.result}>
        {read.isUnitAssumed && <Notice kind="warning">{t("unitAssumed", { unit: t(`units.${read.unit}`) })}</Notice>}
        {fit && <FitWords fit={fit} />}
      </div>
      <CrossChecks check={check} problems={read.problems} />
      <PlacementView placements={placements} />
    </>
  );
}

/** Below this fraction the user should check whether the file belongs to the board. */
const WELL_INSIDE = 0.9;

function FitWords({ fit: { movedMm, isBottomMirrored, isYDown, inside } }: { fit: NonNullable<Placements["fit"]> }) {
  const t = useTranslations("bom.coordinates.fit");
  const short = (value: number) => Math.round(value * 10) / 10;
  const isWell = movedMm === null && inside >= WELL_INSIDE;
  return (
    <Notice kind={isWell ? "success" : "warning"}>
      {movedMm ? t("moved", { x: short(movedMm.x), y: short(movedMm.y) }) : isWell && t("own")}{" "}
      {isBottomMirrored && t("mirrored")} {isYDown && t("yDown")}{" "}
      {inside < WELL_INSIDE && t("few", { percent: Math.round(inside * 100) })}
    </Notice>
  );
}

/** Upload of coordinate files. */
function useSendCoordinates() {
  const t = useTranslations("bom");
  const draft = useBomDraftStore();
  const run = useRun();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(file: File) {
    const signal = run.restart();
    setSending(true);
    setRefusal(null);
    try {
      const sent = await sendCoordinates(file, { signal });
      if (!signal.aborted) draft.getState().addCoordinates([sent]);
    } catch (error) {
      if (signal.aborted) return;
      const isOurs = error instanceof ApiError && error.kind === "refused";
      setRefusal(isOurs ? error.message : t("failure.offline"));
    } finally {
      if (!signal.aborted) setSending(false);
    }
  }
  return { take: (file: File) => void send(file), isSending, refusal };
}
