"use client";
// Signing in and registering, over whatever page asked for it; afterwards the page goes on with what it was doing.
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  AccountForm,
  type AccountFormMode,
  type AccountRefusal,
  type Credentials,
} from "@/components/account/account-form";
import { AccountWords } from "@/components/account/account-words";
import { ConnectClient } from "@/components/providers/connect-client";
import { Modal } from "@/components/ui/modal";
import { useRegister, useSignIn } from "@/lib/client/account";
import { ApiError } from "@/lib/client/api-error";
import { fieldIssues } from "@/lib/client/field-issues";
import { getQueryClient } from "@/lib/client/query-client";
import type { MarketTag } from "@/lib/i18n/variants";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/session";
import styles from "./account-form.module.css";

/** Public pages have neither words nor a query cache around them, so the dialog brings its own. */
export function AccountDialog({ tag }: { tag: MarketTag }) {
  return (
    <AccountWords tag={tag}>
      <QueryClientProvider client={getQueryClient()}>
        <ConnectClient />
        <Dialog />
      </QueryClientProvider>
    </AccountWords>
  );
}

/** Refusals that concern one field stand beside it. */
const FIELD_OF_CODE: Record<string, keyof Credentials> = { ACCOUNT_EXISTS: "account", PASSWORD_TOO_COMMON: "password" };

export function toRefusal(error: unknown): AccountRefusal {
  const fields = Object.fromEntries(fieldIssues(error).map(({ field, message }) => [field, message]));
  if (Object.keys(fields).length > 0) return { fields };
  if (!(error instanceof ApiError)) throw error;
  const field = FIELD_OF_CODE[error.code];
  return field ? { fields: { [field]: error.message } } : { message: error.message };
}

function Dialog() {
  const t = useTranslations("account");
  const isOpen = useModals((state) => state.account);
  const close = useModals((state) => state.close);
  const pending = useSession((state) => state.pendingAction);
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const [mode, setMode] = useState<AccountFormMode>("signIn");
  const [account, setAccount] = useState("");
  const signIn = useSignIn();
  const register = useRegister();

  async function submit(credentials: Credentials): Promise<AccountRefusal | null> {
    try {
      await (mode === "signIn" ? signIn : register).mutateAsync(credentials);
    } catch (error) {
      return toRefusal(error);
    }
    close("account");
    if (pending) setAuthStatus(2);
    return null;
  }

  function leave() {
    close("account");
    setAuthStatus(0);
  }

  return (
    <Modal isOpen={isOpen} onClose={leave} isDismissable={false} title={t(`dialog.${mode}`)}>
      <Reason kind={pending?.kind} />
      <AccountForm key={mode} mode={mode} onSubmit={submit} account={account} onAccountChange={setAccount} />
      <ModeSwitch mode={mode} onSwitch={setMode} />
    </Modal>
  );
}

/** Why one is asked to sign in, where an action waits for it. */
function Reason({ kind }: { kind: string | undefined }) {
  const t = useTranslations("account.reason");
  const reasons: Record<string, string> = { checkout: t("checkout") };
  const reason = kind && reasons[kind];
  return reason ? <p className={styles.reason}>{reason}</p> : null;
}

function ModeSwitch({ mode, onSwitch }: { mode: AccountFormMode; onSwitch: (mode: AccountFormMode) => void }) {
  const t = useTranslations("account.dialog");
  const isNew = mode === "register";
  return (
    <p className={styles.switch}>
      {t(isNew ? "hasAccount" : "noAccount")}
      <button type="button" className="link" onClick={() => onSwitch(isNew ? "signIn" : "register")}>
        {t(isNew ? "toSignIn" : "toRegister")}
      </button>
    </p>
  );
}
