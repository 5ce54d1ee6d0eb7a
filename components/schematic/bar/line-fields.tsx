"use client";
// Fields for the width and dash of a line, and for the fill of a shape.
import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { type Fill, LINE_STYLES, type Stroke } from "@/lib/core/schematic/model/graphic";
import { toUnits } from "@/lib/core/schematic/model/units";

interface LineFieldsProps {
  stroke: Stroke;
  /** Null for shapes without an inside. */
  fill: Fill | null;
  isReadOnly?: boolean;
  onChange: (change: { stroke?: Stroke; fill?: Fill }) => void;
}

/** 0 is the usual width. */
const WIDTHS = { thin: 0, medium: toUnits(0.3), thick: toUnits(0.6) } as const;
const FILLS = ["none", "body", "ink"] as const satisfies readonly Fill[];

type WidthName = keyof typeof WIDTHS;
const WIDTH_NAMES = Object.keys(WIDTHS) as WidthName[];

export function LineFields({ stroke, fill, isReadOnly = false, onChange }: LineFieldsProps) {
  const t = useTranslations("schematic.options");
  const width = WIDTH_NAMES.find((name) => WIDTHS[name] === stroke.width);
  return (
    <>
      <label>
        <span>{t("stroke")}</span>
        <Select
          value={stroke.line}
          disabled={isReadOnly}
          onChange={(event) => onChange({ stroke: { ...stroke, line: event.target.value as Stroke["line"] } })}
        >
          {LINE_STYLES.map((line) => (
            <option key={line} value={line}>
              {t(`lines.${line}`)}
            </option>
          ))}
        </Select>
      </label>
      <label>
        <span>{t("width")}</span>
        <Select
          value={width ?? ""}
          disabled={isReadOnly}
          onChange={(event) => onChange({ stroke: { ...stroke, width: WIDTHS[event.target.value as WidthName] } })}
        >
          {/* Imported drawings have widths of their own. */}
          {width === undefined && <option value="">{`${stroke.width / 10_000} mm`}</option>}
          {WIDTH_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`widths.${name}`)}
            </option>
          ))}
        </Select>
      </label>
      {fill !== null && (
        <label>
          <span>{t("fill")}</span>
          <Select
            value={fill}
            disabled={isReadOnly}
            onChange={(event) => onChange({ fill: event.target.value as Fill })}
          >
            {FILLS.map((name) => (
              <option key={name} value={name}>
                {t(`fills.${name}`)}
              </option>
            ))}
          </Select>
        </label>
      )}
    </>
  );
}
