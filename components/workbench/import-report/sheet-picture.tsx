"use client";
// A part of a sheet as a picture, with numbered marks.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { NumberedNote } from "@/components/workbench/import-report/notes-of";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import type { Sheet } from "@/lib/core/schematic/model/records";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import { toMm } from "@/lib/core/schematic/model/units";
import { svgNode } from "@/components/ui/svg-drawing";
import { useIsDark } from "@/components/ui/use-is-dark";
import styles from "./place-view.module.css";

/** In millimeters of the sheet. */
export interface ShownBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SheetPictureProps {
  schematic: Schematic;
  sheet: Sheet;
  notes: readonly NumberedNote[];
  selected: NumberedNote;
  box: ShownBox;
  label: string;
}

async function svgOf({ records, rootSheetId }: Schematic, sheet: Sheet, isDark: boolean): Promise<string> {
  const [{ sheetSvg }, { sheetSourcesOf }, { SHEET_THEMES }] = await Promise.all([
    import("@/lib/core/schematic/paint/sheet-svg"),
    import("@/lib/core/schematic/paint/sheet-primitives"),
    import("@/lib/core/schematic/paint/theme"),
  ]);
  const { instances } = readHierarchy(records, rootSheetId);
  const path = instances.find((instance) => instance.sheet.id === sheet.id)?.path ?? "/";
  return sheetSvg(sheetSourcesOf(records), { sheet, path, theme: SHEET_THEMES[isDark ? "dark" : "light"] });
}

const viewBoxOf = ({ x, y, width, height }: ShownBox): string => [x, y, width, height].join(" ");

/** Radius of a mark, as a part of what is shown. */
const MARK = 0.022;

export function SheetPicture({ schematic, sheet, notes, selected, box, label }: SheetPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  const [svg, setSvg] = useState("");
  const viewBox = viewBoxOf(box);
  useEffect(() => {
    let isCurrent = true;
    void svgOf(schematic, sheet, isDark).then((drawn) => isCurrent && setSvg(drawn));
    return () => {
      isCurrent = false;
    };
  }, [schematic, sheet, isDark]);
  const put = useEffectEvent((drawn: string) => {
    const node = svgNode(drawn);
    node.setAttribute("viewBox", viewBox);
    frame.current?.replaceChildren(node);
  });
  useEffect(() => {
    if (svg !== "") put(svg);
  }, [svg]);
  useEffect(() => frame.current?.firstElementChild?.setAttribute("viewBox", viewBox), [viewBox]);
  const radius = Math.max(box.width, box.height) * MARK;
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <div ref={frame} aria-hidden="true" />
      <svg viewBox={viewBox} aria-hidden="true">
        {notes.map(({ number, outcome, place }) => {
          if (!place) return null;
          const [x, y] = [toMm(place.at.x), toMm(place.at.y)];
          return (
            <g key={number} data-outcome={outcome} data-selected={number === selected.number || undefined}>
              <circle cx={x} cy={y} r={radius} />
              <text x={x + radius * 1.3} y={y + radius * 1.9} fontSize={radius * 1.5}>
                {number}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
