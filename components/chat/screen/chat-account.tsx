"use client";
// The signed-in account at the foot of the list; visitors may sign in here.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/lib/i18n/link";
import { useSession } from "@/stores/account/session";
import { useModals } from "@/stores/modals";
import styles from "./chat-screen.module.css";

export function ChatAccount() {
  const t = useTranslations("chat");
  const user = useSession((state) => state.user);
  const isSignedIn = useSession((state) => state.token !== null);
  const open = useModals((modals) => modals.open);
  if (!isSignedIn) {
    return (
      <div className={styles.account}>
        <span>{t("list.visitor")}</span>
        <Button aria-haspopup="dialog" onClick={() => open("account")}>
          {t("account.signIn")}
        </Button>
      </div>
    );
  }
  const label = t("account.center");
  return (
    <div className={styles.account}>
      <Icon name="user" />
      <span>{user.username || user.email || user.phone}</span>
      <Link
        className={buttonClass({ variant: "quiet", size: "sm", isIconOnly: true })}
        href="/my-center"
        aria-label={label}
        title={label}
      >
        <Icon name="sliders" />
      </Link>
    </div>
  );
}
