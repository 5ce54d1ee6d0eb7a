"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Board3dCode } from "@/lib/workers/board3d/board3d-messages";

const NAMED = ["NO_OUTLINE", "BOARD_TOO_LARGE", "NO_CANVAS", "PARSE_TOO_LARGE", "PARSE_TIMEOUT"] as const;

function isNamed(code: Board3dCode): code is (typeof NAMED)[number] {
  return NAMED.some((named) => named === code);
}

export function Board3dFailure({ code, onGuess }: { code: Board3dCode; onGuess: () => void }) {
  const t = useTranslations("board3d");
  const action = code === "NO_OUTLINE" ? <Button onClick={onGuess}>{t("guessEdge")}</Button> : undefined;
  return (
    <div role="status">
      <EmptyState
        icon="warning"
        title={t("failed")}
        text={t(`reasons.${isNamed(code) ? code : "OTHER"}`)}
        action={action}
      />
    </div>
  );
}
