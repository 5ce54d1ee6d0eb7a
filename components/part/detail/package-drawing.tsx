// Top view of a part's package with dimensions, to check a footprint.
import { useFormatter, useTranslations } from "next-intl";
import { DataList } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import type { Bbox } from "@/lib/base/bbox";
import type { PartDetail } from "@/lib/contracts/part";
import { packageOutline, type PackageOutline } from "@/lib/core/board3d/package-outline";
import { Dimension } from "@/components/part/detail/package-dimension";
import styles from "./package-drawing.module.css";

type Part = Pick<PartDetail, "packageName" | "pins" | "category">;

/** Reference prefix by kind of chip part: only LEDs and diodes have a marked end. */
const PREFIXES: Readonly<Record<string, string>> = {
  resistor: "R",
  capacitor: "C",
  inductor: "L",
  led: "LED",
  diode: "D",
};

export function PackageDrawing({ part }: { part: Part }) {
  const t = useTranslations("part.drawing");
  const { packageName, pins, category } = part;
  const outline = packageOutline(packageName, { pins, prefix: PREFIXES[category] });
  return (
    <Sheet title={t("title")} note={packageName} isPadded>
      {outline ? (
        <Drawn outline={outline} name={packageName} />
      ) : (
        <p className={styles.none}>{t("none", { name: packageName })}</p>
      )}
    </Sheet>
  );
}

const widthOf = ({ minX, maxX }: Bbox) => maxX - minX;
const heightOf = ({ minY, maxY }: Bbox) => maxY - minY;
/** Package drawings state no finer difference. */
const isWider = (one: number, other: number) => one - other > 0.02;

/** Start of an extension line at the leads of one end. */
const upperEnd = (boxes: readonly Bbox[], isAtEnd: (box: Bbox) => boolean) =>
  Math.max(...boxes.filter(isAtEnd).map(({ maxY }) => maxY));
const rightEnd = (boxes: readonly Bbox[], isAtEnd: (box: Bbox) => boolean) =>
  Math.max(...boxes.filter(isAtEnd).map(({ maxX }) => maxX));
const FINE_MM = 0.01;

/** In units of the picture. */
const DRAWN = 210;
const MARGIN = 62;
const OFFSET = 30;
const EDGE = 12;

function Drawn({ outline, name }: { outline: PackageOutline; name: string }) {
  const t = useTranslations("part.drawing");
  const format = useFormatter();
  const mm = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const { body, overall, terminals, areBeneath, pinOne, pitchMm, pins } = outline;
  const scale = DRAWN / Math.max(widthOf(overall), heightOf(overall));
  const rect = ({ minX, minY, maxX, maxY }: Bbox) => ({
    ...{ x: minX * scale, y: -maxY * scale, width: (maxX - minX) * scale, height: (maxY - minY) * scale },
  });
  const hasSpanX = isWider(widthOf(overall), widthOf(body));
  const hasSpanY = isWider(heightOf(overall), heightOf(body));
  const [left, right] = [overall.minX * scale - MARGIN, overall.maxX * scale + (hasSpanY ? MARGIN : EDGE)];
  const [top, bottom] = [
    -overall.maxY * scale - (hasSpanX ? MARGIN - EDGE : EDGE),
    -overall.minY * scale + MARGIN - EDGE,
  ];
  const isLeaded = hasSpanX || hasSpanY;
  const terminalClass = areBeneath ? styles.beneath : styles.terminal;
  const leads = terminals.map((box, at) => <rect key={at} className={terminalClass} {...rect(box)} />);
  const size = (box: Bbox) => t("size", { x: mm(widthOf(box)), y: mm(heightOf(box)) });
  const entries = [
    { key: "body", name: t("body"), value: size(body) },
    ...(isLeaded ? [{ key: "overall", name: t("overall"), value: size(overall) }] : []),
    { key: "terminals", name: t("terminals"), value: pins },
    ...(pitchMm === null ? [] : [{ key: "pitch", name: t("pitch"), value: t("mm", { value: mm(pitchMm) }) }]),
  ];
  const description = entries.map(({ name: term, value }) => `${term}: ${value}`).join("; ");
  const inside = pinOne && pinOnBody(pinOne, body);
  return (
    <div className={styles.drawn}>
      <svg
        className={styles.picture}
        role="img"
        aria-label={t("label", { name })}
        viewBox={[left, top, right - left, bottom - top].map((value) => value.toFixed(1)).join(" ")}
      >
        <title>{t("label", { name })}</title>
        <desc>{`${description}${pinOne ? `; ${t("pinOne")}` : ""}`}</desc>
        {isLeaded && leads}
        <rect className={styles.body} {...rect(body)} />
        {!isLeaded && leads}
        {inside && <circle className={styles.pinOne} cx={inside.x * scale} cy={-inside.y * scale} r={5} />}
        <Dimension
          from={[body.minX * scale, -body.minY * scale]}
          to={[body.maxX * scale, -body.minY * scale]}
          at={-overall.minY * scale + OFFSET}
          text={mm(widthOf(body))}
        />
        <Dimension
          isUpright
          from={[body.minX * scale, -body.maxY * scale]}
          to={[body.minX * scale, -body.minY * scale]}
          at={overall.minX * scale - OFFSET}
          text={mm(heightOf(body))}
        />
        {hasSpanX && (
          <Dimension
            from={[overall.minX * scale, -upperEnd(terminals, ({ minX }) => minX <= overall.minX + FINE_MM) * scale]}
            to={[overall.maxX * scale, -upperEnd(terminals, ({ maxX }) => maxX >= overall.maxX - FINE_MM) * scale]}
            at={-overall.maxY * scale - OFFSET / 1.5}
            text={mm(widthOf(overall))}
          />
        )}
        {hasSpanY && (
          <Dimension
            isUpright
            from={[rightEnd(terminals, ({ maxY }) => maxY >= overall.maxY - FINE_MM) * scale, -overall.maxY * scale]}
            to={[rightEnd(terminals, ({ minY }) => minY <= overall.minY + FINE_MM) * scale, -overall.minY * scale]}
            at={overall.maxX * scale + OFFSET}
            text={mm(heightOf(overall))}
          />
        )}
      </svg>
      <div>
        <DataList entries={entries} />
        <p className={styles.note}>{t("note")}</p>
      </div>
    </div>
  );
}

/** The mark is on the body, at its end of the part. */
function pinOnBody({ xMm, yMm }: { xMm: number; yMm: number }, body: Bbox): { x: number; y: number } {
  const inset = 0.16 * Math.min(widthOf(body), heightOf(body));
  const within = (value: number, min: number, max: number) => Math.max(min + inset, Math.min(max - inset, value));
  return { x: within(xMm, body.minX, body.maxX), y: within(yMm, body.minY, body.maxY) };
}
