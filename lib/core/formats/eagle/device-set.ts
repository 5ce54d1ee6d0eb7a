// Symbols and device sets of an Eagle library: what a part looks like, and which pin is which pad.

import { childOf, childrenOf, numberOf, type XmlElement } from "@/lib/base/xml";
import { type EagleRotation, isYes, point, rotation, text } from "@/lib/core/formats/eagle/fields";
import { type EagleGraphic, parseGraphic } from "@/lib/core/formats/eagle/graphic";

/** `x`, `y` is the point where nets connect; the line runs from there in the direction of `rotation`. */
export type EaglePin = {
  line: number;
  name: string;
  x: number;
  y: number;
  /** Which of its texts are shown: "off", "pad", "pin" or "both". */
  visible: string;
  /** "point", "short", "middle" or "long": 0, 2.54, 5.08 and 7.62 mm. */
  length: string;
  /** "nc", "in", "out", "io", "oc", "pwr", "pas", "hiz" or "sup". */
  direction: string;
  /** "none", "dot", "clk" or "dotclk". */
  form: string;
  rotation: EagleRotation;
};

/** A drawing frame with zones. */
export type EagleFrame = { line: number; x1: number; y1: number; x2: number; y2: number };

export type EagleSymbol = {
  line: number;
  name: string;
  description: string;
  pins: readonly EaglePin[];
  graphics: readonly EagleGraphic[];
  frames: readonly EagleFrame[];
  rest: readonly XmlElement[];
};

/** `addLevel` is "must", "can", "next", "request" or "always". */
export type EagleGate = { line: number; name: string; symbol: string; x: number; y: number; addLevel: string };

/** `pads` are all joined with the pin. */
export type EagleConnect = { gate: string; pin: string; pads: readonly string[] };

export type EagleTechnology = { name: string; attributes: ReadonlyMap<string, string> };

/** A device without a package is no part of the board. */
export type EagleDevice = {
  line: number;
  name: string;
  package: string;
  connects: readonly EagleConnect[];
  technologies: readonly EagleTechnology[];
};

export type EagleDeviceSet = {
  line: number;
  name: string;
  urn: string;
  prefix: string;
  description: string;
  /** False where the value of a part is the name of its device. */
  hasUserValue: boolean;
  gates: readonly EagleGate[];
  devices: readonly EagleDevice[];
};

export function parseFrame(element: XmlElement): EagleFrame {
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => numberOf(element, name)) as [
    ...[number, number, number, number],
  ];
  return { line: element.line, x1, y1, x2, y2 };
}

const SYMBOL_FIELDS = new Set(["description", "pin", "frame"]);

export function parseSymbol(element: XmlElement): EagleSymbol {
  const { children } = element;
  const graphics = children.flatMap((child) => parseGraphic(child) ?? []);
  return {
    line: element.line,
    name: text(element, "name"),
    description: childOf(element, "description")?.text ?? "",
    pins: children.filter(({ name }) => name === "pin").map(parsePin),
    graphics,
    frames: children.filter(({ name }) => name === "frame").map(parseFrame),
    rest: children.filter((child) => !SYMBOL_FIELDS.has(child.name) && parseGraphic(child) === undefined),
  };
}

function parsePin(element: XmlElement): EaglePin {
  return {
    line: element.line,
    name: text(element, "name"),
    ...point(element),
    visible: text(element, "visible", "both"),
    length: text(element, "length", "long"),
    direction: text(element, "direction", "io"),
    form: text(element, "function", "none"),
    rotation: rotation(element),
  };
}

export function parseDeviceSet(element: XmlElement): EagleDeviceSet {
  return {
    line: element.line,
    name: text(element, "name"),
    urn: text(element, "urn"),
    prefix: text(element, "prefix"),
    description: childOf(element, "description")?.text ?? "",
    hasUserValue: isYes(element, "uservalue", false),
    gates: childrenOf(element, "gates").map((gate) => ({
      line: gate.line,
      name: text(gate, "name"),
      symbol: text(gate, "symbol"),
      ...point(gate),
      addLevel: text(gate, "addlevel", "next"),
    })),
    devices: childrenOf(element, "devices").map(parseDevice),
  };
}

function parseDevice(element: XmlElement): EagleDevice {
  return {
    line: element.line,
    name: text(element, "name"),
    package: text(element, "package"),
    connects: childrenOf(element, "connects").map((connect) => ({
      gate: text(connect, "gate"),
      pin: text(connect, "pin"),
      pads: text(connect, "pad")
        .split(" ")
        .filter((pad) => pad !== ""),
    })),
    technologies: childrenOf(element, "technologies").map((technology) => ({
      name: text(technology, "name"),
      attributes: new Map(
        technology.children
          .filter(({ name }) => name === "attribute")
          .map((attribute) => [text(attribute, "name"), text(attribute, "value")]),
      ),
    })),
  };
}
