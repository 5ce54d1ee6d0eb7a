"use client";
// The drawing area: a canvas that is painted once for each change, and the input on it.
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useChecks, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { useFind } from "@/components/schematic/panels/find/find-state";
import { VersionMarks } from "@/components/schematic/panels/versions/version-marks";
import { PeopleOnSheet } from "@/components/schematic/people/people-on-sheet";
import type { FindingMark } from "@/components/schematic/stage/paint-finding";
import type { HitMark } from "@/components/schematic/stage/paint-hits";
import { STAGE_ID } from "@/components/schematic/stage/stage-focus";
import { openScene } from "@/components/schematic/stage/stage-scene";
import { LiveOnSheet } from "@/components/schematic/live/live-on-sheet";
import { SheetResults } from "@/components/schematic/simulation/sheet/sheet-results";
import { StageTips } from "@/components/schematic/stage/stage-tips";
import { TouchBar } from "@/components/schematic/stage/touch-bar";
import { TextInPlace } from "@/components/schematic/stage/text-in-place";
import { useImageDrop } from "@/components/schematic/stage/use-image-drop";
import { StageHost } from "@/components/ui/stage-host";
import type { Vec2 } from "@/lib/base/vec2";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import type { Point } from "@/lib/core/schematic/model/units";
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
  useImageDrop(host);
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
      <SheetResults />
      <LiveOnSheet />
      <PeopleOnSheet />
      <StageTips host={host} />
      <TextInPlace />
      <TouchBar />
    </StageHost>
  );
}

function useStage(host: RefObject<HTMLDivElement | null>, { onMenu, onEdit, cursor, hasGrid }: SheetStageProps): void {
  const { editor, viewport, name, images } = useOpenProject();
  const failedText = useTranslations("schematic.stage")("imageFailed");
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
    const scene = openScene(element, { editor, viewport, options, live, images, failedText });
    redraw.current = scene.ask;
    return () => {
      redraw.current = () => undefined;
      scene.close();
    };
  }, [host, editor, viewport, name, captions, images, failedText]);
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
