"use client";
// Advice on a stencil that does not fit its board: too small a sheet, or a missing side.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { printsBoard, sizeForBoard } from "@/lib/core/pricing/stencil/board-fit";
import type { StencilBoard } from "@/lib/core/stencil/stencil-board";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import styles from "./stencil-check.module.css";

export function StencilAdvice({ board }: { board: StencilBoard }) {
  return (
    <div className={styles.advice}>
      <SizeAdvice board={board} />
      <SideAdvice board={board} />
    </div>
  );
}

function SizeAdvice({ board: { widthMm, heightMm } }: { board: StencilBoard }) {
  const t = useTranslations("stencil.check");
  const sizeText = useTranslations("stencil");
  const specification = useStencilDraft((draft) => draft.specification);
  const change = useStencilDraft((draft) => draft.change);
  if (widthMm === null || heightMm === null) return <p className={styles.note}>{t("sizeUnknown")}</p>;
  const values = { width: widthMm, height: heightMm };
  if (printsBoard(specification, { widthMm, heightMm })) return <p className={styles.note}>{t("fits", values)}</p>;
  const size = sizeForBoard(specification, { widthMm, heightMm });
  return (
    <Notice kind="warning" role="status">
      <p>{t("tooSmall", values)}</p>
      {size === null ? (
        <p>{t("noSize")}</p>
      ) : (
        <Button size="sm" onClick={() => change({ size })}>
          {t("takeSize", { size: sizeText("size", { size: size.replace("x", " × ") }) })}
        </Button>
      )}
    </Notice>
  );
}

/** Both sides have paste and the stencil is for one of them, or its side has none. */
function SideAdvice({ board: { top, bottom } }: { board: StencilBoard }) {
  const t = useTranslations("stencil.check");
  const side = useStencilDraft((draft) => draft.specification.side);
  const change = useStencilDraft((draft) => draft.change);
  if (side !== "Top" && side !== "Bottom") return null;
  const [own, other] = side === "Top" ? [top.paste, bottom.paste] : [bottom.paste, top.paste];
  if (!other) return null;
  const count = other.apertures.length;
  return (
    <Notice kind="warning" role="status">
      <p>{own ? t(`otherSide.${side}`, { count }) : t(`wrongSide.${side}`, { count })}</p>
      {own ? (
        <div className={styles.choices}>
          <Button size="sm" onClick={() => change({ side: "Combine" })}>
            {t("bothOnOne")}
          </Button>
          <Button size="sm" onClick={() => change({ side: "Separate" })}>
            {t("oneForEach")}
          </Button>
        </div>
      ) : (
        <Button size="sm" onClick={() => change({ side: side === "Top" ? "Bottom" : "Top" })}>
          {t("switchSide")}
        </Button>
      )}
    </Notice>
  );
}
