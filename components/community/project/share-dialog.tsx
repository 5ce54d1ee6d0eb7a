"use client";
// Link to a published project, and the snippet that shows it on another site.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { embedHref, publicationHref } from "@/components/sharing/community-path";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { copyText } from "@/lib/client/copy";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import { embedSnippet } from "@/components/community/project/embed-snippet";
import styles from "./project-page.module.css";

interface ShareDialogProps {
  publication: { projectId: string; title: string };
  isOpen: boolean;
  onClose: () => void;
}

export function ShareDialog({ publication, isOpen, onClose }: ShareDialogProps) {
  const t = useTranslations("community.share");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")}>
      <Addresses publication={publication} />
    </Modal>
  );
}

function Addresses({ publication: { projectId, title } }: Pick<ShareDialogProps, "publication">) {
  const t = useTranslations("community.share");
  const { prefix } = useMarket();
  const { origin } = window.location;
  const link = origin + withPrefix(publicationHref(projectId), prefix);
  const snippet = embedSnippet({ src: origin + withPrefix(embedHref(projectId), prefix), title });
  return (
    <div className={styles.share}>
      <FormField label={t("link")}>
        {(control) => (
          <span className={styles.copied}>
            <Field {...control} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
            <CopyButton text={link} />
          </span>
        )}
      </FormField>
      <FormField label={t("embed")} hint={t("embedHint")}>
        {(control) => (
          <span className={styles.copied}>
            <TextArea
              {...control}
              readOnly
              rows={4}
              value={snippet}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton text={snippet} />
          </span>
        )}
      </FormField>
    </div>
  );
}

/** Says itself that the text is copied: messages of the page are behind the dialog. */
function CopyButton({ text }: { text: string }) {
  const t = useTranslations("community.share");
  const [isCopied, setCopied] = useState(false);
  return (
    <Button onClick={() => void copyText(text).then(setCopied)} onBlur={() => setCopied(false)}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span role="status">{t(isCopied ? "copied" : "copy")}</span>
    </Button>
  );
}
