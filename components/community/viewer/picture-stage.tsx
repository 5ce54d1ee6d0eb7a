"use client";
// A drawing within a page that is panned and zoomed; without scripts it is shown whole.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { CAMERA_COMMANDS, cameraCommandOf } from "@/components/stage/camera-commands";
import { listenToGestures } from "@/components/stage/gestures";
import { PAN_TOOL } from "@/components/stage/pointer-tool";
import { createViewportController, type ViewportController } from "@/components/stage/viewport-controller";
import { Button } from "@/components/ui/button";
import styles from "./picture-stage.module.css";

interface PictureStageProps {
  label: string;
  /** Size of the drawing; any unit, since only its proportions and the zoom are used. */
  widthMm: number;
  heightMm: number;
  /** Beside the zoom buttons. */
  tools?: ReactNode;
  /** One element that fills its container, such as an image with `object-fit: contain`. */
  children: ReactNode;
}

/** Relative to the whole drawing. */
const MAX_ZOOM = 30;
const MARGIN_PX = 20;
const BUTTONS = [
  ["plus", "zoomIn", "max"],
  ["minus", "zoomOut", "min"],
  ["fit", "fit", "min"],
] as const;

export function PictureStage({ label, widthMm, heightMm, tools, children }: PictureStageProps) {
  const t = useTranslations("community.viewer");
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [viewport] = useState(() => createViewportController({ marginPx: MARGIN_PX, maxZoom: MAX_ZOOM }));
  const [limit, setLimit] = useState<"min" | "max" | null>("min");
  useEffect(() => viewport.watch(() => setLimit(viewport.zoomLimit())), [viewport]);
  useEffect(() => {
    if (!stage.current) return;
    return listenToGestures(stage.current, { viewport, tool: () => PAN_TOOL, isEmbedded: true });
  }, [viewport]);
  useLayoutEffect(() => {
    if (!stage.current || !content.current) return;
    return placeContent(stage.current, content.current, { viewport, widthMm, heightMm });
  }, [viewport, widthMm, heightMm]);
  return (
    <div className={`canvas ${styles.frame}`}>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="group"
        aria-label={label}
        aria-keyshortcuts="Plus - 0 ArrowUp ArrowDown ArrowLeft ArrowRight"
        onKeyDown={(event) => {
          const command = cameraCommandOf(event.key);
          // A whole drawing cannot be panned, so that arrows scroll the page.
          const isForPage = limit === "min" && event.key.startsWith("Arrow");
          if (!command || isForPage || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          command.perform({ viewport });
        }}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      <div className={`needs-script no-print ${styles.tools}`} role="group" aria-label={t("tools")}>
        {tools}
        {BUTTONS.map(([icon, command, end]) => (
          <Button
            key={command}
            size="sm"
            isIconOnly
            aria-label={t(command)}
            title={t(command)}
            aria-disabled={limit === end || undefined}
            onClick={() => CAMERA_COMMANDS[command].perform({ viewport })}
          >
            <Icon name={icon} size={16} />
          </Button>
        ))}
      </div>
    </div>
  );
}

interface Placement {
  viewport: ViewportController;
  widthMm: number;
  heightMm: number;
}

/** Follows the camera and the size of the stage; while the drawing is shown whole, the style sheet places it. */
function placeContent(
  stage: HTMLElement,
  content: HTMLElement,
  { viewport, widthMm, heightMm }: Placement,
): () => void {
  const place = () => {
    const isWhole = viewport.zoomLimit() === "min";
    stage.toggleAttribute("data-zoomed", !isWhole);
    if (isWhole) return content.removeAttribute("style");
    const [left, top] = viewport.worldToScreen([0, heightMm]);
    const { pxPerMm } = viewport.camera();
    content.style.inset = "auto";
    content.style.left = `${left}px`;
    content.style.top = `${top}px`;
    content.style.width = `${widthMm * pxPerMm}px`;
    content.style.height = `${heightMm * pxPerMm}px`;
  };
  const unwatch = viewport.watch(place);
  viewport.setBounds({ minX: 0, minY: 0, maxX: widthMm, maxY: heightMm });
  const measure = () => viewport.resize({ widthPx: stage.clientWidth, heightPx: stage.clientHeight });
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(stage);
  return () => {
    observer.disconnect();
    unwatch();
  };
}
