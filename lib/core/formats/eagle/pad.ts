// Pads, vias and holes of an Eagle board or package.

import { numberOf, type XmlElement } from "@/lib/base/xml";
import { type EagleRotation, isYes, point, rotation, text } from "@/lib/core/formats/eagle/fields";

/** A pad with a hole, on all copper layers. */
export type EaglePad = {
  kind: "pad";
  line: number;
  name: string;
  x: number;
  y: number;
  drill: number;
  /** 0 where the design rules decide. */
  diameter: number;
  /** "square", "round", "octagon", "long" or "offset". */
  shape: string;
  rotation: EagleRotation;
  hasStop: boolean;
  isFirst: boolean;
};

/** A pad without a hole. `roundness` in hundredths of half the shorter side. */
export type EagleSmd = {
  kind: "smd";
  line: number;
  name: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  layer: number;
  roundness: number;
  rotation: EagleRotation;
  hasStop: boolean;
  hasCream: boolean;
};

/** `extent` are the first and the last copper layer. */
export type EagleVia = {
  kind: "via";
  line: number;
  x: number;
  y: number;
  extent: readonly [from: number, to: number];
  drill: number;
  diameter: number;
  /** "square", "round" or "octagon". */
  shape: string;
  isAlwaysOpen: boolean;
};

export type EagleHole = { kind: "hole"; line: number; x: number; y: number; drill: number };

/** A pad of an element that belongs to a signal. */
export type EagleContactRef = { kind: "contactref"; line: number; element: string; pad: string };

export type EagleContact = EaglePad | EagleSmd | EagleVia | EagleHole | EagleContactRef;

const [TOP, BOTTOM] = [1, 16];

/** Undefined for an element that is none of these. */
export function parseContact(element: XmlElement): EagleContact | undefined {
  switch (element.name) {
    case "pad":
      return parsePad(element);
    case "smd":
      return parseSmd(element);
    case "via":
      return parseVia(element);
    case "hole":
      return { kind: "hole", line: element.line, ...point(element), drill: numberOf(element, "drill") };
    case "contactref":
      return {
        kind: "contactref",
        line: element.line,
        element: text(element, "element"),
        pad: text(element, "pad"),
      };
    default:
      return undefined;
  }
}

function parsePad(element: XmlElement): EaglePad {
  return {
    kind: "pad",
    line: element.line,
    name: text(element, "name"),
    ...point(element),
    drill: numberOf(element, "drill"),
    diameter: numberOf(element, "diameter", 0),
    shape: text(element, "shape", "round"),
    rotation: rotation(element),
    hasStop: isYes(element, "stop", true),
    isFirst: isYes(element, "first", false),
  };
}

function parseSmd(element: XmlElement): EagleSmd {
  return {
    kind: "smd",
    line: element.line,
    name: text(element, "name"),
    ...point(element),
    dx: numberOf(element, "dx"),
    dy: numberOf(element, "dy"),
    layer: numberOf(element, "layer", TOP),
    roundness: numberOf(element, "roundness", 0),
    rotation: rotation(element),
    hasStop: isYes(element, "stop", true),
    hasCream: isYes(element, "cream", true),
  };
}

function parseVia(element: XmlElement): EagleVia {
  const [from = TOP, to = BOTTOM] = text(element, "extent", `${TOP}-${BOTTOM}`).split("-").map(Number);
  return {
    kind: "via",
    line: element.line,
    ...point(element),
    extent: [from, to],
    drill: numberOf(element, "drill"),
    diameter: numberOf(element, "diameter", 0),
    shape: text(element, "shape", "round"),
    isAlwaysOpen: isYes(element, "alwaysstop", false),
  };
}
