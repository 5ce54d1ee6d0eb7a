"use client";
// Offers the changes of one's copy to the author of the project.
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ConfirmContact } from "@/components/community/confirm-contact";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/toast";
import { useCreateProposal } from "@/lib/client/community-publish";
import { ApiError } from "@/lib/client/transport/api-error";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import type { MissingContact, OwnRelation } from "@/lib/contracts/community-count";
import styles from "./proposals.module.css";

interface ProposeDialogProps {
  projectId: string;
  /** One's copies of the project, last made first. */
  copies: OwnRelation["copies"];
  isOpen: boolean;
  missingContact: MissingContact | null;
  onClose: () => void;
}

export function ProposeDialog({ isOpen, onClose, ...form }: ProposeDialogProps) {
  const t = useTranslations("community.propose");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} isDismissable={false}>
      <ProposeForm {...form} onClose={onClose} />
    </Modal>
  );
}

function ProposeForm({ projectId, copies, missingContact, onClose }: Omit<ProposeDialogProps, "isOpen">) {
  const t = useTranslations("community.propose");
  const create = useCreateProposal();
  const [copyId, setCopyId] = useState(copies[0]?.projectId ?? "");
  const [message, setMessage] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (message.trim() === "") return;
    create.mutate(
      { projectId, copyId, message },
      {
        onSuccess() {
          toast({ kind: "success", message: t("sent") });
          onClose();
        },
      },
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {missingContact && <ConfirmContact missing={missingContact} />}
      {copies.length > 1 && (
        <FormField label={t("copy")}>
          {(control) => (
            <Select {...control} value={copyId} onChange={({ target }) => setCopyId(target.value)}>
              {copies.map((copy) => (
                <option key={copy.projectId} value={copy.projectId}>
                  {copy.projectName}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <FormField label={t("message")} hint={t("hint")} isRequired>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={PUBLICATION_LIMITS.proposalMessage}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </FormField>
      {create.isError && (
        <Notice kind="warning" role="alert">
          {create.error instanceof ApiError ? create.error.message : t("failed")}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" isBusy={create.isPending} disabled={message.trim() === ""}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}
