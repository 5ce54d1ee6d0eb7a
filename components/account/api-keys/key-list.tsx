"use client";
// API keys with their scopes, limit and last use.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Tag } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import { useRevokeApiKey } from "@/lib/client/api-key";
import type { ApiKey } from "@/lib/contracts/api-key";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./api-keys.module.css";

export function KeyList({ rows }: { rows: readonly ApiKey[] }) {
  const t = useTranslations("account.apiKeys");
  const revoke = useRevokeApiKey();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const close = () => setAsked(null);

  function confirm({ keyId, name }: ApiKey): void {
    revoke.mutate(keyId, {
      onSuccess: () => toast({ kind: "info", message: t("revoked", { name }) }),
      onSettled: close,
    });
  }

  return (
    <>
      <ul className={styles.keys}>
        {rows.map((key) => (
          <KeyRow key={key.keyId} apiKey={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("revokeTitle", { name: asked?.name ?? "" })}
        text={t("revokeText")}
        confirm={t("revoke")}
        isBusy={revoke.isPending}
        onConfirm={() => asked && confirm(asked)}
        onClose={close}
      />
    </>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useTranslations("account.apiKeys");
  const tag = useLocale();
  const { name, ending, scopes, isTest, currency, dailyLimitMicro, createTime, lastUsedTime } = apiKey;
  return (
    <li className={styles.key}>
      <div>
        <b>{name}</b>{" "}
        <code>
          {isTest ? "bw_test_" : "bw_"}…{ending}
        </code>{" "}
        {isTest && <Tag kind="info">{t("test")}</Tag>}
        <p className={styles.scopes}>
          {scopes.map((scope) => (
            <Tag key={scope} kind="neutral">
              {t(`scopes.${scope}`)}
            </Tag>
          ))}
        </p>
        {dailyLimitMicro !== null && (
          <p>{t("limit", { amount: formatMoney({ currency, amountMicro: dailyLimitMicro }, tag) })}</p>
        )}
        <p>
          {t("created", { date: formatDate(createTime, tag) })}{" "}
          {lastUsedTime ? t("lastUsed", { date: formatDate(lastUsedTime, tag, "moment") }) : t("unused")}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={t("revokeOf", { name })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}
