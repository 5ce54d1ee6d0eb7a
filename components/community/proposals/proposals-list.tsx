"use client";
// Proposals for a project: all of them for its author, one's own for others.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProposalDialog } from "@/components/community/proposals/proposal-dialog";
import { ProposalState } from "@/components/community/proposals/proposal-state";
import { useUtcDate } from "@/components/community/use-utc-date";
import { Button } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { useProposals, useWithdrawProposal } from "@/lib/client/community-publish";
import type { ProposalRow } from "@/lib/contracts/community-copy";
import styles from "./proposals.module.css";

interface ProposalsListProps {
  projectId: string;
  isAuthor: boolean;
}

export function ProposalsList({ projectId, isAuthor }: ProposalsListProps) {
  const t = useTranslations("community.proposals");
  const proposals = useProposals(projectId);
  const [openId, open] = useState<string | null>(null);
  if (proposals.isError && !proposals.data)
    return <FailureState title={t("failedList")} onRetry={() => void proposals.refetch()} />;
  const rows = proposals.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{t(isAuthor ? "title" : "own")}</h3>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Proposal key={row.proposalId} row={row} onOpen={() => open(row.proposalId)} />
        ))}
      </ul>
      <ProposalDialog proposalId={openId} isAuthor={isAuthor} onClose={() => open(null)} />
    </>
  );
}

function Proposal({ row, onOpen }: { row: ProposalRow; onOpen: () => void }) {
  const t = useTranslations("community.proposals");
  const dateOf = useUtcDate();
  const withdraw = useWithdrawProposal();
  const { proposalId, state, proposer, message, changes, createTime, isOwn } = row;
  return (
    <li>
      <p className={styles.meta}>
        <ProposalState state={state} />
        <span>{proposer}</span>
        <time dateTime={createTime}>{dateOf(createTime)}</time>
      </p>
      <p className={styles.message}>{message}</p>
      <p className={styles.meta}>{t("changes", changes)}</p>
      {row.reply !== "" && <p className={styles.reply}>{t("reply", { text: row.reply })}</p>}
      <div className={styles.acts}>
        <Button size="sm" onClick={onOpen}>
          {t(state === "open" && !isOwn ? "review" : "view")}
        </Button>
        {state === "open" && isOwn && (
          <Button size="sm" variant="quiet" isBusy={withdraw.isPending} onClick={() => withdraw.mutate(proposalId)}>
            {t("withdraw")}
          </Button>
        )}
      </div>
    </li>
  );
}
