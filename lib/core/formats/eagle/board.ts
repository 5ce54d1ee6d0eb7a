// The board of an Eagle file.

import { childOf, childrenOf, numberOf, type XmlElement } from "@/lib/base/xml";
import { type EagleRotation, isYes, point, rotation, text, untypedChildren } from "@/lib/core/formats/eagle/fields";
import { type EagleText, parseTextStyle } from "@/lib/core/formats/eagle/graphic";
import { type EagleItem, type EagleLibrary, parseItem, parseLibrary } from "@/lib/core/formats/eagle/library";

/** A property of an element; a smashed element shows it as a text of its own if it has a layer. */
export type EagleAttribute = Omit<EagleText, "kind" | "layer" | "text"> & {
  name: string;
  value: string;
  layer: number | undefined;
  /** "off", "value", "name" or "both". */
  display: string;
};

export type EagleElement = {
  line: number;
  name: string;
  library: string;
  libraryUrn: string;
  package: string;
  value: string;
  x: number;
  y: number;
  rotation: EagleRotation;
  /** True where the element has moved its own texts, which are then attributes of it. */
  isSmashed: boolean;
  isLocked: boolean;
  isPopulated: boolean;
  attributes: readonly EagleAttribute[];
};

export type EagleSignal = { line: number; name: string; netClass: number; items: readonly EagleItem[] };

export type EagleNetClass = { number: number; name: string; width: number; drill: number };

/** The parameters of the design rules by name, as written: "10mil", "0.25", "(1*16)". */
export type EagleDesignRules = { name: string; params: ReadonlyMap<string, string> };

export type EagleBoard = {
  line: number;
  /** Drawn on the board itself. */
  plain: readonly EagleItem[];
  libraries: readonly EagleLibrary[];
  netClasses: readonly EagleNetClass[];
  designRules: EagleDesignRules;
  elements: readonly EagleElement[];
  signals: readonly EagleSignal[];
  rest: readonly XmlElement[];
};

const FIELDS = new Set(["plain", "libraries", "classes", "designrules", "elements", "signals"]);

export function parseBoard(board: XmlElement): EagleBoard {
  return {
    line: board.line,
    plain: childrenOf(board, "plain").map(parseItem),
    libraries: childrenOf(board, "libraries").map(parseLibrary),
    netClasses: childrenOf(board, "classes").map(parseNetClass),
    designRules: parseDesignRules(childOf(board, "designrules")),
    elements: childrenOf(board, "elements").map(parseElement),
    signals: childrenOf(board, "signals").map(parseSignal),
    rest: untypedChildren(board, FIELDS),
  };
}

export function parseNetClass(element: XmlElement): EagleNetClass {
  return {
    number: numberOf(element, "number"),
    name: text(element, "name"),
    width: numberOf(element, "width", 0),
    drill: numberOf(element, "drill", 0),
  };
}

function parseDesignRules(rules: XmlElement | undefined): EagleDesignRules {
  const params = (rules?.children ?? []).filter(({ name }) => name === "param");
  return {
    name: rules ? text(rules, "name") : "",
    params: new Map(params.map((param) => [text(param, "name"), text(param, "value")])),
  };
}

function parseElement(element: XmlElement): EagleElement {
  return {
    line: element.line,
    name: text(element, "name"),
    library: text(element, "library"),
    libraryUrn: text(element, "library_urn"),
    package: text(element, "package"),
    value: text(element, "value"),
    ...point(element),
    rotation: rotation(element),
    isSmashed: isYes(element, "smashed", false),
    isLocked: isYes(element, "locked", false),
    isPopulated: isYes(element, "populate", true),
    attributes: element.children.flatMap((child) => (child.name === "attribute" ? [parseAttribute(child)] : [])),
  };
}

export function parseAttribute(element: XmlElement): EagleAttribute {
  return {
    line: element.line,
    name: text(element, "name"),
    value: text(element, "value"),
    layer: element.attributes.has("layer") ? numberOf(element, "layer") : undefined,
    display: text(element, "display", "value"),
    ...parseTextStyle(element),
  };
}

function parseSignal(element: XmlElement): EagleSignal {
  return {
    line: element.line,
    name: text(element, "name"),
    netClass: numberOf(element, "class", 0),
    items: element.children.map(parseItem),
  };
}
