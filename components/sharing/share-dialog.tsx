"use client";
// Dialog for the link to a project: what it allows, its address, and its end.
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { publishHref } from "@/components/sharing/community-path";
import type { Shareable } from "@/components/sharing/project-kind";
import { useCopyLink } from "@/components/sharing/use-copy-link";
import { Button, buttonClass } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { RadioRow } from "@/components/ui/radio-row";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsOnline } from "@/components/ui/use-is-online";
import { type ProjectShare, useChangeShare, useProjectShare, useShareProject } from "@/lib/client/project";
import { SHARE_RIGHTS, type ShareRight } from "@/lib/contracts/project";
import { Link } from "@/lib/i18n/link";
import styles from "./share-dialog.module.css";

interface ShareDialogProps {
  /** Null closes the dialog. */
  project: Shareable | null;
  onClose: () => void;
  /** Asks to end the sharing of the project. */
  onStop: () => void;
}

export function ShareDialog({ project, onClose, onStop }: ShareDialogProps) {
  const t = useTranslations("sharing");
  const share = useProjectShare(project?.projectId ?? null);
  return (
    <Modal isOpen={project !== null} onClose={onClose} title={project && t("title", { name: project.projectName })}>
      {project &&
        (share.isError ? (
          <FailureState title={t("failed")} onRetry={() => void share.refetch()} />
        ) : share.data === undefined ? (
          <Skeleton rows={4} />
        ) : share.data === null ? (
          <NewLink project={project} />
        ) : (
          <SharedLink project={project} share={share.data} onClose={onClose} onStop={onStop} />
        ))}
      {project && <ToCommunity project={project} />}
    </Modal>
  );
}

function ToCommunity({ project: { projectId } }: { project: Shareable }) {
  const t = useTranslations("sharing.community");
  return (
    <div className={styles.community}>
      <p>{t("text")}</p>
      <Link className={buttonClass({ size: "sm" })} href={publishHref(projectId)}>
        {t("action")}
      </Link>
    </div>
  );
}

interface RightsProps {
  right: ShareRight;
  isDisabled: boolean;
  onChange: (right: ShareRight) => void;
}

function Rights({ right, isDisabled, onChange }: RightsProps) {
  const t = useTranslations("sharing");
  const name = useId();
  return (
    <fieldset className={styles.rights} disabled={isDisabled}>
      <legend>{t("rights")}</legend>
      <div>
        {SHARE_RIGHTS.map((each) => (
          <RadioRow
            key={each}
            name={name}
            value={each}
            isChosen={each === right}
            onChoose={() => onChange(each)}
            title={t(`right.${each}.name`)}
          >
            {t(`right.${each}.text`)}
          </RadioRow>
        ))}
      </div>
    </fieldset>
  );
}

function NewLink({ project: { projectId } }: { project: Shareable }) {
  const t = useTranslations("sharing");
  const isOnline = useIsOnline();
  const share = useShareProject();
  const [right, setRight] = useState<ShareRight>("view");
  return (
    <>
      <Rights right={right} isDisabled={share.isPending} onChange={setRight} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={share.isPending}
          disabled={!isOnline}
          onClick={() => share.mutate({ projectId, right })}
        >
          {t("create")}
        </Button>
      </div>
    </>
  );
}

interface LinkProps {
  project: Shareable;
  share: ProjectShare;
  onClose: () => void;
  onStop: () => void;
}

function SharedLink({ project, share, onClose, onStop }: LinkProps) {
  const t = useTranslations("sharing");
  const isOnline = useIsOnline();
  const change = useChangeShare();
  const { hrefOf, copy } = useCopyLink();
  const { projectId } = project;
  // The choice shows at once; a refusal brings the stored one back.
  const right = change.isPending ? change.variables.right : share.right;
  return (
    <>
      <FormField label={t("link")}>
        {(control) => (
          <span className={styles.link}>
            <Field
              {...control}
              readOnly
              value={hrefOf(project, share.token)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton onCopy={() => copy(project, share.token)} />
          </span>
        )}
      </FormField>
      <Rights
        right={right}
        isDisabled={!isOnline || change.isPending}
        onChange={(next) => change.mutate({ projectId, right: next })}
      />
      <div className={styles.actions}>
        <Button variant="danger" disabled={!isOnline} onClick={onStop}>
          {t("stop")}
        </Button>
        <Button onClick={onClose}>{t("done")}</Button>
      </div>
    </>
  );
}

const COPIED_MS = 2_000;

/** Says itself that the link is copied: messages of the page are behind the dialog. */
function CopyButton({ onCopy }: { onCopy: () => Promise<boolean> }) {
  const t = useTranslations("sharing");
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button variant="primary" onClick={() => void onCopy().then(setCopied)}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span role="status">{isCopied ? t("copied") : t("copy")}</span>
    </Button>
  );
}
