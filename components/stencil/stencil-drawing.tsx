// Drawing of the stencil to scale: outer edge, frame, and printable area.
import { useTranslations } from "next-intl";
import { TitleBlock } from "@/components/ui/title-block";
import { stencilPrints, type StencilSpecification, stencilWeightKg } from "@/lib/core/pricing/stencil/specification";
import styles from "./stencil-drawing.module.css";

/** Space for dimensions above and left of the stencil, in mm of the drawing. */
const MARGIN = 80;
const EDGE = 30;
const RAIL = 25;

export function StencilDrawing({ specification }: { specification: StencilSpecification }) {
  const t = useTranslations("stencil");
  const { size, framework } = specification;
  const [short = 0, long = 0] = size.split("x").map(Number);
  const [first] = stencilPrints(specification);
  const sizeText = t("size", { size: size.replace("x", " × ") });
  return (
    <figure className={styles.sheet}>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${long + MARGIN + EDGE} ${short + MARGIN + EDGE}`}
        role="img"
        aria-label={t("drawing", { size: sizeText })}
      >
        <rect className={styles.foil} width={long} height={short} rx={framework ? 8 : 2} />
        {framework && <Frame long={long} short={short} />}
        {first && <Printed area={first} within={[short, long]} />}
        <Measure x1={0} y1={-40} x2={long} y2={-40} label={String(long)} />
        <Measure x1={-40} y1={short} x2={-40} y2={0} label={String(short)} />
      </svg>
      <TitleBlock
        cells={[
          { key: "size", label: t("options.size"), value: sizeText, isPrimary: true },
          {
            key: "thickness",
            label: t("options.thicknessUm"),
            value: t("values.thickness", { um: specification.thicknessUm }),
          },
          { key: "weight", label: t("weight"), value: t("kilograms", { value: stencilWeightKg(specification) }) },
        ]}
      />
    </figure>
  );
}

function Frame({ long, short }: { long: number; short: number }) {
  return (
    <>
      <rect
        className={styles.frame}
        x={RAIL / 2}
        y={RAIL / 2}
        width={long - RAIL}
        height={short - RAIL}
        strokeWidth={RAIL}
      />
      <rect className={styles.edge} width={long} height={short} rx={8} />
      <rect className={styles.edge} x={RAIL} y={RAIL} width={long - 2 * RAIL} height={short - 2 * RAIL} />
    </>
  );
}

function Printed({ area: [short, long], within }: { area: readonly [number, number]; within: [number, number] }) {
  const t = useTranslations("stencil");
  const [x, y] = [(within[1] - long) / 2, (within[0] - short) / 2];
  return (
    <>
      <rect className={styles.print} x={x} y={y} width={long} height={short} />
      <text className={styles.words} x={within[1] / 2} y={within[0] / 2}>
        {t("area", { short, long })}
      </text>
    </>
  );
}

interface MeasureProps {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  label: string;
}

function Measure({ label, ...line }: MeasureProps) {
  const [x, y] = [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2];
  const isUpright = line.x1 === line.x2;
  return (
    <g className={styles.measure}>
      <line {...line} />
      <text x={x} y={y - 10} transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
        {label}
      </text>
    </g>
  );
}
