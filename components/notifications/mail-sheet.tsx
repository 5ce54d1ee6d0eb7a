"use client";
// Email settings of the community.
import { useTranslations } from "next-intl";
import { RadioRow } from "@/components/ui/radio-row";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useNotificationSettings, useSetNotificationSettings } from "@/lib/client/notification";
import type { NotificationMail } from "@/lib/contracts/notification";
import styles from "./notification-page.module.css";

const CHOICES = ["daily", "instant", "off"] as const satisfies readonly NotificationMail[];
const HINTS = { daily: "dailyHint", instant: "instantHint", off: "offHint" } as const;

export function MailSheet() {
  const t = useTranslations("notifications.settings");
  const settings = useNotificationSettings();
  const save = useSetNotificationSettings();
  const chosen = save.isPending ? save.variables : settings.data?.mail;
  if (settings.isError) return null;
  return (
    <Sheet title={t("title")} isPadded>
      <p className={styles.note}>{settings.data?.hasEmail === false ? t("noEmail") : t("lead")}</p>
      {settings.data === undefined && <Skeleton rows={3} />}
      {settings.data?.hasEmail && (
        <div role="radiogroup" aria-label={t("label")} className={styles.choices}>
          {CHOICES.map((mail) => (
            <RadioRow
              key={mail}
              name="mail"
              value={mail}
              isChosen={chosen === mail}
              onChoose={() => save.mutate(mail, { onSuccess: () => toast({ kind: "success", message: t("saved") }) })}
              title={t(mail)}
            >
              {t(HINTS[mail])}
            </RadioRow>
          ))}
        </div>
      )}
    </Sheet>
  );
}
