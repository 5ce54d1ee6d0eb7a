"use client";
// Layout of the editor: bar, tools, outline and library, sheet, properties and findings, status.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { EditorBar } from "@/components/schematic/bar/editor-bar";
import { Toolbar } from "@/components/schematic/bar/toolbar";
import { ToolOptions } from "@/components/schematic/bar/tool-options";
import {
  type ClipboardContent,
  copiedText,
  readClipboard,
  readCopied,
} from "@/components/schematic/commands/clipboard";
import { CommentPins } from "@/components/schematic/comments/comment-pins";
import { type Comments, CommentsContext, useCommentsState } from "@/components/schematic/comments/comments-state";
import type { EditorPage } from "@/components/schematic/commands/command";
import { PageContext, useKeys } from "@/components/schematic/commands/use-commands";
import { ContextMenu, kindOfTool, type MenuPlace } from "@/components/schematic/context-menu";
import { ChecksContext, type OpenProject, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { Dialogs } from "@/components/schematic/dialogs/dialogs";
import { type DialogName, type DockName, isDock } from "@/components/schematic/dialogs/screen-parts";
import { FindContext, useFindState } from "@/components/schematic/panels/find/find-state";
import { loadLateParts } from "@/components/schematic/late-part";
import { toggleOperatingPoint } from "@/components/schematic/simulation/sheet/toggle-operating-point";
import { SimulationResults } from "@/components/schematic/simulation/simulation-results";
import { LibraryPanel } from "@/components/schematic/panels/library";
import { Outline, type OutlineTab } from "@/components/schematic/panels/outline";
import { PROPERTY_IDS } from "@/components/schematic/panels/property-ids";
import { RightPanel } from "@/components/schematic/panels/right-panel";
import { VersionsContext, useVersionsState } from "@/components/schematic/panels/versions/versions-state";
import { SheetStage } from "@/components/schematic/stage/sheet-stage";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { fitDrawing } from "@/components/schematic/stage/show-place";
import { showStartPlace } from "@/components/schematic/stage/start-place";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import { StatusLine } from "@/components/schematic/status-line";
import { useExport } from "@/components/schematic/use-export";
import { useImportReport } from "@/components/schematic/use-import-report";
import { useInsertImage } from "@/components/schematic/use-insert-image";
import { type Notices, useNotices } from "@/components/schematic/use-notices";
import { useQuoteBom } from "@/components/schematic/use-quote-bom";
import { useRunningChecks } from "@/components/schematic/use-checks";
import { SessionNotices } from "@/components/schematic/session-notices";
import { toast } from "@/components/ui/toast";
import type { Vec2 } from "@/lib/base/vec2";
import { deleteSelection } from "@/lib/core/schematic/editor/actions";
import { objectsAt } from "@/lib/core/schematic/editor/hit";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import { toGrid } from "@/lib/core/schematic/editor/pointer";
import type { Point } from "@/lib/core/schematic/model/units";
import styles from "./editor-screen.module.css";

export function EditorScreen() {
  const project = useOpenProject();
  const checks = useRunningChecks(project);
  const comments = useCommentsState(project);
  const screen = useScreen(project, checks, comments);
  const find = useFindState(project, screen.dock === "find");
  const versions = useVersionsState(project, screen.dock === "versions");
  useKeys(screen.page);
  useEffect(() => loadLateParts(), []);
  // After the stage has fitted the drawing.
  useEffect(() => showStartPlace(project, location.search), [project]);
  return (
    <PageContext value={screen.page}>
      <ChecksContext value={checks}>
        <FindContext value={find}>
          <VersionsContext value={versions}>
            <CommentsContext value={comments}>
              <div
                className={styles.screen}
                data-left={screen.panels.left || undefined}
                data-right={screen.panels.right || undefined}
              >
                <EditorBar />
                <Toolbar />
                <div className={styles.left}>
                  <Outline tab={screen.tab} onTab={screen.setTab} />
                  <LibraryPanel fieldRef={screen.library} />
                </div>
                <div className={styles.middle}>
                  <SheetStage
                    onMenu={screen.openMenu}
                    onEdit={() => screen.page.focusProperties()}
                    cursor={screen.cursor}
                    hasGrid
                  />
                  <CommentPins />
                  <ToolOptions />
                  <SessionNotices />
                  <ContextMenu place={screen.menu} onClose={() => screen.setMenu(null)} />
                </div>
                <div className={styles.results}>
                  <SimulationResults />
                </div>
                <div className={styles.right}>
                  <RightPanel dock={screen.dock} onClose={screen.closeDock} />
                </div>
                <StatusLine upload={screen.upload} />
                <Announcer />
              </div>
              <Dialogs open={screen.dialog} onClose={screen.closeDialog} />
              {screen.question}
              {screen.field}
            </CommentsContext>
          </VersionsContext>
        </FindContext>
      </ChecksContext>
    </PageContext>
  );
}

/** Changes in words, for those who do not see the sheet. */
function Announcer(): ReactNode {
  const t = useTranslations("schematic.actions");
  const { editor } = useOpenProject();
  const version = useEditorState((state) => state.version);
  const last = editor.history.done.at(-1);
  const name = last?.name;
  return (
    <p className="visually-hidden" aria-live="polite">
      {version > 0 && name !== undefined && t.has(name as Parameters<typeof t>[0])
        ? t(name as Parameters<typeof t>[0])
        : ""}
    </p>
  );
}

const KEY_REACH = 4;
/** As in the style sheet. */
const LEFT_FROM_PX = 1280;
const RIGHT_FROM_PX = 960;

type PanelSide = "left" | "right";

function useScreen(project: OpenProject, checks: ReturnType<typeof useRunningChecks>, comments: Comments) {
  const { editor, viewport } = project;
  const t = useTranslations("schematic");
  // On narrow screens the panels lie over the sheet, so they open on demand.
  const [panels, setPanels] = useState<Record<PanelSide, boolean>>(() => ({
    left: innerWidth >= LEFT_FROM_PX,
    right: innerWidth >= RIGHT_FROM_PX,
  }));
  const [tab, setTab] = useState<OutlineTab>("sheets");
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [dock, setDock] = useState<DockName | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [cursor, setCursor] = useState<Point | null>(null);
  const library = useRef<HTMLInputElement>(null);
  const { quoteBom, question } = useQuoteBom(project);
  const exportFile = useExport(project);
  const openImportReport = useImportReport(project);
  const { choose, insert, upload, field } = useInsertImage(project);
  const notices = useNotices(editor);
  const checksNow = useRef(checks);
  useEffect(() => void (checksNow.current = checks));
  const commentsNow = useRef(comments);
  useEffect(() => void (commentsNow.current = comments));
  useMouseHidesCursor(setCursor);

  const page = useMemo((): EditorPage => {
    const insertImages = (files: readonly File[], at = editor.state.pointer?.at ?? centerOf(project)) =>
      insert(files, at);
    const pasteText = (text: string | null, pictures: readonly File[] = []) =>
      void paste({ editor, notices, t, insertImages }, { text, pictures });
    const pointer = (at: Point): Pointer => ({ at, reach: KEY_REACH, isShift: false, isCtrl: false, isAlt: false });
    return {
      editor,
      viewport,
      focusLibrary() {
        setPanels((shown) => ({ ...shown, left: true }));
        // At once where it is shown: what is typed next belongs to the search.
        if (library.current?.checkVisibility()) library.current.select();
        else afterRender(() => library.current?.select());
      },
      focusProperties(field = "value") {
        setPanels((shown) => ({ ...shown, right: true }));
        setDock(null);
        // Labels and texts have one field alone.
        const select = () => selectField(PROPERTY_IDS[field]) || selectField(PROPERTY_IDS.text);
        if (!select()) afterRender(select);
      },
      open(part) {
        if (!isDock(part)) return setDialog(part);
        setPanels((shown) => ({ ...shown, right: true }));
        setDock(part);
        if (part === "find") afterRender(() => selectField(PROPERTY_IDS.find));
      },
      togglePanel(side) {
        setPanels((shown) => {
          if (side !== "both") return { ...shown, [side]: !shown[side] };
          const areShown = shown.left || shown.right;
          return { left: !areShown, right: !areShown };
        });
      },
      showNets() {
        setPanels((shown) => ({ ...shown, left: true }));
        setTab("nets");
      },
      comment() {
        const at = editor.state.pointer?.at ?? centerOf(project);
        commentsNow.current.write({ sheetId: editor.view.sheetId, at });
      },
      stepFinding(by) {
        setDock(null);
        checksNow.current.step(by);
      },
      toggleOperatingPoint: () => toggleOperatingPoint(project),
      copy(isCut) {
        const text = copiedText(editor);
        if (text === null) return;
        navigator.clipboard.writeText(text).then(
          () => isCut && deleteSelection(editor),
          () => toast({ kind: "error", message: t("messages.copyRefused") }),
        );
      },
      paste: () => void readClipboard().then(({ text, pictures }) => pasteText(text, pictures)),
      ...{ pasteText, insertImages, insertImage: choose },
      fit: () => fitDrawing(project),
      export: exportFile,
      ...{ quoteBom, openImportReport },
      moveCursor(x, y) {
        setCursor((before) => {
          const start = before ?? editor.state.pointer?.at ?? centerOf(project);
          const { x: left, y: top } = toGrid(start, editor.grid);
          const at = before ? { x: left + x * editor.grid, y: top + y * editor.grid } : { x: left, y: top };
          editor.hover(pointer(at));
          keepInView(project, at);
          return at;
        });
      },
      notices,
      pressCursor() {
        const at = editor.state.pointer?.at;
        if (at) editor.click(pointer(at));
      },
    };
  }, [editor, viewport, project, quoteBom, openImportReport, exportFile, notices, choose, insert, t]);

  function openMenu(at: Vec2, pointer: Pointer): void {
    const isDrawing = editor.state.tool !== "select";
    const [first] = isDrawing ? [] : objectsAt(editor.view, pointer);
    if (first && !editor.selection.has(first.id)) editor.select([first.id]);
    setMenu({ at, kind: isDrawing ? kindOfTool(editor.state.tool) : first ? "object" : "sheet" });
  }
  return {
    ...{ page, panels, tab, setTab, dialog, dock, library, menu, setMenu, openMenu, cursor, question, upload, field },
    closeDialog: () => setDialog(null),
    closeDock: () => setDock(null),
  };
}

/** The mouse takes over from the arrow keys. */
function useMouseHidesCursor(setCursor: (cursor: null) => void): void {
  useEffect(() => {
    const hide = (event: PointerEvent) => event.pointerType === "mouse" && setCursor(null);
    addEventListener("pointermove", hide);
    return () => removeEventListener("pointermove", hide);
  }, [setCursor]);
}

const afterRender = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

/** False where it is not shown. */
function selectField(id: string): boolean {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || !field.checkVisibility()) return false;
  field.select();
  return true;
}

function centerOf({ viewport }: OpenProject): Point {
  const { centerXmm, centerYmm } = viewport.camera();
  return { x: Math.round(centerXmm * 10_000), y: Math.round(-centerYmm * 10_000) };
}

const EDGE_PX = 60;

/** The view follows the keyboard's cursor. */
function keepInView({ viewport }: OpenProject, at: Point): void {
  const [x, y] = viewport.worldToScreen(toWorld(at));
  const { widthPx, heightPx } = viewport.viewport();
  const over = (value: number, size: number) =>
    value < EDGE_PX ? EDGE_PX - value : Math.min(0, size - EDGE_PX - value);
  const [dx, dy] = [over(x, widthPx), over(y, heightPx)];
  if (dx !== 0 || dy !== 0) viewport.pan([dx, dy]);
}

interface PasteTarget {
  readonly editor: OpenProject["editor"];
  readonly notices: Notices;
  readonly t: ReturnType<typeof useTranslations<"schematic">>;
  readonly insertImages: (files: readonly File[]) => void;
}

/** A drawing, lines for the free pins of the selected parts, or pictures. No text where the browser does not allow reading. */
async function paste(
  { editor, notices, t, insertImages }: PasteTarget,
  { text, pictures }: ClipboardContent,
): Promise<void> {
  const pasted = text === null ? null : await readCopied(text);
  if (pasted) {
    editor.use("paste", pasted);
    focusStage();
  } else if (text !== null && notices.labelPins(text)) focusStage();
  else if (pictures.length > 0) insertImages(pictures);
  else toast({ kind: "error", message: t(text === null ? "messages.pasteRefused" : "messages.nothingToPaste") });
}
