"use client";
// Real parts for the ideal ones of the last run, to be taken over one by one or all together.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import { useEditor } from "@/components/schematic/editor-context";
import { ProposalTable } from "@/components/schematic/part-proposal/proposal-table";
import { acceptedPart, type Proposal, useProposals } from "@/components/schematic/part-proposal/use-proposals";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Modal } from "@/components/ui/modal";
import { Segments } from "@/components/ui/segments";
import { toast } from "@/components/ui/toast";
import { acceptParts } from "@/lib/core/part-proposal/accept";
import { PROPOSED_SERIES, type ProposedSeries } from "@/lib/core/part-proposal/preferred";
import styles from "./part-proposal.module.css";

interface ProposalDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ProposalDialog({ isOpen, onClose }: ProposalDialogProps) {
  const t = useTranslations("partProposal");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} kind="full">
      <Proposed onClose={onClose} />
    </Modal>
  );
}

function Proposed({ onClose }: Pick<ProposalDialogProps, "onClose">) {
  const t = useTranslations("partProposal");
  const page = useEditorPage();
  const editor = useEditor();
  const [series, setSeries] = useState<ProposedSeries>("E24");
  const { proposals, retry } = useProposals(series);
  if (proposals === null)
    return (
      <EmptyState
        icon="wave"
        title={t("noRun.title")}
        text={t("noRun.text")}
        action={
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              page.open("simulation");
            }}
          >
            {t("noRun.action")}
          </Button>
        }
      />
    );
  if (proposals.length === 0) return <EmptyState icon="chip" title={t("none.title")} text={t("none.text")} />;

  /** One step of the history, whatever the number of parts. */
  function accept(chosen: readonly Proposal[]): void {
    const parts = chosen.flatMap((proposal) => acceptedPart(proposal) ?? []);
    if (parts.length === 0) return;
    editor.commit("propose-parts", (edit) => acceptParts(edit, (id) => editor.workspace.store.get(id), parts));
    toast({
      kind: "success",
      message: t("accepted", { count: parts.length }),
      action: { label: t("undo"), onPress: () => editor.undo() },
    });
  }
  const open = proposals.filter((proposal) => acceptedPart(proposal) !== null);
  return (
    <div className={styles.proposed}>
      <div className={styles.tools}>
        <Segments
          label={t("series.label")}
          size="field"
          items={PROPOSED_SERIES.map((id) => ({ id, label: t(`series.${id}`) }))}
          value={series}
          onChange={setSeries}
        />
        {proposals.some(({ hasFailed }) => hasFailed) && (
          <p role="alert" className={styles.failed}>
            {t("failed")}{" "}
            <Button size="sm" onClick={retry}>
              {t("again")}
            </Button>
          </p>
        )}
        {!editor.isReadOnly && (
          <Button variant="primary" aria-disabled={open.length === 0} onClick={() => accept(open)}>
            {t("acceptAll", { count: open.length })}
          </Button>
        )}
        <Button
          onClick={() => {
            onClose();
            page.quoteBom();
          }}
        >
          {t("quote")}
        </Button>
      </div>
      <p className={styles.note}>{t("derating")}</p>
      <ProposalTable proposals={proposals} {...(editor.isReadOnly ? {} : { onAccept: (one) => accept([one]) })} />
    </div>
  );
}
