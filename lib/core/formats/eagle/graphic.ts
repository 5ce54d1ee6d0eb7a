// Drawing elements that Eagle's boards, packages, schematics and symbols share. Missing attributes have the defaults of
// its document type (doc/eagle.dtd).

import { numberOf, type XmlElement } from "@/lib/base/xml";
import { corners, type EagleRotation, point, rotation, text } from "@/lib/core/formats/eagle/fields";

/** `curve` in degrees, counter-clockwise from the first point to the second; 0 is a straight line. */
export type EagleWire = {
  kind: "wire";
  line: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
  layer: number;
  curve: number;
  style: string;
  cap: string;
};

/** A circle of no line width is filled. */
export type EagleCircle = {
  kind: "circle";
  line: number;
  x: number;
  y: number;
  radius: number;
  width: number;
  layer: number;
};

/** Turned about its middle. */
export type EagleRectangle = {
  kind: "rectangle";
  line: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  layer: number;
  rotation: EagleRotation;
};

/** `curve` bends the side to the next vertex. */
export type EagleVertex = { x: number; y: number; curve: number };

export type EaglePolygon = {
  kind: "polygon";
  line: number;
  width: number;
  layer: number;
  /** "solid", "hatch" or "cutout". */
  pour: string;
  rank: number;
  isolate: number;
  vertices: readonly EagleVertex[];
};

/** `ratio` is the line width in hundredths of `size`, `align` like "bottom-left" or "center". */
export type EagleText = {
  kind: "text";
  line: number;
  x: number;
  y: number;
  size: number;
  layer: number;
  font: string;
  ratio: number;
  align: string;
  rotation: EagleRotation;
  text: string;
};

export type EagleGraphic = EagleWire | EagleCircle | EagleRectangle | EaglePolygon | EagleText;

const DEFAULT_RATIO = 8;

/** Undefined for an element that is no graphic. */
export function parseGraphic(element: XmlElement): EagleGraphic | undefined {
  switch (element.name) {
    case "wire":
      return parseWire(element);
    case "circle":
      return {
        kind: "circle",
        line: element.line,
        ...point(element),
        radius: numberOf(element, "radius"),
        width: numberOf(element, "width", 0),
        layer: numberOf(element, "layer"),
      };
    case "rectangle":
      return {
        kind: "rectangle",
        line: element.line,
        ...corners(element),
        layer: numberOf(element, "layer"),
        rotation: rotation(element),
      };
    case "polygon":
      return {
        kind: "polygon",
        line: element.line,
        width: numberOf(element, "width", 0),
        layer: numberOf(element, "layer"),
        pour: text(element, "pour", "solid"),
        rank: numberOf(element, "rank", 0),
        isolate: numberOf(element, "isolate", 0),
        vertices: element.children.flatMap((child) => (child.name === "vertex" ? [parseVertex(child)] : [])),
      };
    case "text":
      return {
        kind: "text",
        line: element.line,
        ...parseTextStyle(element),
        layer: numberOf(element, "layer"),
        text: element.text,
      };
    default:
      return undefined;
  }
}

/** Most elements of a board are wires, so no other objects are made on the way. */
function parseWire(element: XmlElement): EagleWire {
  return {
    kind: "wire",
    line: element.line,
    x1: numberOf(element, "x1"),
    y1: numberOf(element, "y1"),
    x2: numberOf(element, "x2"),
    y2: numberOf(element, "y2"),
    width: numberOf(element, "width", 0),
    layer: numberOf(element, "layer"),
    curve: numberOf(element, "curve", 0),
    style: text(element, "style", "continuous"),
    cap: text(element, "cap", "round"),
  };
}

function parseVertex(element: XmlElement): EagleVertex {
  return { ...point(element), curve: numberOf(element, "curve", 0) };
}

/** The place and style of a text, or of an attribute that is shown as one. */
export function parseTextStyle(element: XmlElement): Omit<EagleText, "kind" | "line" | "layer" | "text"> {
  return {
    ...point(element),
    size: numberOf(element, "size"),
    font: text(element, "font", "proportional"),
    ratio: numberOf(element, "ratio", DEFAULT_RATIO),
    align: text(element, "align", "bottom-left"),
    rotation: rotation(element),
  };
}
