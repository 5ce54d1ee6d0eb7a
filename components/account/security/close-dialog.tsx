"use client";
// Closing the account requires the password or a code.
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import styles from "@/components/account/account-form.module.css";
import { CodeField } from "@/components/account/code-field";
import { PasswordField } from "@/components/account/password-field";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Segments } from "@/components/ui/segments";
import { toast } from "@/components/ui/toast";
import { useCloseAccount } from "@/lib/client/account-sessions";
import { refusalText } from "@/lib/client/transport/field-issues";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useSession } from "@/stores/account/session";

type Way = "password" | "code";

export function CloseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("account.close");
  const user = useSession((state) => state.user);
  const form = useId();
  const close = useCloseAccount();
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>("password");
  const [proof, setProof] = useState("");
  const [refusal, setRefusal] = useState<string>();

  function choose(next: Way) {
    setWay(next);
    setProof("");
    setRefusal(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (proof.trim() === "") return setRefusal("common.required");
    try {
      await close.mutateAsync({ [way]: proof });
    } catch (error) {
      return setRefusal(refusalText(error));
    }
    toast({ kind: "info", message: t("done") });
    navigate("/");
  }

  const input = { value: proof, onChange: (event: { target: { value: string } }) => setProof(event.target.value) };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
      title={t("title")}
      actions={
        <Button type="submit" form={form} variant="danger-fill" isBusy={close.isPending}>
          {t("submit")}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t("text")}</p>
        <Segments
          label={t("proof")}
          size="field"
          className={styles.proof}
          items={[
            { id: "password", label: t("byPassword") },
            { id: "code", label: t("byCode") },
          ]}
          value={way}
          onChange={choose}
        />
        {way === "password" ? (
          <FormField label={t("password")} error={refusal} isRequired>
            {(control) => <PasswordField {...control} {...input} autoComplete="current-password" />}
          </FormField>
        ) : (
          <CodeField contact={user.email || user.phone} purpose="close" error={refusal} input={input} />
        )}
      </form>
    </Modal>
  );
}
