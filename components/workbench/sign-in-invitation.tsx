"use client";
// Asks a visitor to sign in, in place of a person's projects.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useModals } from "@/stores/modals";
import styles from "./panel.module.css";

interface SignInInvitationProps {
  /** What the section would show. */
  section: "files" | "shared" | "bin";
}

export function SignInInvitation({ section }: SignInInvitationProps) {
  const t = useTranslations("workbench.visitor");
  const open = useModals((modals) => modals.open);
  return (
    <div className={styles.panel}>
      <EmptyState
        icon="user"
        title={t(`${section}.title`)}
        text={t(`${section}.text`)}
        action={
          <Button variant="primary" size="lg" onClick={() => open("account")}>
            {t("signIn")}
          </Button>
        }
      />
    </div>
  );
}
