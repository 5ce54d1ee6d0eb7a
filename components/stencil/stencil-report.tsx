"use client";
// Aperture report: drawing, counts, and sizes at risk.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApertureDrawing } from "@/components/stencil/aperture-drawing";
import { ApertureFacts } from "@/components/stencil/aperture-facts";
import { AperturesAtRisk } from "@/components/stencil/apertures-at-risk";
import { StencilAdvice } from "@/components/stencil/stencil-advice";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import type { ApertureSet } from "@/lib/core/measure/openings/aperture";
import type { StencilBoard } from "@/lib/core/stencil/stencil-board";
import { summarize } from "@/lib/core/stencil/summary";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import styles from "./stencil-check.module.css";

const SIDES = ["top", "bottom"] as const;
export type BoardSide = (typeof SIDES)[number];

interface StencilReportProps {
  name: string;
  board: StencilBoard;
  onRemove: () => void;
}

export function StencilReport({ name, board, onRemove }: StencilReportProps) {
  const t = useTranslations("stencil.check");
  const chosen = useStencilDraft((draft) => draft.specification.side);
  const [seen, setSeen] = useState<BoardSide | null>(null);
  const [takesPads, setTakesPads] = useState(false);
  const side = seen ?? (chosen === "Bottom" ? "bottom" : "top");
  const { paste, pads } = board[side];
  const set = paste ?? (takesPads ? pads : null);
  return (
    <section className={styles.report} aria-label={t("title")}>
      <header className={styles.head}>
        <Segments label={t("side")} items={SIDES.map((id) => ({ id, label: t(id) }))} value={side} onChange={setSeen} />
        <span className={styles.name} title={name}>
          {name}
        </span>
        <Button size="sm" variant="quiet" onClick={onRemove}>
          {t("another")}
        </Button>
      </header>
      {set ? (
        <SideReport key={side} board={board} side={side} set={set} isFromPads={paste === null} />
      ) : (
        <NoPaste pads={pads} onTake={() => setTakesPads(true)} />
      )}
      <StencilAdvice board={board} />
    </section>
  );
}

function NoPaste({ pads, onTake }: { pads: ApertureSet | null; onTake: () => void }) {
  const t = useTranslations("stencil.check");
  return (
    <div className={styles.missing} role="status">
      <strong>{t("noPaste")}</strong>
      <p>{pads ? t("padsInstead", { count: pads.apertures.length }) : t("nothingInstead")}</p>
      {pads && (
        <Button size="sm" onClick={onTake}>
          {t("takePads")}
        </Button>
      )}
    </div>
  );
}

interface SideReportProps {
  board: StencilBoard;
  side: BoardSide;
  set: ApertureSet;
  isFromPads: boolean;
}

function SideReport({ board, side, set, isFromPads }: SideReportProps) {
  const t = useTranslations("stencil.check");
  const thicknessUm = useStencilDraft((draft) => draft.specification.thicknessUm);
  const [marked, setMarked] = useState<string | null>(null);
  const summary = summarize(set.apertures, thicknessUm / 1000);
  const sizes = summary.atRisk.map((size, at) => ({ ...size, id: String(at) }));
  return (
    <>
      <ApertureDrawing
        board={board}
        set={set}
        isMirrored={side === "bottom"}
        atRisk={sizes.flatMap(({ members }) => members)}
        marked={sizes.find(({ id }) => id === marked)?.members ?? null}
        label={t(`drawing.${side}`, { count: summary.count, risk: summary.atRiskCount })}
      />
      <ApertureFacts set={set} summary={summary} />
      {isFromPads && <p className={styles.note}>{t("fromPads")}</p>}
      {set.leftOut > 0 && <p className={styles.note}>{t("leftOut", { count: set.leftOut })}</p>}
      {set.unmeasured > 0 && <p className={styles.note}>{t("unmeasured", { count: set.unmeasured })}</p>}
      <AperturesAtRisk
        apertures={set.apertures}
        sizes={sizes}
        count={summary.atRiskCount}
        marked={marked}
        onMark={setMarked}
      />
    </>
  );
}
