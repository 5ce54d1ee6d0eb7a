"use client";
// Facts of one object as names and values.
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import type { ObjectFacts } from "@/lib/core/board/object-facts";
import type { SceneLayer } from "@/lib/core/board-view/scene";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./panels.module.css";

interface ObjectCardProps {
  layer: SceneLayer;
  facts: ObjectFacts;
  isDark: boolean;
}

export function ObjectCard({ layer, facts, isDark }: ObjectCardProps) {
  const t = useTranslations("viewer.card");
  const words = useObjectWords();
  const rows = useCardRows({ layer, facts, isDark });
  return (
    <section className={styles.section}>
      <h3>{words.title(facts)}</h3>
      <dl className={styles.facts}>
        {rows.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {facts.attributes.length > 0 && (
        <details className={styles.more}>
          <summary>{t("attributes", { count: facts.attributes.length })}</summary>
          <dl className={styles.facts}>
            {facts.attributes.map(({ name, values }) => (
              <div key={name}>
                <dt className="mpn">{name}</dt>
                <dd>{values.join(", ")}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

interface CardRow {
  key: string;
  name: string;
  value: ReactNode;
}

/** Known facts only; net and part come first if the file states them. */
function useCardRows({ layer, facts, isDark }: ObjectCardProps): CardRow[] {
  const t = useTranslations("viewer.card");
  const tShapes = useTranslations("viewer.shapes");
  const tPlating = useTranslations("viewer.platings");
  const format = useFormatter();
  const words = useObjectWords();
  const unit = useBoardViewer((viewer) => viewer.unit);
  const lengths = useLengths(unit);
  const { sizeMm, tool, points } = facts;
  const place = (at: number) => {
    const point = points[at];
    return point && `${lengths.length(point[0])}, ${lengths.length(point[1])}`;
  };
  const size = () => {
    if (!sizeMm) return null;
    const isRound = tool?.kind === "circle" && Math.abs(sizeMm.width - sizeMm.height) < 1e-6;
    return isRound ? `⌀ ${lengths.length(sizeMm.width)}` : lengths.size(sizeMm.width, sizeMm.height);
  };
  const shape = tool && tShapes(tool.kind);
  const values: [Parameters<typeof t>[0], ReactNode][] = [
    ["net", facts.net],
    ["part", facts.part],
    ["pin", facts.pin],
    ["purpose", facts.purpose],
    ["layer", words.layer(layer)],
    ["plating", layer.plating && layer.plating !== "unknown" ? tPlating(`short.${layer.plating}`) : null],
    ["size", size()],
    ["width", facts.widthMm === null ? null : lengths.length(facts.widthMm)],
    ["length", facts.lengthMm === null ? null : lengths.length(facts.lengthMm)],
    [
      "area",
      facts.areaMm2 === null ? null : t("mm2", { area: format.number(facts.areaMm2, { maximumFractionDigits: 3 }) }),
    ],
    ["tool", tool && (tool.code === null ? shape : t("code", { code: tool.code, shape: shape ?? "" }))],
    [points.length > 1 ? "from" : "at", place(0)],
    ["to", place(1)],
    ["polarity", isDark ? t("dark") : t("clear")],
    ["file", facts.line === null ? layer.file : t("line", { file: layer.file, line: facts.line })],
  ];
  return values.flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [{ key, name: t(key), value }],
  );
}
