"use client";
// Suggested holes for files without a drill file, from pads or the netlist; added only after the user has checked them.
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Table, type TableColumn } from "@/components/ui/table";
import { useRun } from "@/components/ui/use-run";
import { useFailureWords } from "@/components/dfm/use-action-failure";
import { type DrilledGroup, drillFiles } from "@/lib/core/gerber/drill-files";
import type { HoleGroup, HoleProposal } from "@/lib/core/gerber/propose-holes";
import { parseLength } from "@/lib/core/pcb/length";
import { withFiles } from "@/lib/workers/archive/add-files-client";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";
import styles from "./hole-proposal.module.css";

interface HoleProposalProps {
  proposal: HoleProposal;
  onClose: () => void;
  /** Receives the files with the accepted holes. */
  onFile: (file: File) => void;
}

interface Row extends HoleGroup {
  key: string;
  isSelected: boolean;
  typed: string;
}

type Complaint = "format" | "range" | "pad";

/** Range of drilled or routed holes. */
const MIN_MM = 0.15;
const MAX_MM = 25;

export function HoleProposalDialog({ proposal, onClose, onFile }: HoleProposalProps) {
  const t = useTranslations("dfm.holes");
  const [rows, setRows] = useState(() => proposal.groups.map(rowOf));
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const run = useRun();
  const say = useFailureWords();
  const viewer = useBoardViewerStore();
  const change = (key: string, to: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const selected = rows.filter(({ isSelected: isTaken }) => isTaken);
  const count = selected.reduce((sum, row) => sum + countOf(row), 0);
  const isWrong = selected.some((row) => complaintOf(row) !== null);

  async function add(): Promise<void> {
    const { file, facts } = viewer.getState();
    if (!file) return;
    const signal = run.restart();
    setWorking(true);
    setFailure(null);
    const layers = typeof facts === "string" ? null : facts.layers;
    const files = drillFiles(selected.map(drilled), { layers: layers ?? 2, basis: proposal.basis });
    try {
      const packed = await withFiles(file, files, { signal });
      if (signal.aborted) return;
      if (!packed.ok) return setFailure(say(packed.code));
      onFile(packed.value);
      onClose();
    } catch {
      // Either the request was aborted, or this browser has no workers.
      if (!signal.aborted) setFailure(say("NO_WORKER"));
    } finally {
      setWorking(false);
    }
  }

  return (
    <Modal
      isOpen
      kind="wide"
      isDismissable={false}
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" disabled={count === 0 || isWrong} isBusy={isWorking} onClick={() => void add()}>
            {t("add", { count })}
          </Button>
        </>
      }
    >
      <div className={styles.proposal}>
        <p>{t(`basis.${proposal.basis}`)}</p>
        <Rows rows={rows} basis={proposal.basis} onChange={change} />
        <p className={styles.rest}>{t("rest")}</p>
        {failure && <Notice kind="warning">{failure}</Notice>}
      </div>
    </Modal>
  );
}

interface RowsProps {
  rows: readonly Row[];
  basis: HoleProposal["basis"];
  onChange: (key: string, to: Partial<Row>) => void;
}

function Rows({ rows, basis, onChange }: RowsProps) {
  const t = useTranslations("dfm.holes");
  const format = useFormatter();
  const millimetres = (mm: number) => format.number(mm, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const holeRowLabel = ({ padMm, diameterMm }: Row) =>
    padMm === null ? t("hole", { size: millimetres(diameterMm) }) : t("pad", { size: millimetres(padMm) });
  const columns: TableColumn<Row>[] = [
    {
      key: "what",
      head: basis === "pads" ? t("pads") : t("holes"),
      cell: (row) => (
        <Checkbox
          label={holeRowLabel(row)}
          note={row.isPlated ? undefined : t("unplated")}
          checked={row.isSelected}
          onChange={({ target }) => onChange(row.key, { isSelected: target.checked })}
        />
      ),
    },
    {
      key: "count",
      head: t("count"),
      isNumeric: true,
      cell: (row) => <span className={styles.count}>{format.number(countOf(row))}</span>,
    },
    {
      key: "diameter",
      head: t("diameter"),
      isNumeric: true,
      cell: (row) => <Diameter row={row} name={holeRowLabel(row)} onChange={onChange} />,
    },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ key }) => key} isDense />;
}

interface DiameterProps {
  row: Row;
  name: string;
  onChange: RowsProps["onChange"];
}

function Diameter({ row, name, onChange }: DiameterProps) {
  const t = useTranslations("dfm.holes");
  const complaint = row.isSelected ? complaintOf(row) : null;
  return (
    <span className={styles.diameter}>
      <Field
        isNumeric
        unit="mm"
        value={row.typed}
        disabled={!row.isSelected}
        aria-label={t("diameterOf", { what: name })}
        aria-invalid={complaint !== null || undefined}
        onChange={({ target }) => onChange(row.key, { typed: target.value })}
      />
      {complaint && <small role="alert">{t(`wrong.${complaint}`, { min: MIN_MM, max: MAX_MM })}</small>}
    </span>
  );
}

function rowOf(group: HoleGroup, at: number): Row {
  return { ...group, key: String(at), isSelected: true, typed: group.diameterMm.toFixed(2) };
}

function countOf({ places }: HoleGroup): number {
  return places.length / 2;
}

function complaintOf({ typed, padMm, isPlated }: Row): Complaint | null {
  const length = parseLength(typed, "mm");
  if (!length.ok) return "format";
  if (length.value < MIN_MM || length.value > MAX_MM) return "range";
  return isPlated && padMm !== null && length.value >= padMm ? "pad" : null;
}

function drilled({ typed, isPlated, places }: Row): DrilledGroup {
  const length = parseLength(typed, "mm");
  return { diameterMm: length.ok ? length.value : 0, isPlated, places };
}
