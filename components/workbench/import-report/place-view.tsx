"use client";
// The sheet with the places of the notes; the selected one is enlarged.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { placeHref } from "@/components/sharing/place-link";
import { Button, buttonClass } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { NumberedNote } from "@/components/workbench/import-report/notes-of";
import { SheetPicture, type ShownBox } from "@/components/workbench/import-report/sheet-picture";
import { useNoteText } from "@/components/workbench/import-report/use-note-text";
import { useImportedDrawing } from "@/lib/client/import-report";
import type { SheetPlace } from "@/lib/core/schematic-import/report";
import type { Sheet as SheetRecord } from "@/lib/core/schematic/model/records";
import { toMm } from "@/lib/core/schematic/model/units";
import { Link } from "@/lib/i18n/link";
import styles from "./place-view.module.css";

interface PlaceViewProps {
  projectId: string;
  /** Notes that have a place, in the order of the table. */
  places: readonly NumberedNote[];
  selected: NumberedNote;
  onSelect: (note: NumberedNote) => void;
}

type Extent = "near" | "sheet";

/** Width of what is shown around a place, in millimeters. */
const NEAR_MM = 90;
const ASPECT = 1.4;

function boxOf(extent: Extent, sheet: SheetRecord, { at }: SheetPlace): ShownBox {
  const [width, height] = [toMm(sheet.width), toMm(sheet.height)];
  if (extent === "sheet" || width < NEAR_MM) return { x: 0, y: 0, width, height };
  return {
    ...{ x: toMm(at.x) - NEAR_MM / 2, y: toMm(at.y) - NEAR_MM / ASPECT / 2 },
    ...{ width: NEAR_MM, height: NEAR_MM / ASPECT },
  };
}

export function PlaceView({ projectId, places, selected, onSelect }: PlaceViewProps) {
  const t = useTranslations("importReport.place");
  const textOf = useNoteText();
  const [extent, setExtent] = useState<Extent>("near");
  const drawing = useImportedDrawing(projectId);
  const { place } = selected;
  if (!place) return null;
  const sheet = drawing.data?.records.find(
    (record): record is SheetRecord => record.kind === "sheet" && record.id === place.sheetId,
  );
  const step = (by: 1 | -1) => {
    const at = places.findIndex(({ number }) => number === selected.number);
    const next = places[(at + by + places.length) % places.length];
    if (next) onSelect(next);
  };
  const here = places.filter((note) => note.place?.sheetId === place.sheetId);
  return (
    <Sheet
      title={sheet ? t("title", { sheet: sheet.name }) : t("gone")}
      note={t("count", { here: here.length, total: places.length })}
      className={styles.view}
    >
      {drawing.isPending && <Skeleton rows={6} />}
      {drawing.data && sheet && (
        <SheetPicture
          {...{ schematic: drawing.data, sheet, notes: here, selected }}
          box={boxOf(extent, sheet, place)}
          label={t("picture", { sheet: sheet.name, number: selected.number })}
        />
      )}
      <div className={styles.words} aria-live="polite">
        <p>
          <b className="num">{selected.number}</b> {textOf(selected)}
        </p>
      </div>
      <div className={styles.actions}>
        <Segments
          label={t("extent")}
          value={extent}
          items={[
            { id: "near", label: t("near") },
            { id: "sheet", label: t("whole") },
          ]}
          onChange={setExtent}
        />
        <Button size="sm" onClick={() => step(-1)}>
          {t("previous")}
        </Button>
        <Button size="sm" onClick={() => step(1)}>
          {t("next")}
        </Button>
        <Link className={buttonClass({ size: "sm" })} href={placeHref(projectId, place)}>
          {t("open")}
        </Link>
      </div>
    </Sheet>
  );
}
