"use client";
// An unread list: reason and next steps. The uploaded file is kept.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import type { ApiError } from "@/lib/client/transport/api-error";
import { useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "../quote/bom-quote.module.css";

interface BomFailureProps {
  failure: ApiError;
  onRetry: () => void;
  onSkip: () => void;
}

export function BomFailure({ failure, onRetry, onSkip }: BomFailureProps) {
  const t = useTranslations("bom.failure");
  const retry = useTranslations("common")("retry");
  const skip = useTranslations("bom.start")("skip");
  const draft = useBomDraftStore();
  const hasHints = useBomDraft((state) => Object.keys(state.hints).length > 0);
  const isGone = failure.code === "NOT_FOUND";
  const isOurs = failure.kind === "refused";
  const text = isGone ? t("gone") : isOurs ? failure.message || t("parse") : t("offline");
  return (
    <Sheet isPadded>
      <EmptyState
        icon="error"
        title={isOurs && !isGone ? t("title") : t("notRead")}
        text={
          <>
            {text}
            {isOurs && !isGone && (
              <>
                <br />
                {t("skip")}
              </>
            )}
          </>
        }
        action={
          <div className={styles.failure}>
            {!isOurs && <Button onClick={onRetry}>{retry}</Button>}
            {failure.code === "NO_PARTS_LIST" && (
              <Button onClick={() => draft.getState().readAs({ headerRow: 0 })}>{t("columns")}</Button>
            )}
            {isOurs && hasHints && <Button onClick={() => draft.getState().readAs({})}>{t("anew")}</Button>}
            <Button onClick={() => draft.getState().clear()}>{t("other")}</Button>
            {isOurs && !isGone && (
              <Button variant="primary" onClick={onSkip}>
                {skip}
              </Button>
            )}
          </div>
        }
      />
    </Sheet>
  );
}
