"use client";
// The drawing area: a canvas that is painted once for each change, and the input on it.
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { listenToGestures } from "@/components/stage/gestures";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { useChecks, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { useFind } from "@/components/schematic/panels/find/find-state";
import { VersionMarks } from "@/components/schematic/panels/versions/version-marks";
import { PeopleOnSheet } from "@/components/schematic/people/people-on-sheet";
import { readInks } from "@/components/schematic/stage/inks";
import type { FindingMark } from "@/components/schematic/stage/paint-finding";
import type { HitMark } from "@/components/schematic/stage/paint-hits";
import { SheetPainter } from "@/components/schematic/stage/sheet-painter";
import { createStageTool } from "@/components/schematic/stage/stage-tool";
import { STAGE_ID } from "@/components/schematic/stage/stage-focus";
import { StageTips } from "@/components/schematic/stage/stage-tips";
import { TextInPlace } from "@/components/schematic/stage/text-in-place";
import { fitDrawing } from "@/components/schematic/stage/show-place";
import { StageHost } from "@/components/ui/stage-host";
import type { Vec2 } from "@/lib/base/vec2";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import type { Point } from "@/lib/core/schematic/model/units";
import { UNITS_PER_MM } from "@/lib/core/schematic/model/units";
import type { FrameOptions, TitleCaptions } from "@/lib/core/schematic/paint/sheet-frame";
import styles from "./sheet-stage.module.css";

interface SheetStageProps {
  onMenu: (at: Vec2, pointer: Pointer) => void;
  /** A double click on an object. */
  onEdit: () => void;
  /** Place of the keyboard's cursor; null while a mouse is in use. */
  cursor: Point | null;
  hasGrid: boolean;
}

export function SheetStage({ onMenu, onEdit, cursor, hasGrid }: SheetStageProps) {
  const t = useTranslations("schematic.stage");
  const host = useRef<HTMLDivElement>(null);
  const tool = useEditorState((state) => state.tool);
  useStage(host, { onMenu, onEdit, cursor, hasGrid });
  return (
    <StageHost
      ref={host}
      id={STAGE_ID}
      className={styles.stage}
      data-tool={tool}
      hasNoCross
      aria-label={t("label")}
      aria-describedby="schematic-stage-help"
    >
      <p id="schematic-stage-help" className="visually-hidden">
        {t("help")}
      </p>
      <VersionMarks />
      <PeopleOnSheet />
      <StageTips host={host} />
      <TextInPlace />
    </StageHost>
  );
}

function useStage(host: RefObject<HTMLDivElement | null>, { onMenu, onEdit, cursor, hasGrid }: SheetStageProps): void {
  const { editor, viewport, name } = useOpenProject();
  const checks = useChecks();
  const find = useFind();
  const captions = useCaptions();
  const live = useRef({ onMenu, onEdit, cursor, hasGrid, ...NO_MARKS });
  const redraw = useRef<() => void>(() => undefined);

  useEffect(() => {
    live.current = { onMenu, onEdit, cursor, hasGrid, findings: marksOf(editor, checks), hits: hitsOf(editor, find) };
    redraw.current();
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const options = (): FrameOptions => ({ captions, project: name, number: numberOf(editor) });
    const scene = openScene(element, { editor, viewport, options, live });
    redraw.current = scene.ask;
    return () => {
      redraw.current = () => undefined;
      scene.close();
    };
  }, [host, editor, viewport, name, captions]);
}

function useCaptions(): TitleCaptions {
  const t = useTranslations("schematic.titleBlock");
  return useMemo(
    () => ({
      ...{ title: t("title"), sheet: t("sheet"), revision: t("revision") },
      ...{ author: t("author"), company: t("company"), date: t("date") },
    }),
    [t],
  );
}

function numberOf(editor: SchematicEditor): string {
  const { instances } = editor.hierarchy;
  const at = instances.findIndex(({ path }) => path === editor.path);
  return instances.length > 1 ? `${at + 1}/${instances.length}` : "";
}

function marksOf(editor: SchematicEditor, { findings, chosen }: ReturnType<typeof useChecks>): FindingMark[] {
  const { sheetId } = editor.view;
  return findings.flatMap((finding, index) => {
    const isHere = finding.sheetId === sheetId && (finding.path === null || finding.path === editor.path);
    const { at, severity } = finding;
    return isHere ? [{ at, number: index + 1, isError: severity === "error", isChosen: index === chosen }] : [];
  });
}

function hitsOf(editor: SchematicEditor, { hits, chosen }: ReturnType<typeof useFind>): HitMark[] {
  return hits.flatMap((hit, at) => {
    const box = hit.path === editor.path ? editor.view.index.boxOf(hit.object.id) : undefined;
    return box ? [{ box, isChosen: at === chosen }] : [];
  });
}

interface Marks {
  readonly findings: readonly FindingMark[];
  readonly hits: readonly HitMark[];
}

const NO_MARKS: Marks = { findings: [], hits: [] };

interface Scene {
  ask: () => void;
  close: () => void;
}

interface SceneOptions {
  readonly editor: SchematicEditor;
  readonly viewport: ViewportController;
  readonly options: () => FrameOptions;
  readonly live: RefObject<SheetStageProps & Marks>;
}

function openScene(element: HTMLElement, { editor, viewport, options, live }: SceneOptions): Scene {
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  element.prepend(canvas);
  const context = canvas.getContext("2d", { alpha: false });
  const painter = new SheetPainter(editor, options);
  let inks = readInks();
  let frame: number | null = null;
  let isTouch = false;

  function paint(): void {
    frame = null;
    if (!context || canvas.width === 0) return;
    const ratio = devicePixelRatio;
    const { a, e, f } = viewport.transform();
    const { cursor, hasGrid, findings, hits } = live.current;
    painter.paint(context, {
      transform: { scale: (a * ratio) / UNITS_PER_MM, left: e * ratio, top: f * ratio },
      ...{ ratio, inks, findings, hits, cursor, hasGrid },
      size: { width: canvas.width, height: canvas.height },
    });
  }
  const ask = () => void (frame ??= requestAnimationFrame(paint));

  function showSheet(): void {
    const sheet = editor.instance?.sheet;
    if (sheet)
      viewport.setBounds({ minX: 0, minY: -sheet.height / UNITS_PER_MM, maxX: sheet.width / UNITS_PER_MM, maxY: 0 });
  }
  function resize(): void {
    const { clientWidth: widthPx, clientHeight: heightPx } = element;
    canvas.width = Math.round(widthPx * devicePixelRatio);
    canvas.height = Math.round(heightPx * devicePixelRatio);
    viewport.resize({ widthPx, heightPx });
    // A canvas is empty after its size has changed.
    paint();
  }
  const notePointer = (event: PointerEvent) => (isTouch = event.pointerType === "touch");
  const readTheme = () => {
    inks = readInks();
    ask();
  };
  const sizes = new ResizeObserver(resize);
  const theme = new MutationObserver(readTheme);
  element.addEventListener("pointerdown", notePointer, true);
  sizes.observe(element);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  void document.fonts.ready.then(ask);
  let { path } = editor.state;
  showSheet();
  resize();
  // A drawing opens with what is drawn, an empty sheet as a whole.
  fitDrawing({ editor, viewport });
  const tool = createStageTool({
    ...{ editor, viewport, isTouch: () => isTouch },
    onMenu: (at, pointer) => live.current.onMenu(at, pointer),
    onEdit: () => live.current.onEdit(),
  });
  const endings = [
    editor.subscribe(() => {
      if (editor.state.path !== path) {
        ({ path } = editor.state);
        showSheet();
      }
      ask();
    }),
    viewport.watch(ask),
    listenToGestures(element, { viewport, tool: () => tool }),
    () => sizes.disconnect(),
    () => theme.disconnect(),
    () => element.removeEventListener("pointerdown", notePointer, true),
    () => painter.dispose(),
    () => void (frame !== null && cancelAnimationFrame(frame)),
    () => canvas.remove(),
  ];
  return { ask, close: () => endings.forEach((end) => end()) };
}
