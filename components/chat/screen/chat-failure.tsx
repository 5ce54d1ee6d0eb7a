"use client";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { ApiError } from "@/lib/client/transport/api-error";
import { Link } from "@/lib/i18n/link";

/** A conversation that does not exist, is no longer shared, or could not be read. */
export function ChatFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("chat");
  const isMissing = error instanceof ApiError && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code);
  if (!isMissing) return <FailureState title={t("thread.loadFailed")} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="chat"
      title={t("thread.missing")}
      action={
        <Link className={buttonClass()} href="/chat">
          {t("new")}
        </Link>
      }
    />
  );
}
