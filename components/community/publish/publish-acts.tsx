"use client";
// Publishes, saves changes, publishes a new version, or withdraws.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmContact } from "@/components/community/confirm-contact";
import {
  detailsOf,
  type DraftProblem,
  problemsOf,
  type PublicationDraft,
  versionOf,
} from "@/components/community/publish/publication-draft";
import type { PublicationInput } from "@/components/community/publish/use-publication-draft";
import { VersionFields } from "@/components/community/publish/version-fields";
import { publicationHref } from "@/components/sharing/community-path";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast";
import { useIsOnline } from "@/components/ui/use-is-online";
import {
  useEditPublication,
  usePublish,
  usePublishVersion,
  useWithdrawPublication,
} from "@/lib/client/community-publish";
import { ApiError } from "@/lib/client/transport/api-error";
import { fieldIssues } from "@/lib/client/transport/field-issues";
import type { MissingContact } from "@/lib/contracts/community-count";
import type { OwnPublication } from "@/lib/contracts/community-publish";
import type { LicenseId } from "@/lib/core/community/license";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./publish.module.css";

interface PublishActsProps {
  projectId: string;
  publication: OwnPublication | null;
  input: PublicationInput;
  /** Tells which inputs are missing. */
  onProblems: (problems: readonly DraftProblem[]) => void;
}

/** A draft without problems: it has a license. */
const withLicense = (draft: PublicationDraft | null): (PublicationDraft & { license: LicenseId }) | null =>
  draft === null || draft.license === "" ? null : { ...draft, license: draft.license };

export function PublishActs({ projectId, publication, input, onProblems }: PublishActsProps) {
  const t = useTranslations("community.publishing");
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const publish = usePublish();
  const edit = useEditPublication();
  const isPublic = publication?.state === "published";
  const error = publish.error ?? edit.error;

  /** The draft, if nothing is missing in it. */
  function ready() {
    const { draft } = input;
    const problems = draft === null ? [] : problemsOf(draft);
    onProblems(problems);
    return problems.length > 0 ? null : withLicense(draft);
  }
  // Awaited, not told by a callback: the form is mounted anew when the publication is known, and callbacks end with it.
  async function save(): Promise<void> {
    const draft = ready();
    if (!draft) return;
    const { license } = draft;
    const wasPublic = isPublic;
    try {
      if (wasPublic) await edit.mutateAsync({ projectId, license, ...detailsOf(draft) });
      else await publish.mutateAsync({ ...versionOf(projectId, draft), license, ...detailsOf(draft) });
    } catch {
      return; // Shown beside the button.
    }
    input.reset();
    toast({ kind: "success", message: t(wasPublic ? "saved" : "done") });
    if (!wasPublic) navigate(publicationHref(projectId));
  }

  return (
    <>
      <Sheet title={t(isPublic ? "changes" : "publish")} isPadded>
        <div className={styles.acts}>
          {!isPublic && input.draft && (
            <VersionFields.NameAndNote {...input.draft} isNoteRequired={false} onChange={input.change} />
          )}
          {error && <Refusal error={error} />}
          <Button
            variant="primary"
            size="lg"
            isBlock
            isBusy={publish.isPending || edit.isPending}
            disabled={!isOnline || publication?.state === "held" || (isPublic && !input.isTyped)}
            onClick={() => void save()}
          >
            {t(isPublic ? "save" : "publishNow")}
          </Button>
          {input.isTyped && (
            <p className={styles.note}>
              {t("draftKept")}{" "}
              <Button size="sm" variant="quiet" onClick={input.reset}>
                {t("discard")}
              </Button>
            </p>
          )}
          {!isPublic && <p className={styles.note}>{t("publishNote")}</p>}
        </div>
      </Sheet>
      {isPublic && input.draft && <NewVersion projectId={projectId} draft={input.draft} input={input} />}
      {isPublic && <Withdraw projectId={projectId} />}
    </>
  );
}

const MISSING: Readonly<Record<string, MissingContact>> = { EMAIL_UNCONFIRMED: "email", PHONE_UNCONFIRMED: "phone" };

function Refusal({ error }: { error: Error }) {
  const t = useTranslations("community.publishing");
  const missing = error instanceof ApiError ? MISSING[error.code] : undefined;
  if (missing) return <ConfirmContact missing={missing} />;
  const issues = fieldIssues(error);
  const text = error instanceof ApiError ? error.message : t("failedAct");
  return (
    <Notice kind="warning" role="alert">
      {issues.length === 0 ? text : issues.map(({ message }) => message).join(" ")}
    </Notice>
  );
}

interface NewVersionProps {
  projectId: string;
  draft: PublicationDraft;
  input: PublicationInput;
}

function NewVersion({ projectId, draft, input }: NewVersionProps) {
  const t = useTranslations("community.publishing");
  const isOnline = useIsOnline();
  const publish = usePublishVersion();
  const hasNote = draft.note.trim() !== "";
  return (
    <Sheet title={t("newVersion")} isPadded>
      <div className={styles.acts}>
        <p className={styles.note}>{t("newVersionText")}</p>
        <VersionFields.NameAndNote {...draft} isNoteRequired onChange={input.change} />
        {publish.error && <Refusal error={publish.error} />}
        <Button
          isBlock
          isBusy={publish.isPending}
          disabled={!isOnline || !hasNote}
          onClick={() =>
            publish.mutate(versionOf(projectId, draft), {
              onSuccess() {
                input.change({ versionName: "", note: "" });
                toast({ kind: "success", message: t("versionDone") });
              },
            })
          }
        >
          {t("publishVersion")}
        </Button>
      </div>
    </Sheet>
  );
}

function Withdraw({ projectId }: { projectId: string }) {
  const t = useTranslations("community.publishing.withdraw");
  const withdraw = useWithdrawPublication();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("action")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("title")}
        text={t("text")}
        confirm={t("action")}
        isBusy={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          withdraw.mutate(projectId, {
            onSuccess: () => toast({ kind: "success", message: t("done") }),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  );
}
