// Sheets of an Eagle schematic. Nets are listed, not drawn: a segment names the pins that it joins, and all segments of
// one name are one net.

import { childrenOf, numberOf, type XmlElement } from "@/lib/base/xml";
import { type EagleAttribute, parseAttribute } from "@/lib/core/formats/eagle/board";
import { type EagleFrame, parseFrame } from "@/lib/core/formats/eagle/device-set";
import { type EagleRotation, isYes, point, rotation, text, untypedChildren } from "@/lib/core/formats/eagle/fields";
import { type EagleGraphic, type EagleText, type EagleWire, parseGraphic, parseTextStyle } from "./graphic";

/** A placed gate of a part. A smashed one has places of its own for its texts, as attributes. */
export type EagleInstance = {
  line: number;
  part: string;
  gate: string;
  x: number;
  y: number;
  rotation: EagleRotation;
  isSmashed: boolean;
  attributes: readonly EagleAttribute[];
};

/** A placement of a module. */
export type EagleModuleInstance = {
  line: number;
  name: string;
  module: string;
  /** Added to the numbers of its parts; 0 puts the name of the instance before theirs. */
  offset: number;
  x: number;
  y: number;
  rotation: EagleRotation;
};

export type EaglePinRef = { line: number; part: string; gate: string; pin: string };
export type EaglePortRef = { line: number; instance: string; port: string };
export type EagleLabel = Omit<EagleText, "kind" | "text"> & { hasFlag: boolean };

export type EagleSegment = {
  line: number;
  wires: readonly EagleWire[];
  junctions: readonly { line: number; x: number; y: number }[];
  labels: readonly EagleLabel[];
  pins: readonly EaglePinRef[];
  ports: readonly EaglePortRef[];
  /** Probes and other elements. */
  rest: readonly XmlElement[];
};

export type EagleNet = { line: number; name: string; netClass: number; segments: readonly EagleSegment[] };

export type EagleSheet = {
  line: number;
  description: string;
  plain: readonly EagleGraphic[];
  frames: readonly EagleFrame[];
  instances: readonly EagleInstance[];
  modules: readonly EagleModuleInstance[];
  busses: readonly EagleNet[];
  nets: readonly EagleNet[];
  /** Elements of the drawing without a type. */
  plainRest: readonly XmlElement[];
  rest: readonly XmlElement[];
};

const FIELDS = new Set(["description", "plain", "instances", "moduleinsts", "busses", "nets"]);

export function parseSheet(sheet: XmlElement): EagleSheet {
  const plain = childrenOf(sheet, "plain");
  const isFrame = ({ name }: XmlElement): boolean => name === "frame";
  return {
    line: sheet.line,
    description: sheet.children.find(({ name }) => name === "description")?.text ?? "",
    plain: plain.flatMap((element) => parseGraphic(element) ?? []),
    frames: plain.filter(isFrame).map(parseFrame),
    instances: childrenOf(sheet, "instances").map(parseInstance),
    modules: childrenOf(sheet, "moduleinsts").map(parseModuleInstance),
    busses: childrenOf(sheet, "busses").map(parseNet),
    nets: childrenOf(sheet, "nets").map(parseNet),
    plainRest: plain.filter((element) => !isFrame(element) && parseGraphic(element) === undefined),
    rest: untypedChildren(sheet, FIELDS),
  };
}

function parseInstance(element: XmlElement): EagleInstance {
  return {
    line: element.line,
    part: text(element, "part"),
    gate: text(element, "gate"),
    ...point(element),
    rotation: rotation(element),
    isSmashed: isYes(element, "smashed", false),
    attributes: element.children.filter(({ name }) => name === "attribute").map(parseAttribute),
  };
}

function parseModuleInstance(element: XmlElement): EagleModuleInstance {
  return {
    line: element.line,
    name: text(element, "name"),
    module: text(element, "module"),
    offset: numberOf(element, "offset", 0),
    ...point(element),
    rotation: rotation(element),
  };
}

function parseNet(element: XmlElement): EagleNet {
  return {
    line: element.line,
    name: text(element, "name"),
    netClass: numberOf(element, "class", 0),
    segments: element.children.filter(({ name }) => name === "segment").map(parseSegment),
  };
}

const SEGMENT_FIELDS = new Set(["wire", "junction", "label", "pinref", "portref"]);

function parseSegment(element: XmlElement): EagleSegment {
  const named = (name: string): XmlElement[] => element.children.filter((child) => child.name === name);
  return {
    line: element.line,
    wires: named("wire").flatMap((wire) => {
      const graphic = parseGraphic(wire);
      return graphic?.kind === "wire" ? [graphic] : [];
    }),
    junctions: named("junction").map((junction) => ({ line: junction.line, ...point(junction) })),
    labels: named("label").map((label) => ({
      line: label.line,
      layer: numberOf(label, "layer"),
      ...parseTextStyle(label),
      hasFlag: isYes(label, "xref", false),
    })),
    pins: named("pinref").map((pin) => ({
      line: pin.line,
      part: text(pin, "part"),
      gate: text(pin, "gate"),
      pin: text(pin, "pin"),
    })),
    ports: named("portref").map((port) => ({
      line: port.line,
      instance: text(port, "moduleinst"),
      port: text(port, "port"),
    })),
    rest: untypedChildren(element, SEGMENT_FIELDS),
  };
}
