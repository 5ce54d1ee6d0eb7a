"use client";
// Printing to scale: scale, paper and content of each sheet; then the browser's print dialog.
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { planPrint, type Paper, PRINT_PX_PER_MM, type PrintScale } from "@/components/gerber/viewer/print-plan";
import { PrintSheets, type PrintedSheet } from "@/components/gerber/viewer/print-sheets";
import { rowColour } from "@/components/gerber/viewer/layer-colours";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import type { StageHandle } from "@/components/gerber/viewer/viewer-stage";
import type { StageMode } from "@/components/stage/stage-view";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import type { LayerRow } from "@/stores/viewer/board-viewer-layers";
import styles from "./print-dialog.module.css";

/** Limit of sheets; beyond it a smaller scale is the better choice. */
const MAX_SHEETS = 40;
const SCALES = ["1", "2", "fit"] as const;

interface PrintDialogProps {
  stage: StageHandle;
  onClose: () => void;
}

export function PrintDialog({ stage, onClose }: PrintDialogProps) {
  const t = useTranslations("viewer.print");
  const { viewport } = useInstruments();
  const board = useBoardViewer((viewer) => viewer.board);
  const [scale, setScale] = useState<PrintScale>(1);
  const [paper, setPaper] = useState<Paper>("a4");
  const [isExploded, setApart] = useState(false);
  const [isBlack, setBlack] = useState(false);
  const [printed, setPrinted] = useState<PrintedSheet[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pictures = usePictures({ isExploded, isBlack });
  if (!board) return null;
  const plan = planPrint({ bounds: board.scene.bounds, camera: viewport.camera(), scale, paper });
  const count = plan.sheets.length * pictures.length;
  const isTooMuch = count > MAX_SHEETS;

  async function print() {
    setBusy(true);
    const size = {
      widthPx: Math.round(plan.widthMm * PRINT_PX_PER_MM),
      heightPx: Math.round(plan.heightMm * PRINT_PX_PER_MM),
    };
    const sheets: PrintedSheet[] = [];
    for (const { title, mode } of pictures)
      for (const { camera, column, row } of plan.sheets) {
        const view = { camera, highlight: [], background: "#ffffff", ...(mode && { mode }) };
        sheets.push({ title, column, row, picture: await stage.pictureOf(view, size) });
      }
    setPrinted(sheets);
  }

  return (
    <>
      <Modal
        isOpen
        onClose={onClose}
        title={t("title")}
        actions={
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button
              variant="primary"
              isBusy={isBusy}
              aria-disabled={isTooMuch || count === 0 || undefined}
              onClick={() => {
                if (!isTooMuch && count > 0) void print();
              }}
            >
              {t("print")}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <label htmlFor="print-scale">{t("scale")}</label>
          <Select
            id="print-scale"
            value={String(scale)}
            onChange={({ target }) => setScale(target.value === "fit" ? "fit" : target.value === "2" ? 2 : 1)}
          >
            {SCALES.map((name) => (
              <option key={name} value={name}>
                {t(`scales.${name}`)}
              </option>
            ))}
          </Select>
          <label htmlFor="print-paper">{t("paper")}</label>
          <Select
            id="print-paper"
            value={paper}
            onChange={({ target }) => setPaper(target.value === "letter" ? "letter" : "a4")}
          >
            <option value="a4">A4</option>
            <option value="letter">Letter</option>
          </Select>
          <Checkbox label={t("apart")} checked={isExploded} onChange={({ target }) => setApart(target.checked)} />
          <Checkbox label={t("black")} checked={isBlack} onChange={({ target }) => setBlack(target.checked)} />
        </div>
        <p className={styles.count} role="status">
          {isTooMuch ? t("tooMuch", { count, max: MAX_SHEETS }) : t("count", { count })}
        </p>
        <p className={styles.note}>{t("note")}</p>
      </Modal>
      {printed && <PrintSheets plan={plan} sheets={printed} onDone={onClose} />}
    </>
  );
}

interface Picture {
  title: string;
  /** Null for the current view. */
  mode: StageMode | null;
}

function usePictures({ isExploded, isBlack }: { isExploded: boolean; isBlack: boolean }): Picture[] {
  const t = useTranslations("viewer.print");
  const format = useFormatter();
  const words = useObjectWords();
  const store = useBoardViewerStore();
  const { mode, side, rows, board } = store.getState();
  const colourOf = (row: LayerRow) => (isBlack ? "#000000" : rowColour(row));
  const titleOf = (row: LayerRow) => {
    const layer = board?.scene.layers.find(({ id }) => id === row.id);
    return layer ? words.layer(layer) : row.id;
  };
  const visible = rows.filter(({ isVisible }) => isVisible);
  if (isExploded)
    return visible.map((row) => ({
      title: titleOf(row),
      mode: { kind: "layers", layers: [{ id: row.id, color: colourOf(row), opacity: 1 }] },
    }));
  if (mode === "board" && !isBlack) return [{ title: t(`sides.${side}`), mode: null }];
  const layers = visible
    .map((row) => ({ id: row.id, color: colourOf(row), opacity: isBlack ? 1 : row.opacity }))
    .reverse();
  return layers.length === 0 ? [] : [{ title: format.list(visible.map(titleOf)), mode: { kind: "layers", layers } }];
}
