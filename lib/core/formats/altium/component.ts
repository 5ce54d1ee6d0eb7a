// Components of an Altium board.

import type { AltiumProperties } from "@/lib/core/formats/altium/properties";

export type AltiumComponent = {
  line: number;
  designator: string;
  libraryReference: string;
  /** The name of the footprint. */
  pattern: string;
  /** "TOP", "BOTTOM", or a mechanical layer for drawings. */
  layer: string;
  xMil: number;
  yMil: number;
  angleDeg: number;
  isNameShown: boolean;
  isCommentShown: boolean;
  properties: AltiumProperties;
};

export function toComponent(record: AltiumProperties): AltiumComponent {
  return {
    line: record.line,
    designator: record.text("SOURCEDESIGNATOR"),
    libraryReference: record.text("SOURCELIBREFERENCE"),
    pattern: record.text("PATTERN"),
    layer: record.text("LAYER").trim().toUpperCase(),
    xMil: record.mil("X"),
    yMil: record.mil("Y"),
    angleDeg: record.number("ROTATION") || 0,
    isNameShown: record.text("NAMEON") !== "FALSE",
    isCommentShown: record.text("COMMENTON") === "TRUE",
    properties: record,
  };
}
