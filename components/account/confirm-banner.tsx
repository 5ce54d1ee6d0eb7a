"use client";
// Banner with the code field until the email address is confirmed.
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { CodeField } from "@/components/account/code-field";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useSiteSettings } from "@/components/ui/site-settings";
import { toast } from "@/components/ui/toast";
import { useUser } from "@/lib/client/account";
import { useConfirmAddress } from "@/lib/client/account-access";
import { refusalText } from "@/lib/client/transport/field-issues";
import { usePagePath } from "@/lib/i18n/use-page-path";
import { useSession } from "@/stores/account/session";
import styles from "./center.module.css";

/** Pages that show the banner; elsewhere it would interrupt work. */
const ASKED_ON = ["/my-center", "/my-center/personal-information", "/my-center/security"];

export function ConfirmBanner() {
  const user = useSession((state) => state.user);
  const path = usePagePath();
  // The address may have been confirmed by a link on another device.
  const isLoaded = useUser().isSuccess;
  if (!isLoaded || user.email === "" || user.contactConfirmed || !ASKED_ON.includes(path)) return null;
  return <Banner email={user.email} />;
}

function Banner({ email }: { email: string }) {
  const t = useTranslations("account.confirm");
  const confirm = useConfirmAddress();
  const { sendsMail } = useSiteSettings();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") return setRefusal("common.required");
    setRefusal(undefined);
    try {
      await confirm.mutateAsync({ email, code });
      toast({ kind: "success", message: t("done") });
    } catch (error) {
      setRefusal(refusalText(error));
    }
  }

  return (
    <Sheet title={t("title")} isPadded className={styles.banner}>
      <form className={styles.bannerForm} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t("text", { email, sendsMail: sendsMail ? "yes" : "no" })}</p>
        <CodeField
          contact={email}
          purpose="confirm"
          isSent
          error={refusal}
          input={{ value: code, onChange: (event) => setCode(event.target.value) }}
        />
        <Button type="submit" variant="primary" isBusy={confirm.isPending}>
          {t("submit")}
        </Button>
      </form>
    </Sheet>
  );
}
