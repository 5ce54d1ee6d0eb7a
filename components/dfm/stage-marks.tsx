"use client";
// Markers of findings over the board, merged where they are close; the selected one shows its measurement.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { MeasureMark } from "@/components/dfm/measure-mark";
import { chosenFinding, type DfmStore, shownFindings, useDfm, useDfmStore } from "@/stores/viewer/dfm-check";
import { type BoardViewerStore, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import type { Severity } from "@/lib/core/dfm/finding";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import { distance, type Vec2 } from "@/lib/base/vec2";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import styles from "./stage-marks.module.css";

/** Markers nearer than this on the screen are merged. */
const APART_PX = 26;
/** Change of zoom at which markers are merged again. */
const ZOOM_STEP = 1.25;
const DOT_PX = 5;

export function StageMarks({ viewport }: { viewport: ViewportController }) {
  const place = useDfm((dfm) => (dfm.chosen ? chosenFinding(dfm)?.places[dfm.chosen.place] : undefined));
  const finding = useDfm((dfm) => chosenFinding(dfm));
  usePickFinding(viewport, useBoardViewerStore());
  return (
    <>
      {/* Beside a drawn measurement a marker would hide it. */}
      {!place && <Markers viewport={viewport} />}
      {place && finding && <MeasureMark viewport={viewport} place={place} finding={finding} />}
    </>
  );
}

/** Zoom in steps, so that panning does not merge the markers again. */
function useZoom(viewport: ViewportController): number {
  const stepOf = () => Math.round(Math.log(Math.max(viewport.camera().pxPerMm, 1e-6)) / Math.log(ZOOM_STEP));
  const [step, setStep] = useState(stepOf);
  useEffect(() => {
    const follow = () => setStep(Math.round(Math.log(Math.max(viewport.camera().pxPerMm, 1e-6)) / Math.log(ZOOM_STEP)));
    follow();
    return viewport.watch(follow);
  }, [viewport]);
  return ZOOM_STEP ** step;
}

function Markers({ viewport }: { viewport: ViewportController }) {
  const svg = useRef<SVGSVGElement>(null);
  const report = useDfm((dfm) => dfm.report);
  const filter = useDfm((dfm) => dfm.filter);
  const notes = useDfm((dfm) => dfm.notes);
  const pxPerMm = useZoom(viewport);
  const clusters = useMemo(() => {
    const shown = shownFindings({ report, filter, notes });
    const markers = shown.flatMap(({ severity, places }) => places.map(({ x, y }) => ({ severity, x, y })));
    // The worst is drawn last, on top.
    return clusterMarkers(markers, APART_PX / pxPerMm).reverse();
  }, [report, filter, notes, pxPerMm]);
  useLayoutEffect(() => {
    const place = () => {
      for (const [at, node] of [...(svg.current?.children ?? [])].entries()) {
        const cluster = clusters[at];
        if (!cluster) continue;
        const [x, y] = viewport.worldToScreen([cluster.x, cluster.y]);
        node.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      }
    };
    place();
    return viewport.watch(place);
  }, [viewport, clusters]);
  return (
    <svg ref={svg} className={styles.marks} aria-hidden="true" data-part="dots">
      {clusters.map(({ severity, x, y, count }) => (
        <g key={`${severity} ${x} ${y}`} className={styles.marker} data-severity={severity}>
          <circle r={count === 1 ? DOT_PX : clusterRadius(count)} />
          {count > 1 && <text dy="0.35em">{count}</text>}
        </g>
      ))}
    </svg>
  );
}

/** Makes room for the digits of the count. */
function clusterRadius(count: number): number {
  return 7 + 2.5 * String(count).length;
}

interface Marker {
  severity: Severity;
  x: number;
  y: number;
}

/** Located at its worst marker. */
interface Cluster extends Marker {
  count: number;
}

/** A marker nearer than `apartMm` to a worse one, or to an earlier one of its severity, is merged into that. */
export function clusterMarkers(markers: readonly Marker[], apartMm: number): Cluster[] {
  const worstFirst = SEVERITIES.flatMap((level) => markers.filter(({ severity }) => severity === level));
  const cells = new Map<string, Cluster[]>();
  const cellOf = (x: number, y: number) => [Math.floor(x / apartMm), Math.floor(y / apartMm)] as const;
  const out: Cluster[] = [];
  for (const marker of worstFirst) {
    const [column, row] = cellOf(marker.x, marker.y);
    const near = NEIGHBORS.flatMap(([dx, dy]) => cells.get(`${column + dx} ${row + dy}`) ?? []);
    const host = near.find(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < apartMm);
    if (host) {
      host.count++;
      continue;
    }
    const cluster = { ...marker, count: 1 };
    out.push(cluster);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), cluster]);
  }
  return out;
}

const STEPS = [-1, 0, 1] as const;
const NEIGHBORS = STEPS.flatMap((dx) => STEPS.map((dy) => [dx, dy] as const));

const REACH_PX = 14;

function chooseNear(dfm: DfmStore, viewport: ViewportController, at: Vec2): void {
  const point = viewport.worldToScreen(at);
  let nearest = { px: REACH_PX, key: "", place: 0 };
  for (const finding of shownFindings(dfm.getState())) {
    finding.places.forEach(({ x, y }, place) => {
      const px = distance(point, viewport.worldToScreen([x, y]));
      if (px < nearest.px) nearest = { px, key: acceptanceKey(finding), place };
    });
  }
  if (nearest.key !== "") dfm.getState().choose(nearest.key, nearest.place);
}

/** Selects the finding near a click on the board. */
function usePickFinding(viewport: ViewportController, viewer: BoardViewerStore): void {
  const dfm = useDfmStore();
  useEffect(
    () =>
      viewer.subscribe(({ selection, set }, previous) => {
        if (selection === null || selection === previous.selection) return;
        // Objects are not selected here.
        set({ selection: null });
        chooseNear(dfm, viewport, selection.at);
      }),
    [dfm, viewport, viewer],
  );
}
