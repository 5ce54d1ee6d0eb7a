// Fields and pins of parts of both of EasyEDA's editors.
import type { ComponentField } from "@/lib/core/schematic/model/records";
import type { PinShape } from "@/lib/core/schematic/model/symbol";

export const MAX_FIELDS = 190;

export const clip = (text: string, length: number): string => text.slice(0, length);

export const hiddenField = (text: string): ComponentField => ({
  ...{ text: clip(text, 20_000), isVisible: false, place: null },
});

export function pinShape(isInverted: boolean, isClock: boolean): PinShape {
  if (isInverted) return isClock ? "inverted-clock" : "inverted";
  return isClock ? "clock" : "line";
}

/** "U1.2" is the second part of U1. */
export function splitDesignator(designator: string): { readonly designator: string; readonly hasSuffix: boolean } {
  const [, base] = /^(.*[A-Za-z]\d+)\.\d+$/.exec(designator) ?? [];
  return { designator: base ?? designator, hasSuffix: base !== undefined };
}
