// The schematic of an Eagle file.

import { childrenOf, numberOf, type XmlElement } from "@/lib/base/xml";
import { type EagleNetClass, parseNetClass } from "@/lib/core/formats/eagle/board";
import { isYes, text, untypedChildren } from "@/lib/core/formats/eagle/fields";
import { type EagleLibrary, parseLibrary } from "@/lib/core/formats/eagle/library";
import { type EagleSheet, parseSheet } from "./sheet";

/** A part in one variant of the assembly. */
export type EagleVariant = {
  name: string;
  isPopulated: boolean;
  value: string | undefined;
  technology: string | undefined;
};

export type EaglePart = {
  line: number;
  name: string;
  library: string;
  libraryUrn: string;
  deviceSet: string;
  device: string;
  technology: string;
  value: string | undefined;
  attributes: ReadonlyMap<string, string>;
  variants: readonly EagleVariant[];
  /** Simulation models and other elements. */
  rest: readonly XmlElement[];
};

export type EagleVariantDefinition = { line: number; name: string; isCurrent: boolean };

/** Parts and sheets: the whole design, or a module that it places. */
export type EagleCircuit = {
  line: number;
  variants: readonly EagleVariantDefinition[];
  parts: readonly EaglePart[];
  sheets: readonly EagleSheet[];
};

/** `at` is the distance from the middle of the side, upwards or to the right. */
export type EaglePort = {
  line: number;
  name: string;
  /** "left", "right", "top" or "bottom". */
  side: string;
  at: number;
  direction: string;
};

/** `dx` and `dy` are the size of its box, in whose middle its origin is. */
export type EagleModule = EagleCircuit & {
  name: string;
  dx: number;
  dy: number;
  ports: readonly EaglePort[];
};

export type EagleSchematic = EagleCircuit & {
  attributes: ReadonlyMap<string, string>;
  libraries: readonly EagleLibrary[];
  netClasses: readonly EagleNetClass[];
  modules: readonly EagleModule[];
  rest: readonly XmlElement[];
};

const FIELDS = new Set([
  ...["description", "libraries", "attributes", "variantdefs", "classes", "modules", "parts", "sheets"],
]);

export function parseSchematic(schematic: XmlElement): EagleSchematic {
  return {
    ...parseCircuit(schematic),
    attributes: attributesOf(childrenOf(schematic, "attributes")),
    libraries: childrenOf(schematic, "libraries").map(parseLibrary),
    netClasses: childrenOf(schematic, "classes").map(parseNetClass),
    modules: childrenOf(schematic, "modules").map(parseModule),
    rest: untypedChildren(schematic, FIELDS),
  };
}

function parseCircuit(element: XmlElement): EagleCircuit {
  return {
    line: element.line,
    variants: childrenOf(element, "variantdefs").map((variant) => ({
      line: variant.line,
      name: text(variant, "name"),
      isCurrent: isYes(variant, "current", false),
    })),
    parts: childrenOf(element, "parts").map(parsePart),
    sheets: childrenOf(element, "sheets").map(parseSheet),
  };
}

function parseModule(element: XmlElement): EagleModule {
  return {
    ...parseCircuit(element),
    name: text(element, "name"),
    dx: numberOf(element, "dx"),
    dy: numberOf(element, "dy"),
    ports: childrenOf(element, "ports").map((port) => ({
      line: port.line,
      name: text(port, "name"),
      side: text(port, "side"),
      at: numberOf(port, "coord"),
      direction: text(port, "direction", "io"),
    })),
  };
}

const attributesOf = (children: readonly XmlElement[]): ReadonlyMap<string, string> =>
  new Map(
    children.filter(({ name }) => name === "attribute").map((child) => [text(child, "name"), text(child, "value")]),
  );

const PART_FIELDS = new Set(["attribute", "variant"]);

function parsePart(element: XmlElement): EaglePart {
  return {
    line: element.line,
    name: text(element, "name"),
    library: text(element, "library"),
    libraryUrn: text(element, "library_urn"),
    deviceSet: text(element, "deviceset"),
    device: text(element, "device"),
    technology: text(element, "technology"),
    value: element.attributes.get("value"),
    attributes: attributesOf(element.children),
    variants: element.children
      .filter(({ name }) => name === "variant")
      .map((variant) => ({
        name: text(variant, "name"),
        isPopulated: isYes(variant, "populate", true),
        value: variant.attributes.get("value"),
        technology: variant.attributes.get("technology"),
      })),
    rest: untypedChildren(element, PART_FIELDS),
  };
}
