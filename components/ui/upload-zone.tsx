"use client";
// Upload field for drop, paste, click and keyboard, with progress.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { Button } from "@/components/ui/button";
import { chosenFiles, type NamedFile } from "@/components/ui/dropped-files";
import { DropFrame } from "@/components/ui/drop-frame";
import { type FileRefusal, type FileRule, checkFile } from "@/components/ui/file-check";
import { useFilesDrop } from "@/components/ui/use-file-drop";
import styles from "./upload-zone.module.css";

export type UploadState =
  | { status: "idle" }
  /** `fraction` runs from 0 to 1. */
  | { status: "sending"; name: string; fraction: number }
  | { status: "failed"; name: string; message?: string }
  | { status: "done"; name: string };

interface UploadZoneProps {
  title: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
  rule: FileRule;
  state: UploadState;
  onFile: (file: File) => void;
  /** Takes several files and folders; `onFile` takes a single one. */
  onFiles?: (files: readonly NamedFile[]) => void;
  /** Called when a file is likely to follow: the button has pointer or focus, or a file is dragged over the window. */
  onNear?: () => void;
  onCancel?: () => void;
  onRetry?: () => void;
  /** Alternative beside the button. */
  alternative?: ReactNode;
  /** Custom messages of refusals. */
  refusals?: Partial<Record<FileRefusal, string>>;
  /** Message for a file of the wrong type by its name; null if the name tells nothing. */
  wrongTypeOf?: (name: string) => string | null;
  /** Replaces the rule: reason why a file is refused, or null. */
  refusalOf?: (file: File) => string | null;
}

export function UploadZone(props: UploadZoneProps) {
  const {
    title,
    hint,
    icon = "gerber",
    rule,
    state,
    onFile,
    onFiles,
    onNear,
    onCancel,
    onRetry,
    alternative,
    refusals,
  } = props;
  const t = useTranslations("common.upload");
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function refusalMessage(reason: FileRefusal | null, { name }: File): string | null {
    const facts = { name, accepted: rule.accept.join(" "), limit: rule.maxMegabytes };
    const named = reason === "wrongType" ? props.wrongTypeOf?.(name) : null;
    return reason && (named ?? refusals?.[reason] ?? t(reason, facts));
  }
  function take(file: File) {
    const words = props.refusalOf ? props.refusalOf(file) : refusalMessage(checkFile(file, rule), file);
    setRefusal(words);
    if (words === null) onFile(file);
  }
  function takeAll(files: readonly NamedFile[]) {
    const [first, ...others] = files;
    if (!first) return;
    if (others.length === 0 || !onFiles) return take(first.file);
    setRefusal(null);
    onFiles(files);
  }
  const isOver = useFilesDrop(takeAll, { opensFolders: onFiles !== undefined });
  const notifyNear = useEffectEvent(() => onNear?.());
  useEffect(() => {
    if (isOver) notifyNear();
  }, [isOver]);
  const isSending = state.status === "sending";

  return (
    <DropFrame
      isOver={isOver}
      icon={icon}
      title={isOver ? t("drop") : title}
      hint={hint}
      actions={
        !isSending && (
          <>
            <Button
              variant="primary"
              size="lg"
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={() => input.current?.click()}
            >
              <Icon name="upload" />
              {t("choose")}
            </Button>
            {alternative}
          </>
        )
      }
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={rule.accept.join(",")}
        multiple={onFiles !== undefined}
        onChange={(event) => {
          const files = chosenFiles(event.target.files ?? []);
          // The same file may be chosen again after a failure.
          event.target.value = "";
          takeAll(files);
        }}
      />
      {isSending && <Progress state={state} onCancel={onCancel} />}
      <div role="status" className={styles.outcome}>
        {refusal && <p data-error>{refusal}</p>}
        {state.status === "failed" && (
          <p data-error>
            {state.message ?? t("failed", { name: state.name })} {onRetry && <RetryButton onRetry={onRetry} />}
          </p>
        )}
        {state.status === "done" && <p>{t("done", { name: state.name })}</p>}
      </div>
    </DropFrame>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("common");
  return (
    <Button size="sm" onClick={onRetry}>
      {t("retry")}
    </Button>
  );
}

function Progress({ state, onCancel }: { state: { name: string; fraction: number }; onCancel?: () => void }) {
  const t = useTranslations("common.upload");
  const percent = Math.floor(state.fraction * 100);
  const label = t("progress", { name: state.name, percent });
  return (
    <div className={styles.progress}>
      <progress value={percent} max={100} aria-label={label} />
      <span className="num">{label}</span>
      {onCancel && (
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
      )}
    </div>
  );
}
