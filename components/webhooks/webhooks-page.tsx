"use client";
// Webhooks of the account: the list, a new one, and what was sent to each.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LimitedList } from "@/components/ui/limited-list";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { useWebhooks } from "@/lib/client/webhook";
import { MAX_WEBHOOKS } from "@/lib/contracts/webhook";
import { Link } from "@/lib/i18n/link";
import { NewWebhookDialog } from "./new-webhook-dialog";
import { WebhookList } from "./webhook-list";

export function WebhooksPage() {
  const t = useTranslations("webhooks");
  const webhooks = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const rows = webhooks.data?.rows ?? [];
  return (
    <>
      <PageTitle title={t("title")} />
      <Sheet title={t("endpoints")}>
        <LimitedList
          query={webhooks}
          count={rows.length}
          limit={MAX_WEBHOOKS}
          icon="bell"
          intro={t.rich("intro", { document: (chunks) => <Link href="/developers#webhooks">{chunks}</Link> })}
          words={{
            failed: t("failed"),
            none: t("none"),
            noneText: t("noneText"),
            add: t("add"),
            full: t("full", { limit: MAX_WEBHOOKS }),
          }}
          onAdd={() => setAdding(true)}
        >
          <WebhookList rows={rows} />
        </LimitedList>
      </Sheet>
      <NewWebhookDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
