"use client";
// A proposal on the drawing, and its decision by the author.
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { DrawingDifference } from "@/components/community/drawing/drawing-difference";
import { openOnce, useDrawer } from "@/components/community/drawing/use-drawing";
import { Conflicts } from "@/components/community/proposals/conflicts";
import { ProposalState } from "@/components/community/proposals/proposal-state";
import { Button } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/toast";
import { fetchPublishedImage } from "@/lib/client/community";
import { useAcceptProposal, useDeclineProposal, useProposal } from "@/lib/client/community-publish";
import { ApiError } from "@/lib/client/transport/api-error";
import { mutateThen } from "@/lib/client/transport/mutate-then";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import type { ProposalView } from "@/lib/contracts/community-copy";
import styles from "./proposals.module.css";

interface ProposalDialogProps {
  /** Null closes the dialog. */
  proposalId: string | null;
  isAuthor: boolean;
  onClose: () => void;
}

export function ProposalDialog({ proposalId, isAuthor, onClose }: ProposalDialogProps) {
  const t = useTranslations("community.proposals");
  const proposal = useProposal(proposalId);
  return (
    <Modal
      isOpen={proposalId !== null}
      onClose={onClose}
      kind="wide"
      title={proposal.data ? t("of", { name: proposal.data.proposer }) : t("one")}
    >
      {proposal.isError ? (
        <FailureState title={t("failed")} onRetry={() => void proposal.refetch()} />
      ) : proposal.data ? (
        <Proposal key={proposal.data.proposalId} proposal={proposal.data} isAuthor={isAuthor} onClose={onClose} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Modal>
  );
}

interface ProposalProps {
  proposal: ProposalView;
  isAuthor: boolean;
  onClose: () => void;
}

function Proposal({ proposal, isAuthor, onClose }: ProposalProps) {
  const t = useTranslations("community.proposals");
  const { state, message, reply, conflicts } = proposal;
  const [keepMine, setKeepMine] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className={styles.proposal}>
      <p className={styles.meta}>
        <ProposalState state={state} />
      </p>
      <p className={styles.message}>{message}</p>
      {reply !== "" && <p className={styles.reply}>{t("reply", { text: reply })}</p>}
      <Difference proposal={proposal} />
      {isAuthor && state === "open" && (
        <>
          <Conflicts conflicts={conflicts} keepMine={keepMine} onChange={setKeepMine} />
          <Decision proposal={proposal} keepMine={keepMine} onClose={onClose} />
        </>
      )}
    </div>
  );
}

/** Changes that accepting would make to the author's drawing; for others, and afterwards, the proposed ones. */
function Difference({ proposal }: { proposal: ProposalView }) {
  const drawer = useDrawer();
  const { projectId, base, proposed, current, merged } = proposal;
  const fetchImage = useCallback((file: string) => fetchPublishedImage(projectId, file), [projectId]);
  if (!drawer) return <Skeleton rows={4} />;
  const isForAuthor = current !== null && merged !== null;
  const older = openOnce(drawer, isForAuthor ? current : base);
  const newer = openOnce(drawer, isForAuthor ? merged : proposed);
  return (
    <div className={styles.difference}>
      <DrawingDifference {...{ drawer, older, newer, fetchImage }} />
    </div>
  );
}

interface DecisionProps {
  proposal: ProposalView;
  keepMine: ReadonlySet<string>;
  onClose: () => void;
}

function Decision({ proposal: { proposalId, currentVersion }, keepMine, onClose }: DecisionProps) {
  const t = useTranslations("community.proposals");
  const [reply, setReply] = useState("");
  const accept = useAcceptProposal();
  const decline = useDeclineProposal();
  const error = accept.error ?? decline.error;
  const done = (text: string) => () => {
    toast({ kind: "success", message: text });
    onClose();
  };
  function take() {
    if (currentVersion === null) return;
    const kept = JSON.stringify([...keepMine]);
    mutateThen(accept, { proposalId, currentVersion, keepMine: kept, reply }, done(t("acceptedDone")));
  }
  return (
    <>
      <FormField label={t("replyLabel")} isOptional>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={PUBLICATION_LIMITS.proposalMessage}
            value={reply}
            onChange={({ target }) => setReply(target.value)}
          />
        )}
      </FormField>
      {error && (
        <Notice kind="warning" role="alert">
          {error instanceof ApiError ? error.message : t("failedDecision")}
        </Notice>
      )}
      <p className={styles.note}>{t("acceptText")}</p>
      <div className={styles.buttons}>
        <Button
          isBusy={decline.isPending}
          onClick={() => mutateThen(decline, { proposalId, reply }, done(t("declinedDone")))}
        >
          {t("decline")}
        </Button>
        <Button variant="primary" isBusy={accept.isPending} disabled={currentVersion === null} onClick={take}>
          {t("accept")}
        </Button>
      </div>
    </>
  );
}
