"use client";
// The board view: rendered by the stage, with pan, selection and measurement.
import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { createStage } from "@/components/stage/create-stage";
import type { Stage } from "@/components/stage/stage";
import type { StageView } from "@/components/stage/stage-view";
import { BoardInWords } from "@/components/gerber/viewer/board-in-words";
import { BoardMarks } from "@/components/gerber/viewer/board-marks";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { createStageTools } from "@/components/gerber/viewer/stage-tools";
import { tokenColour } from "@/components/gerber/viewer/layer-colours";
import { createViewMaker } from "@/components/gerber/viewer/view-maker";
import { listenToGestures } from "@/components/stage/gestures";
import { keyInput } from "@/components/stage/pointer-tool";
import { clearRuler } from "@/components/stage/ruler";
import { focusQuietly } from "@/components/ui/focus-quietly";
import { StageHost } from "@/components/ui/stage-host";
import { isSameBbox } from "@/lib/base/bbox";
import { renderScene } from "@/lib/core/board-view/render-scene";
import type { Scene } from "@/lib/core/board-view/scene";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { shownScene } from "@/stores/viewer/board-viewer-state";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { RulerMark } from "@/components/stage/ruler-mark";
import { distance, type Vec2 } from "@/lib/base/vec2";
import styles from "./viewer-stage.module.css";

/** Functions of the stage for other components. */
export interface StageHandle {
  element: HTMLElement;
  /** Acts as a click at the center. */
  press(): void;
  /** The current view as a PNG of twice its size. */
  picture(): Promise<Blob>;
  /** A picture from another camera and of another size. */
  pictureOf(view: Partial<StageView>, size: { widthPx: number; heightPx: number }): Promise<Blob>;
}

const IN_WORDS_ID = "viewer-board-in-words";
const PICTURE_SCALE = 2;
/** Tolerance of a keyboard selection, as wide as a finger's, since keys cannot aim. */
const KEY_REACH_PX = 8;

export function ViewerStage({ onStage }: { onStage: (stage: StageHandle | null) => void }) {
  const t = useTranslations("viewer.stage");
  const host = useRef<HTMLDivElement>(null);
  const tool = useBoardViewer((viewer) => viewer.tool);
  const hasGrid = useBoardViewer((viewer) => viewer.hasGrid);
  useStage(host, onStage);
  return (
    <StageHost
      ref={host}
      className={styles.stage}
      data-tool={tool}
      data-grid={hasGrid || undefined}
      aria-label={t("label")}
      aria-describedby={IN_WORDS_ID}
      hasContrastCross
    >
      <BoardMarks />
      <BoardRuler />
      <BoardInWords id={IN_WORDS_ID} />
    </StageHost>
  );
}

function useStage(host: RefObject<HTMLDivElement | null>, onStage: (stage: StageHandle | null) => void): void {
  const store = useBoardViewerStore();
  const instruments = useInstruments();
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const { viewport, ruler } = instruments;
    // The stage may replace its canvas, so React does not render it.
    const surface = document.createElement("canvas");
    surface.ariaHidden = "true";
    element.prepend(surface);
    const stage: Stage = createStage(surface);
    const viewOf = createViewMaker();
    const tools = createStageTools(store, instruments);
    const view = () => viewOf(store.getState(), viewport.camera(), document.documentElement.dataset.theme);
    const draw = () => stage.draw(view());
    const showBoard = (scene: Scene | null) => {
      stage.setScene(scene && renderScene(scene));
      clearRuler(ruler);
    };
    const resize = () => {
      const { clientWidth, clientHeight } = element;
      stage.resize(clientWidth, clientHeight, devicePixelRatio);
      viewport.resize({ widthPx: clientWidth, heightPx: clientHeight });
      draw();
    };
    const sizes = new ResizeObserver(resize);
    const theme = new MutationObserver(draw);
    sizes.observe(element);
    theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    viewport.flip(store.getState().side === "bottom");
    const shown = shownScene(store.getState());
    showBoard(shown);
    if (shown) viewport.setBounds(shown.bounds);
    resize();
    const endings = [
      viewport.watch(draw),
      followGrid(element, viewport),
      listenToGestures(element, { viewport, tool: () => tools[store.getState().tool] }),
      store.subscribe((state, previous) => {
        const [scene, before] = [shownScene(state), shownScene(previous)];
        if (scene !== before) showBoard(scene);
        // When the rest of a previewed board arrives, the camera stays.
        const isRest = previous.board === null && scene && before && isSameBbox(scene.bounds, before.bounds);
        if (scene && scene !== before && !isRest) viewport.setBounds(scene.bounds);
        if (state.side !== previous.side) viewport.flip(state.side === "bottom");
        if (state.tool !== previous.tool) clearRuler(ruler);
        draw();
      }),
      () => sizes.disconnect(),
      () => theme.disconnect(),
      () => stage.dispose(),
      () => stage.canvas.remove(),
    ];
    // The upload field is gone, so keyboard focus moves to the board.
    focusQuietly(element);
    onStage({
      element,
      press: () => {
        const { widthPx, heightPx } = viewport.viewport();
        tools[store.getState().tool].tap([widthPx / 2, heightPx / 2], keyInput(KEY_REACH_PX));
      },
      pictureOf: (change, size) => stage.screenshot({ ...view(), ...change }, size),
      picture: () => {
        const { widthPx, heightPx } = viewport.viewport();
        const camera = { ...viewport.camera(), pxPerMm: viewport.camera().pxPerMm * PICTURE_SCALE };
        const size = { widthPx: widthPx * PICTURE_SCALE, heightPx: heightPx * PICTURE_SCALE };
        return stage.screenshot({ ...view(), camera, background: tokenColour("--canvas") }, size);
      },
    });
    return () => {
      for (const end of endings) end();
      onStage(null);
    };
  }, [host, store, instruments, onStage]);
}

/** Minimum distance between lines; every tenth line is stronger. */
const MIN_STEP_PX = 12;

/** 1, 10, 100 mm and so on: the finest step that keeps the lines apart. */
function gridStepMm(pxPerMm: number): number {
  return 10 ** Math.ceil(Math.log10(MIN_STEP_PX / pxPerMm));
}

/** Returns a function that stops following. */
function followGrid(stage: HTMLElement, viewport: ViewportController): () => void {
  const write = () => {
    const { pxPerMm } = viewport.camera();
    const fine = gridStepMm(pxPerMm) * pxPerMm;
    const [x, y] = viewport.worldToScreen([0, 0]);
    stage.style.setProperty("--grid", `${fine}px`);
    stage.style.setProperty("--grid-10", `${fine * 10}px`);
    stage.style.setProperty("--grid-x", `${x % (fine * 10)}px`);
    stage.style.setProperty("--grid-y", `${y % (fine * 10)}px`);
  };
  write();
  return viewport.watch(write);
}

/** The viewer's ruler: length, dx and dy, and angle in the chosen unit. */
function BoardRuler() {
  const { viewport, ruler } = useInstruments();
  const t = useTranslations("viewer.ruler");
  const snapLabel = useTranslations("viewer.snaps");
  const lengths = useLengths(useBoardViewer((viewer) => viewer.unit));
  const values = useCallback(
    (from: Vec2, to: Vec2) => {
      const { lengthMm, dxMm, dyMm, angleDegrees } = measured(from, to);
      return [
        lengths.length(lengthMm),
        t("parts", { dx: lengths.length(dxMm), dy: lengths.length(dyMm) }),
        t("angle", { angle: lengths.angle(angleDegrees) }),
      ];
    },
    [t, lengths],
  );
  return <RulerMark viewport={viewport} ruler={ruler} values={values} snapLabel={snapLabel} />;
}

interface Measured {
  lengthMm: number;
  dxMm: number;
  dyMm: number;
  /** Counterclockwise from the board's x axis seen from the top, 0 up to 360. */
  angleDegrees: number;
}

/** Values measured between two points. */
export function measured(from: Vec2, to: Vec2): Measured {
  const [dxMm, dyMm] = [to[0] - from[0], to[1] - from[1]];
  const degrees = (Math.atan2(dyMm, dxMm) * 180) / Math.PI;
  return { lengthMm: distance(from, to), dxMm, dyMm, angleDegrees: (degrees + 360) % 360 };
}
