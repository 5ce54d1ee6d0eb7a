"use client";
// Webhooks of the account: the list, a new one, and what was sent to each.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useWebhooks } from "@/lib/client/webhook";
import { MAX_WEBHOOKS } from "@/lib/contracts/webhook";
import { Link } from "@/lib/i18n/link";
import { NewWebhookDialog } from "./new-webhook-dialog";
import { WebhookList } from "./webhook-list";
import styles from "./webhooks.module.css";

export function WebhooksPage() {
  const t = useTranslations("webhooks");
  const webhooks = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const rows = webhooks.data?.rows ?? [];
  const isFull = rows.length >= MAX_WEBHOOKS;
  const add = (
    <Button variant="primary" disabled={isFull} onClick={() => setAdding(true)}>
      <Icon name="plus" />
      {t("add")}
    </Button>
  );
  return (
    <>
      <PageTitle title={t("title")} />
      <Sheet title={t("endpoints")}>
        <p className={styles.intro}>
          {t.rich("intro", { document: (chunks) => <Link href="/developers#webhooks">{chunks}</Link> })}
        </p>
        {webhooks.isError && <FailureState title={t("failed")} onRetry={() => void webhooks.refetch()} />}
        {webhooks.isPending && <Skeleton rows={3} />}
        {webhooks.isSuccess && rows.length === 0 && (
          <EmptyState icon="bell" title={t("none")} text={t("noneText")} action={add} />
        )}
        {rows.length > 0 && (
          <>
            <WebhookList rows={rows} />
            <div className={styles.foot}>
              {add}
              {isFull && <p>{t("full", { limit: MAX_WEBHOOKS })}</p>}
            </div>
          </>
        )}
      </Sheet>
      <NewWebhookDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
