"use client";
// Board preview: side switch, drawing or outline of the typed size, and messages.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { Board3dOfProject } from "@/components/board3d/board3d-of-project";
import { View3dSwitch } from "@/components/board3d/view-3d-switch";
import { BoardCanvas } from "@/components/gerber/preview/board-canvas";
import { BoardPicture } from "@/components/gerber/preview/board-picture";
import { Delayed } from "@/components/ui/delayed";
import { Segments } from "@/components/ui/segments";
import { maskToken } from "@/lib/client/board-appearance";
import { type BoardAppearance, boardPalette } from "@/lib/core/pcb/board-palette";
import { tint } from "@/lib/core/board-view/tint";
import type { LengthUnit } from "@/lib/core/pcb/length";
import { Link } from "@/lib/i18n/link";
import { poseOf, type Reading, type Side, useGerberView } from "@/stores/viewer/gerber-view";
import styles from "./board-view.module.css";

const BoardTools = dynamic(() => import("@/components/gerber/preview/board-tools").then((file) => file.BoardTools), {
  ssr: false,
});

interface BoardViewProps {
  /** Dimensions typed in the form, shown while there is no drawing. */
  typed: { widthMm: number; heightMm: number };
  appearance: BoardAppearance;
  thicknessMm?: number;
  unit: LengthUnit;
}

export function BoardView({ typed, appearance, thicknessMm = 1.6, unit }: BoardViewProps) {
  const t = useTranslations("gerber");
  const [is3d, set3d] = useState(false);
  const [canvas, setCanvas] = useState<HTMLDivElement | null>(null);
  const side = useGerberView((view) => view.side);
  const turns = useGerberView((view) => view.turns);
  const svg = useGerberView((view) => view.pictures?.[view.side]);
  const reading = useGerberView((view) => view.reading);
  const hasFile = useGerberView((view) => view.file !== null || view.projectId !== null);
  const isLoading = useGerberView((view) => view.projectId !== null && view.finding === null);
  const drawn = svg === undefined ? null : boardSizeOf(svg);
  const size = drawn ?? typed;
  const projectId = useGerberView((view) => view.projectId);
  // A file that is still being uploaded has no project for the 3D view.
  const may3d = !hasFile || projectId !== null;
  const pose = poseOf({ side, turns });
  const hasFoot = projectId !== null || (hasFile && reading.status !== "failed");
  return (
    <>
      <Bar isOff={svg === undefined} is3d={is3d && may3d}>
        <View3dSwitch isOn={is3d && may3d} isDisabled={!may3d} onChange={set3d} />
        {drawn && canvas && !is3d && <BoardTools canvas={canvas} size={drawn} pose={pose} unit={unit} />}
      </Bar>
      {is3d && may3d && <Board3dOfProject {...{ projectId, size: typed, thicknessMm, appearance }} />}
      {!(is3d && may3d) && (
        <BoardCanvas ref={setCanvas} size={size} pose={pose} unit={unit} isLive={drawn !== null}>
          {svg === undefined ? (
            <BoardOutline size={typed} appearance={appearance} isWaiting={hasFile && reading.status === "running"} />
          ) : (
            <TintedPicture svg={svg} side={side} appearance={appearance} />
          )}
        </BoardCanvas>
      )}
      {hasFoot && (
        <div className={styles.foot}>
          <ViewerLinks />
          {reading.status === "running" && (
            <Progress>
              <ReadingText reading={reading} />
            </Progress>
          )}
          {reading.status === "idle" && isLoading && <Progress>{t("loadingProject")}</Progress>}
        </div>
      )}
    </>
  );
}

/** In the row that later holds the links, so that nothing below it moves. */
function Progress({ children }: { children: ReactNode }) {
  return (
    <Delayed>
      <p className={styles.progress} role="status">
        {children}
      </p>
    </Delayed>
  );
}

/** Opens a new window, so that the quote stays open. */
function ViewerLinks() {
  const t = useTranslations("gerber");
  const projectId = useGerberView((view) => (view.finding === null ? null : view.projectId));
  if (projectId === null) return null;
  return (
    <p className={`${styles.links} no-print`}>
      <Link className="link" href={`/gerber-viewer?project=${encodeURIComponent(projectId)}`} target="_blank">
        {t("openViewer")}
      </Link>
      <Link
        className="link"
        href={`/order/manufacturing/stencil?project=${encodeURIComponent(projectId)}`}
        target="_blank"
      >
        {t("orderStencil")}
      </Link>
    </p>
  );
}

const SIDES = ["top", "bottom"] as const;

/** The 3D view has its own side switch. */
function Bar({ isOff, is3d, children }: { isOff: boolean; is3d: boolean; children: ReactNode }) {
  const t = useTranslations("gerber");
  const side = useGerberView((view) => view.side);
  const show = useGerberView((view) => view.show);
  return (
    <div className={`${styles.bar} no-print`}>
      {!is3d && (
        <Segments
          label={t("side")}
          items={SIDES.map((id) => ({ id, label: t(id) }))}
          value={side}
          isDisabled={isOff}
          onChange={show}
        />
      )}
      {isOff && !is3d && <span className="label">{t("outlineNote")}</span>}
      {children}
    </div>
  );
}

function subscribeToTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function TintedPicture({ svg, side, appearance }: { svg: string; side: Side; appearance: BoardAppearance }) {
  const { solderMaskColor, silkscreenColor, surfaceFinish } = appearance;
  // The colors are theme tokens.
  const theme = useSyncExternalStore(
    subscribeToTheme,
    () => document.documentElement.dataset.theme,
    () => undefined,
  );
  const tinted = useMemo(
    () => (theme === undefined ? svg : tint(svg, boardPalette({ solderMaskColor, silkscreenColor, surfaceFinish }))),
    [svg, theme, solderMaskColor, silkscreenColor, surfaceFinish],
  );
  return <BoardPicture svg={tinted} side={side} />;
}

interface BoardOutlineProps {
  size: { widthMm: number; heightMm: number };
  appearance: BoardAppearance;
  isWaiting: boolean;
}

function BoardOutline({ size, appearance, isWaiting }: BoardOutlineProps) {
  const t = useTranslations("gerber");
  return (
    <div
      className={styles.outline}
      role="img"
      aria-label={t("outline", { width: size.widthMm, height: size.heightMm })}
      aria-busy={isWaiting || undefined}
      style={{ background: isWaiting ? undefined : `var(${maskToken(appearance.solderMaskColor)})` }}
    />
  );
}

function ReadingText({ reading }: { reading: Extract<Reading, { status: "running" }> }) {
  const t = useTranslations("gerber");
  if (reading.stage !== "read") return t(reading.stage === "unpack" ? "opening" : "drawing");
  const { layer, total, file } = reading;
  return t("readingStep", { number: layer, total, file: file.split("/").at(-1) ?? "" });
}

/** Margin around the board in a drawing (lib/core/board-view/picture). */
const MARGIN_MM = 0.25;

/** Size of the board in mm; null if the text is no such drawing. */
export function boardSizeOf(svg: string): { widthMm: number; heightMm: number } | null {
  const match = /^<svg [^>]*? width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg.slice(0, 400));
  if (!match) return null;
  const [widthMm, heightMm] = [Number(match[1]) - 2 * MARGIN_MM, Number(match[2]) - 2 * MARGIN_MM];
  return widthMm > 0 && heightMm > 0 ? { widthMm, heightMm } : null;
}
