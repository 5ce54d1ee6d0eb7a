// Attributes that many elements of an Eagle file share. Lengths are millimeters, y points up, angles are degrees.

import { MM_PER_INCH } from "@/lib/base/units";
import { numberOf, type XmlElement } from "@/lib/base/xml";

/** "R90", "MR180", "SMR0": mirrored first, then turned counter-clockwise. A spun text may stand on its head. */
export type EagleRotation = { angleDeg: number; isMirrored: boolean; isSpun: boolean };

const UNTURNED: EagleRotation = { angleDeg: 0, isMirrored: false, isSpun: false };

export function rotation(element: XmlElement): EagleRotation {
  const rot = element.attributes.get("rot");
  if (rot === undefined) return UNTURNED;
  const [, flags = "", angle = "0"] = /^([SM]*)R(-?[\d.]+)$/.exec(rot) ?? [];
  const angleDeg = Number(angle);
  return {
    angleDeg: Number.isFinite(angleDeg) ? angleDeg : 0,
    isMirrored: flags.includes("M"),
    isSpun: flags.includes("S"),
  };
}

/** NaN where an attribute that Eagle always writes is missing or no number. */
export function point(element: XmlElement): { x: number; y: number } {
  return { x: numberOf(element, "x"), y: numberOf(element, "y") };
}

export function corners(element: XmlElement): { x1: number; y1: number; x2: number; y2: number } {
  const number = (name: string) => numberOf(element, name);
  return { x1: number("x1"), y1: number("y1"), x2: number("x2"), y2: number("y2") };
}

export function text(element: XmlElement, name: string, otherwise = ""): string {
  return element.attributes.get(name) ?? otherwise;
}

/** "yes" or "no"; the default of the document type where the attribute is missing. */
export function isYes(element: XmlElement, name: string, otherwise: boolean): boolean {
  const value = element.attributes.get(name);
  return value === undefined ? otherwise : otherwise ? value !== "no" : value === "yes";
}

const UNITS: Record<string, number> = { mm: 1, mic: 0.001, mil: MM_PER_INCH / 1000, inch: MM_PER_INCH };

/** Millimeters of a design rule like "0.25", "10mil" or "0.1mm"; NaN for anything else. */
export function eagleLengthMm(value: string | undefined): number {
  const [, number, unit = "mm"] = /^\s*(-?[\d.]+)(?:\s*(mm|mic|mil|inch))?\s*$/.exec(value ?? "") ?? [];
  return number === undefined ? NaN : Number(number) * (UNITS[unit] ?? 1);
}

/** An element that has no type here, kept as it stands in the file. */
export type EagleUntyped = { kind: "untyped"; name: string; line: number; element: XmlElement };

export function toUntyped(element: XmlElement): EagleUntyped {
  return { kind: "untyped", name: element.name, line: element.line, element };
}

/** The children for which a type has no field. */
export function untypedChildren({ children }: XmlElement, typed: ReadonlySet<string>): readonly XmlElement[] {
  return children.filter(({ name }) => !typed.has(name));
}
