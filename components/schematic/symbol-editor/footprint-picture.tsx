"use client";
// Pads of the symbol's footprint with their numbers; those without a pin are marked.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { type PadPlace, padPlaces } from "@/lib/core/schematic/symbol-editor/pad-places";
import styles from "./footprint-picture.module.css";

const MARGIN_MM = 0.4;
const MAX_TEXT_MM = 1;
/** Height of a number by the shorter side of its pad. */
const TEXT_SHARE = 0.75;

function viewBoxOf(pads: readonly PadPlace[]): string {
  const right = Math.max(...pads.map(({ x, width }) => Math.abs(x) + width / 2)) + MARGIN_MM;
  const bottom = Math.max(...pads.map(({ y, height }) => Math.abs(y) + height / 2)) + MARGIN_MM;
  return `${-right} ${-bottom} ${2 * right} ${2 * bottom}`;
}

export function FootprintPicture() {
  const t = useTranslations("schematic.symbolEditor.footprint");
  const { fields, pins } = useSymbolState((state) => state.symbol);
  const footprint = fields["footprint"] ?? "";
  const pads = useMemo(() => padPlaces(footprint), [footprint]);
  const numbers = useMemo(() => new Set(pins.map(({ number }) => number)), [pins]);
  if (footprint === "") return null;
  if (!pads) return <p className={styles.note}>{t("unknown")}</p>;
  const open = pads.filter(({ number }) => !numbers.has(number));
  return (
    <figure className={styles.figure}>
      <svg viewBox={viewBoxOf(pads)} role="img" aria-label={t("label", { count: pads.length })}>
        {pads.map(({ number, x, y, width, height, isRound }) => (
          <g key={number} data-open={!numbers.has(number) || undefined}>
            <rect
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx={isRound ? width / 2 : Math.min(width, height) / 6}
            />
            <text x={x} y={y} fontSize={Math.min(MAX_TEXT_MM, Math.min(width, height) * TEXT_SHARE)}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.note}>
        {open.length === 0 ? t("all") : t("open", { count: open.length, pads: pads.length })}
      </figcaption>
    </figure>
  );
}
