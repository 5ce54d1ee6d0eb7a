"use client";
// Dialog for sign-in, registration and password reset, over any page; afterwards the page continues its action.
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import {
  AccountForm,
  type AccountFormMode,
  type AccountRefusal,
  type Credentials,
  toRefusal,
} from "@/components/account/account-form";
import { AccountWords } from "@/components/account/account-words";
import { GoogleButton, GoogleLinkForm } from "@/components/account/google-link-form";
import { ConnectClient } from "@/components/providers/connect-client";
import { Modal } from "@/components/ui/modal";
import { useRegister, useSignIn } from "@/lib/client/account";
import { useResetPassword } from "@/lib/client/account-access";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { Link } from "@/lib/i18n/link";
import { type Policy, policyHref } from "@/lib/i18n/policies";
import { useMarket } from "@/lib/i18n/use-market";
import type { MarketTag } from "@/lib/i18n/variants";
import { useAccountLink } from "@/stores/account/account-link";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";
import styles from "./account-form.module.css";

/** Public pages have no message or query provider, so the dialog has its own. */
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

function Dialog() {
  const t = useTranslations("account.dialog");
  const isOpen = useModals((state) => state.account);
  const close = useModals((state) => state.close);
  const pending = useSession((state) => state.pendingAction);
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const link = useAccountLink((state) => state.link);
  const setLink = useAccountLink((state) => state.setLink);
  const [chosen, setMode] = useState<AccountFormMode>("signIn");
  const mode = link?.kind === "reset" ? "forgot" : chosen;

  function enter() {
    close("account");
    setLink(null);
    setMode("signIn");
    if (pending) setAuthStatus(2);
  }

  function leave() {
    close("account");
    setLink(null);
    setAuthStatus(0);
  }

  function switchTo(next: AccountFormMode) {
    setLink(null);
    setMode(next);
  }

  const isGoogle = link?.kind === "google";
  return (
    <Modal isOpen={isOpen} onClose={leave} isDismissable={false} title={t(isGoogle ? "google" : mode)}>
      <Reason kind={pending?.kind} />
      {isGoogle ? (
        <GoogleLinkForm credential={link.credential} onEnter={enter} />
      ) : (
        <Entry mode={mode} onMode={switchTo} onEnter={enter} />
      )}
    </Modal>
  );
}

interface EntryProps {
  mode: AccountFormMode;
  onMode: (mode: AccountFormMode) => void;
  onEnter: () => void;
}

/** Form of a mode, with links to the other modes. */
function Entry({ mode, onMode, onEnter }: EntryProps) {
  const t = useTranslations("account.dialog");
  const link = useAccountLink((state) => state.link);
  const [typed, setTyped] = useState<string | null>(null);
  const signIn = useSignIn();
  const register = useRegister();
  const reset = useResetPassword();

  async function submit({ account, password, code }: Credentials): Promise<AccountRefusal | null> {
    try {
      if (mode === "forgot") await reset.mutateAsync({ account, code, nPassword: password });
      else if (mode === "register") await register.mutateAsync({ account, password, code: code || undefined });
      else await signIn.mutateAsync(mode === "byCode" ? { account, code } : { account, password });
    } catch (error) {
      return toRefusal(error);
    }
    onEnter();
    return null;
  }

  const mailed = link?.kind === "reset" ? link : null;
  return (
    <>
      {mode === "forgot" && !mailed && <p className={styles.reason}>{t("forgotText")}</p>}
      <AccountForm
        key={`${mode} ${mailed?.code ?? ""}`}
        mode={mode}
        onSubmit={submit}
        account={typed ?? mailed?.account ?? ""}
        onAccountChange={setTyped}
        code={mailed?.code}
      >
        {mode === "register" ? <Agreement /> : <OtherWay mode={mode} onMode={onMode} />}
      </AccountForm>
      {mode !== "forgot" && <GoogleButton />}
      <ModeSwitch mode={mode} onMode={onMode} />
    </>
  );
}

/** Reason for the sign-in, if an action waits for it. */
function Reason({ kind }: { kind: string | undefined }) {
  const t = useTranslations("account.reason");
  const errors = useTranslations("errors.client");
  const reasons: Record<string, string> = { checkout: t("checkout") };
  if (kind === undefined) return null;
  return <p className={styles.reason}>{reasons[kind] ?? errors("pleaseLogIn")}</p>;
}

function Agreement() {
  const t = useTranslations("account.dialog");
  return (
    <p className={styles.agreement}>
      {t.rich("agreement", {
        terms: (words) => <PolicyLink policy="terms">{words}</PolicyLink>,
        privacy: (words) => <PolicyLink policy="privacy-policy">{words}</PolicyLink>,
      })}
    </p>
  );
}

/** Opens a new tab, so that no input is lost. */
function PolicyLink({ policy, children }: { policy: Policy; children: ReactNode }) {
  return (
    <Link className="link" href={policyHref(policy)} target="_blank">
      {children}
    </Link>
  );
}

/** Without the password: a reset, or for mobile numbers a code. */
function OtherWay({ mode, onMode }: Omit<EntryProps, "onEnter">) {
  const t = useTranslations("account.dialog");
  const { area } = useMarket();
  const way = (label: string, to: AccountFormMode) => (
    <button type="button" className={`link ${styles.aside}`} onClick={() => onMode(to)}>
      {label}
    </button>
  );
  if (mode === "byCode") return way(t("toPassword"), "signIn");
  if (mode !== "signIn") return null;
  return (
    <div className={styles.asides}>
      {area === "zh-CN" && way(t("toCode"), "byCode")}
      {way(t("toForgot"), "forgot")}
    </div>
  );
}

function ModeSwitch({ mode, onMode }: Omit<EntryProps, "onEnter">) {
  const t = useTranslations("account.dialog");
  const isSigningIn = mode === "signIn" || mode === "byCode";
  if (mode === "forgot") {
    return (
      <p className={styles.switch}>
        <button type="button" className="link" onClick={() => onMode("signIn")}>
          {t("toBack")}
        </button>
      </p>
    );
  }
  return (
    <p className={styles.switch}>
      {t(isSigningIn ? "noAccount" : "hasAccount")}
      <button type="button" className="link" onClick={() => onMode(isSigningIn ? "register" : "signIn")}>
        {t(isSigningIn ? "toRegister" : "toSignIn")}
      </button>
    </p>
  );
}
