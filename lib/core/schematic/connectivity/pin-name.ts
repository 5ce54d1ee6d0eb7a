// Names of nets that no label names: after one of their pins, as KiCad does.
import type { SchematicComponent } from "../model/records";
import { pinsOf, type SchematicSymbol, type SymbolPin } from "../model/symbol";
import { pinFunction } from "./item";

/** "A" for the first unit, "AA" for the 27th. */
export function unitLetters(unit: number): string {
  const last = String.fromCharCode(65 + ((unit - 1) % 26));
  return unit > 26 ? unitLetters(Math.floor((unit - 1) / 26)) + last : last;
}

export const isAnnotated = (designator: string | undefined): designator is string =>
  designator !== undefined && designator !== "" && !designator.endsWith("?");

export interface NamedPin {
  readonly component: SchematicComponent;
  readonly symbol: SchematicSymbol;
  readonly pin: SymbolPin;
  readonly designator: string | undefined;
}

const isNoConnect = (component: SchematicComponent, pin: SymbolPin): boolean =>
  pinFunction(component, pin).type === "no-connect";

function sharesName({ component, symbol, pin }: NamedPin, name: string): boolean {
  return pinsOf(symbol, component.unit, component.style).some(
    (other) =>
      other.number !== pin.number &&
      pinFunction(component, other).name === name &&
      isNoConnect(component, other) === isNoConnect(component, pin),
  );
}

/** "Net-(U1-VOUT)", "Net-(R3-Pad2)", "unconnected-(U2A-PB3-Pad12)". */
export function pinNetName(named: NamedPin, isUnconnected: boolean): string {
  const { component, symbol, pin, designator } = named;
  const prefix = isUnconnected || isNoConnect(component, pin) ? "unconnected-(" : "Net-(";
  if (!isAnnotated(designator)) return `${prefix}${component.id}-Pad${pin.number})`;
  const name = pinFunction(component, pin).name.replaceAll("/", "{slash}");
  if (name === "" || name === "~" || name === pin.number) return `${prefix}${designator}-Pad${pin.number})`;
  const unit = symbol.unitCount > 1 ? unitLetters(component.unit) : "";
  const showsPad = prefix !== "Net-(" || sharesName(named, pinFunction(component, pin).name);
  return `${prefix}${designator}${unit}-${name}${showsPad ? `-Pad${pin.number}` : ""})`;
}
