"use client";
// API keys: the list, a new one, and revoking one.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { KeyList } from "@/components/account/api-keys/key-list";
import { NewKeyDialog } from "@/components/account/api-keys/new-key-dialog";
import { LimitedList } from "@/components/ui/limited-list";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { useApiKeys } from "@/lib/client/api-key";
import { MAX_API_KEYS } from "@/lib/contracts/api-key";
import { Link } from "@/lib/i18n/link";

export function ApiKeysPage() {
  const t = useTranslations("account.apiKeys");
  const title = useTranslations("account.center")("apiKeys");
  const keys = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const rows = keys.data?.rows ?? [];
  return (
    <>
      <PageTitle title={title} />
      <Sheet title={t("title")}>
        <LimitedList
          query={keys}
          count={rows.length}
          limit={MAX_API_KEYS}
          icon="lock"
          intro={t.rich("intro", { document: (chunks) => <Link href="/developers">{chunks}</Link> })}
          words={{
            failed: t("failed"),
            none: t("none"),
            noneText: t("noneText"),
            add: t("add"),
            full: t("full", { limit: MAX_API_KEYS }),
          }}
          onAdd={() => setAdding(true)}
        >
          <KeyList rows={rows} />
        </LimitedList>
      </Sheet>
      <NewKeyDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
