// Libraries of an Eagle board or schematic.

import { childOf, childrenOf, type XmlElement } from "@/lib/base/xml";
import {
  type EagleDeviceSet,
  type EagleSymbol,
  parseDeviceSet,
  parseSymbol,
} from "@/lib/core/formats/eagle/device-set";
import { type EagleUntyped, text, toUntyped, untypedChildren } from "@/lib/core/formats/eagle/fields";
import { type EagleGraphic, parseGraphic } from "@/lib/core/formats/eagle/graphic";
import { type EagleContact, parseContact } from "@/lib/core/formats/eagle/pad";

/** A drawn element of a board, a signal or a package. */
export type EagleItem = EagleGraphic | EagleContact | EagleUntyped;

export function parseItem(element: XmlElement): EagleItem {
  return parseGraphic(element) ?? parseContact(element) ?? toUntyped(element);
}

export type EaglePackage = {
  line: number;
  name: string;
  urn: string;
  description: string;
  items: readonly EagleItem[];
};

/** Boards have no symbols and device sets in theirs. */
export type EagleLibrary = {
  line: number;
  name: string;
  urn: string;
  packages: readonly EaglePackage[];
  symbols: readonly EagleSymbol[];
  deviceSets: readonly EagleDeviceSet[];
  rest: readonly XmlElement[];
};

const LIBRARY_FIELDS = new Set(["description", "packages", "symbols", "devicesets"]);

export function parseLibrary(element: XmlElement): EagleLibrary {
  return {
    line: element.line,
    name: text(element, "name"),
    urn: text(element, "urn"),
    packages: childrenOf(element, "packages").map(parsePackage),
    symbols: childrenOf(element, "symbols").map(parseSymbol),
    deviceSets: childrenOf(element, "devicesets").map(parseDeviceSet),
    rest: untypedChildren(element, LIBRARY_FIELDS),
  };
}

function parsePackage(element: XmlElement): EaglePackage {
  return {
    line: element.line,
    name: text(element, "name"),
    urn: text(element, "urn"),
    description: childOf(element, "description")?.text ?? "",
    items: element.children.filter(({ name }) => name !== "description").map(parseItem),
  };
}
