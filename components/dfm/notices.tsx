"use client";
// Notices that need a decision: contradictions between files and order, repaired or missing files.
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { HoleProposalDialog } from "@/components/dfm/hole-proposal";
import { useNoteActs } from "@/components/dfm/use-notes";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Disagreement } from "@/lib/core/dfm/report";
import { proposeHoles } from "@/lib/core/gerber/propose-holes";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { noteOf, useDfm } from "@/stores/viewer/dfm-check";
import styles from "./notices.module.css";

interface NoticesProps {
  /** Opens the file picker. */
  onNewFile: () => void;
  /** Receives the current files with additions. */
  onMended: (file: File) => void;
}

export function Notices({ onNewFile, onMended }: NoticesProps) {
  const t = useTranslations("dfm.repair");
  const disagreements = useDfm((dfm) => dfm.report?.disagreements ?? NONE);
  const facts = useBoardViewer((viewer) => viewer.facts);
  const isMaskMissing = useBoardViewer(
    ({ board }) => board?.warnings.some(({ code }) => code === "MASK_MISSING") ?? false,
  );
  const isShared = useDfm((dfm) => dfm.isShared);
  if (isShared) return null;
  return (
    <div className={styles.notices}>
      {disagreements.length > 0 && <Differences disagreements={disagreements} />}
      {typeof facts !== "string" && facts.outline !== "closed" && <OutlineNotice kind={facts.outline} />}
      {typeof facts !== "string" && facts.drillCount === 0 && <DrillNotice onNewFile={onNewFile} onMended={onMended} />}
      {isMaskMissing && <Notice kind="warning">{t("mask")}</Notice>}
    </div>
  );
}

const NONE: readonly Disagreement[] = [];

function Differences({ disagreements }: { disagreements: readonly Disagreement[] }) {
  const t = useTranslations("dfm.differs");
  const tOption = useTranslations("pcb.options");
  const labelOf = useOptionLabel();
  const name = useDfm((dfm) => dfm.name);
  const say = (option: Disagreement["option"], value: Disagreement["ordered"]) =>
    Object.hasOwn(PCB_OPTIONS, option) ? labelOf(option as ListedOption, value) : `${String(value)} mm`;
  return (
    <Notice kind="warning">
      <b>{t("title")}</b> {t("keep")}
      <ul>
        {disagreements.map(({ option, ordered, measured }) => (
          <li key={option}>
            <span>
              {t("text", { option: tOption(option), ordered: say(option, ordered), measured: say(option, measured) })}
            </span>
            <Button size="sm" onClick={() => name({ [option]: measured })}>
              {t("use", { measured: say(option, measured) })}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Bridged gaps are a suggestion: it counts once accepted, as a note on the finding of the outline. */
function OutlineNotice({ kind }: { kind: "healed" | "missing" }) {
  const t = useTranslations("dfm.repair");
  const { accept } = useNoteActs();
  const finding = useDfm((dfm) => dfm.report?.findings.find(({ rule }) => rule === "outlineClosed"));
  const isAgreed = useDfm((dfm) => (finding ? noteOf(dfm.notes, finding) !== null : false));
  if (kind === "missing") return <Notice kind="warning">{t("outlineMissing")}</Notice>;
  if (isAgreed) return <Notice kind="success">{t("accepted")}</Notice>;
  return (
    <Notice kind="warning">
      {t("outline")}{" "}
      {finding && (
        <Button size="sm" onClick={() => void accept(finding, t("accepted"))}>
          {t("accept")}
        </Button>
      )}
    </Notice>
  );
}

function DrillNotice({ onNewFile, onMended }: NoticesProps) {
  const t = useTranslations("dfm.repair");
  const board = useBoardViewer((viewer) => viewer.board);
  const proposal = useMemo(() => board && proposeHoles(board.scene), [board]);
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice kind="warning">
      {t("drills")}{" "}
      {proposal && (
        <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
          {t("propose")}
        </Button>
      )}{" "}
      <Button size="sm" onClick={onNewFile}>
        {t("correct")}
      </Button>
      {isOpen && proposal && (
        <HoleProposalDialog proposal={proposal} onClose={() => setOpen(false)} onFile={onMended} />
      )}
    </Notice>
  );
}
