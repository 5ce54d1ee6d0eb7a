"use client";
// Words on the sheet: what the next click would join, why a tool refuses, how to begin on an empty sheet.
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { useKeyLabel } from "@/components/schematic/commands/use-commands";
import { useDocument, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import styles from "./sheet-stage.module.css";

export function StageTips({ host }: { host: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations("schematic.stage");
  const keyLabel = useKeyLabel();
  const isEmpty = useDocument((editor) => editor.view.index.objects().length === 0);
  const isDrawing = useEditorState(({ overlay }) => overlay.drawn.length > 0);
  return (
    <>
      <JoinTip host={host} />
      {isEmpty && !isDrawing && (
        <div className={styles.start}>
          <p>{t("start.place", { key: keyLabel("symbol") ?? "" })}</p>
          <p>{t("start.wire", { key: keyLabel("wire") ?? "" })}</p>
          <p>{t("start.palette", { key: keyLabel("palette") ?? "" })}</p>
        </div>
      )}
    </>
  );
}

/** Beside the snapped point; it follows the camera without a render. */
function JoinTip({ host }: { host: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations("schematic.stage");
  const { viewport } = useOpenProject();
  const tip = useRef<HTMLParagraphElement>(null);
  const { snapAt, joins, refusal } = useEditorState((state) => state.overlay);
  const pointer = useEditorState((state) => state.pointer);
  const at = snapAt ?? pointer?.at ?? null;
  const words = refusal ? t(`refusals.${refusal}`) : joinWords(t, joins);

  useEffect(() => {
    const follow = () => {
      if (!tip.current || !at || !host.current) return;
      const [x, y] = viewport.worldToScreen(toWorld(at));
      tip.current.style.translate = `${Math.round(x + 14)}px ${Math.round(y + 16)}px`;
    };
    follow();
    return viewport.watch(follow);
  }, [at, host, viewport, words]);

  if (!words || !at) return null;
  return (
    <p ref={tip} className={styles.tip} data-refused={refusal !== null || undefined}>
      {words}
    </p>
  );
}

function joinWords(t: ReturnType<typeof useTranslations<"schematic.stage">>, joins: readonly string[]): string | null {
  const [first, second] = joins;
  if (first === undefined) return null;
  return second === undefined ? t("joins", { net: first }) : t("joinsTwo", { first, second });
}
