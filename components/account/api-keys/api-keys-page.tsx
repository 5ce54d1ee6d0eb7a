"use client";
// API keys: the list, a new one, and revoking one.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { KeyList } from "@/components/account/api-keys/key-list";
import { NewKeyDialog } from "@/components/account/api-keys/new-key-dialog";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useApiKeys } from "@/lib/client/api-key";
import { MAX_API_KEYS } from "@/lib/contracts/api-key";
import { Link } from "@/lib/i18n/link";
import styles from "./api-keys.module.css";

export function ApiKeysPage() {
  const t = useTranslations("account.apiKeys");
  const title = useTranslations("account.center")("apiKeys");
  const keys = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const rows = keys.data?.rows ?? [];
  const isFull = rows.length >= MAX_API_KEYS;
  const add = (
    <Button variant="primary" disabled={isFull} onClick={() => setAdding(true)}>
      <Icon name="plus" />
      {t("add")}
    </Button>
  );
  return (
    <>
      <PageTitle title={title} />
      <Sheet title={t("title")}>
        <p className={styles.intro}>
          {t.rich("intro", { document: (chunks) => <Link href="/developers">{chunks}</Link> })}
        </p>
        {keys.isError && <FailureState title={t("failed")} onRetry={() => void keys.refetch()} />}
        {keys.isPending && <Skeleton rows={3} />}
        {keys.isSuccess && rows.length === 0 && (
          <EmptyState icon="lock" title={t("none")} text={t("noneText")} action={add} />
        )}
        {rows.length > 0 && (
          <>
            <KeyList rows={rows} />
            <div className={styles.foot}>
              {add}
              {isFull && <p>{t("full", { limit: MAX_API_KEYS })}</p>}
            </div>
          </>
        )}
      </Sheet>
      <NewKeyDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
