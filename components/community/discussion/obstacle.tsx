"use client";
// Why the reader can't comment, and the way out where there is one.
import { useTranslations } from "next-intl";
import { useUtcDate } from "@/components/community/use-utc-date";
import { Button, buttonClass } from "@/components/ui/button";
import type { CommentObstacle } from "@/lib/client/discussion";
import { Link } from "@/lib/i18n/link";
import { useModals } from "@/stores/modals";

interface ObstacleProps {
  obstacle: CommentObstacle;
  suspendedUntil: string | null;
}

export function Obstacle({ obstacle, suspendedUntil }: ObstacleProps) {
  const t = useTranslations("discussion.obstacle");
  const date = useUtcDate();
  const open = useModals((modals) => modals.open);
  if (obstacle === "suspended")
    return suspendedUntil === null ? t("suspendedForever") : t("suspended", { date: date(suspendedUntil) });
  return (
    <>
      <span>{t(obstacle)}</span>
      {obstacle === "signed-out" && (
        <Button variant="primary" size="sm" onClick={() => open("account")}>
          {t("signIn")}
        </Button>
      )}
      {obstacle === "unconfirmed-email" && (
        <Link className={buttonClass({ size: "sm" })} href="/my-center">
          {t("confirm")}
        </Link>
      )}
    </>
  );
}
