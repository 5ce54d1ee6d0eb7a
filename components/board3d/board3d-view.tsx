"use client";
// Layout of the 3D view: canvas, controls, messages.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Board3dBar } from "@/components/board3d/board3d-bar";
import type { Board3dViewProps } from "@/components/board3d/board3d-props";
import { Board3dPanel } from "@/components/board3d/board3d-panel";
import { MeasureMark } from "@/components/board3d/measure-mark";
import { OwnBoardBar } from "@/components/board3d/own-board-bar";
import { StillPicture } from "@/components/board3d/still-picture";
import { type Board3dViewState, useBoard3d } from "@/components/board3d/use-board3d";
import { cx } from "@/components/ui/cx";
import { Notice } from "@/components/ui/notice";
import { Segments } from "@/components/ui/segments";
import { StageHost } from "@/components/ui/stage-host";
import { Board3dViewContext, createBoard3dView, useBoard3dView } from "@/stores/viewer/board3d-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Board3dCode } from "@/lib/workers/board3d/board3d-messages";
import styles from "./board3d.module.css";

export function Board3dView(props: Board3dViewProps) {
  const [store] = useState(() => createBoard3dView());
  const [isGuessedEdgeFine, setGuessedEdgeFine] = useState(false);
  return (
    <Board3dViewContext value={store}>
      <div className={cx(styles.frame, props.isFilling && styles.filling)}>
        <Opened
          key={String(isGuessedEdgeFine)}
          {...props}
          isGuessedEdgeFine={isGuessedEdgeFine}
          onGuess={() => setGuessedEdgeFine(true)}
        />
      </div>
    </Board3dViewContext>
  );
}

type OpenedProps = Board3dViewProps & { isGuessedEdgeFine: boolean; onGuess: () => void };

function Opened({ isFilling = false, name, projectId = null, onGuess, ...board }: OpenedProps) {
  const t = useTranslations("board3d");
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const state = useBoard3d(host, board);
  const tool = useBoard3dView((view) => view.tool);
  const { controller, model, faces, parts, isFlat, code } = state;
  if (code !== null && model === null) return <Board3dFailure code={code} onGuess={onGuess} />;
  return (
    <div className={cx(styles.view, isFilling && styles.filling)} data-shown={faces !== null || undefined}>
      {!isFlat && projectId === null && <Board3dBar controller={controller} name={name} />}
      {!isFlat && projectId !== null && (
        <OwnBoardBar {...{ controller, name, projectId }} isShown={faces !== null && !state.isLost} />
      )}
      <div className={styles.middle}>
        {isFlat && <Flat state={state} />}
        <StageHost
          ref={setHost}
          hidden={isFlat}
          className={`canvas ${styles.stage}`}
          data-tool={tool}
          aria-label={t("label", { name })}
          aria-busy={faces === null || undefined}
        >
          {controller && <MeasureMark controller={controller} />}
          {faces === null && <p className={styles.wait}>{t("loading")}</p>}
        </StageHost>
        {state.isLost && <Notice kind="warning">{t("lost")}</Notice>}
      </div>
      <Board3dPanel
        controller={controller}
        parts={parts}
        isFlat={isFlat}
        hasFiles={board.input.kind !== "size"}
        code={code}
      />
    </div>
  );
}

/** Without WebGL: the reason, and a still picture. */
function Flat({ state: { model, faces, parts } }: { state: Board3dViewState }) {
  const t = useTranslations("board3d");
  const [side, setSide] = useState<"top" | "bottom">("top");
  const sides = (["top", "bottom"] as const).map((id) => ({ id, label: t(`sides.${id}`) }));
  return (
    <div className={styles.flat}>
      <Notice kind="warning">
        {t("failed")} {t("reasons.NO_WEBGL")}
      </Notice>
      <Segments label={t("side")} items={sides} value={side} onChange={setSide} />
      {model && faces && <StillPicture {...{ model, faces, parts, side }} />}
    </div>
  );
}

const NAMED = ["NO_OUTLINE", "BOARD_TOO_LARGE", "NO_CANVAS", "PARSE_TOO_LARGE", "PARSE_TIMEOUT"] as const;

function isNamed(code: Board3dCode): code is (typeof NAMED)[number] {
  return NAMED.some((named) => named === code);
}

function Board3dFailure({ code, onGuess }: { code: Board3dCode; onGuess: () => void }) {
  const t = useTranslations("board3d");
  const action = code === "NO_OUTLINE" ? <Button onClick={onGuess}>{t("guessEdge")}</Button> : undefined;
  return (
    <div role="status">
      <EmptyState
        icon="warning"
        title={t("failed")}
        text={t(`reasons.${isNamed(code) ? code : "OTHER"}`)}
        action={action}
      />
    </div>
  );
}
