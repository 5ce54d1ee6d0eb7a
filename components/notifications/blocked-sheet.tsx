"use client";
// People whom the person has blocked.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast";
import { useBlocked, useUnblock } from "@/lib/client/notification";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./notification-page.module.css";

export function BlockedSheet() {
  const t = useTranslations("notifications");
  const tag = useLocale();
  const blocked = useBlocked();
  const unblock = useUnblock();
  if (blocked.data === undefined) return null;
  const { rows } = blocked.data;
  return (
    <Sheet title={t("blocked.title")} note={rows.length > 0 && rows.length}>
      {rows.length === 0 && <p className={styles.none}>{t("blocked.empty")}</p>}
      <ul className={styles.people}>
        {rows.map(({ authorId, name, blockTime }) => (
          <li key={authorId}>
            <span>
              {name || t("someone")} <small>{t("blocked.since", { date: formatDate(blockTime, tag) })}</small>
            </span>
            <Button
              size="sm"
              isBusy={unblock.isPending && unblock.variables === authorId}
              onClick={() =>
                unblock.mutate(authorId, {
                  onSuccess: () =>
                    toast({ kind: "success", message: t("blocked.unblocked", { name: name || t("someone") }) }),
                })
              }
            >
              {t("blocked.unblock")}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
