"use client";
// Over the board: a dot at every finding, and at the chosen one its measure, drawn where it was taken.
import { useMemo, useRef } from "react";
import type { BoardGlass } from "@/components/dfm/board-glass";
import { MeasureMark } from "@/components/dfm/measure-mark";
import { useMappedGroup } from "@/components/ui/use-mapped-group";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import { chosenFinding, shownFindings, useDfm } from "@/stores/dfm-check";
import { useBoardViewerStore } from "@/stores/board-viewer";
import { usePickFinding } from "@/components/dfm/use-pick-finding";
import styles from "./stage-marks.module.css";

/** More are no marks but a carpet; the gravest come first. */
const MOST_DOTS = 400;

export function StageMarks({ glass }: { glass: BoardGlass }) {
  const place = useDfm((dfm) => (dfm.chosen ? chosenFinding(dfm)?.places[dfm.chosen.place] : undefined));
  const finding = useDfm((dfm) => chosenFinding(dfm));
  usePickFinding(glass, useBoardViewerStore());
  return (
    <>
      {/* Beside a drawn measure a dot would hide what it is about. */}
      {!place && <Dots glass={glass} />}
      {place && finding && <MeasureMark glass={glass} place={place} finding={finding} />}
    </>
  );
}

function Dots({ glass }: { glass: BoardGlass }) {
  const group = useRef<SVGGElement>(null);
  const report = useDfm((dfm) => dfm.report);
  const filter = useDfm((dfm) => dfm.filter);
  const notes = useDfm((dfm) => dfm.notes);
  const paths = useMemo(() => {
    const shown = shownFindings({ report, filter, notes });
    const all = shown.flatMap(({ severity, places }) => places.map(({ x, y }) => ({ severity, x, y })));
    const dots = all.slice(0, MOST_DOTS);
    // Of a line without length its round ends are seen: a dot that does not grow with the board.
    const pathOf = (level: string) =>
      dots
        .filter(({ severity }) => severity === level)
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join("");
    return SEVERITIES.map((level) => ({ level, d: pathOf(level) })).filter(({ d }) => d !== "");
  }, [report, filter, notes]);
  useMappedGroup(group, glass, paths);
  return (
    <svg className={styles.marks} aria-hidden="true" data-part="dots">
      <g ref={group}>
        {paths.toReversed().map(({ level, d }) => (
          <g key={level} data-severity={level}>
            <path className={styles.halo} d={d} />
            <path className={styles.dot} d={d} />
          </g>
        ))}
      </g>
    </svg>
  );
}
