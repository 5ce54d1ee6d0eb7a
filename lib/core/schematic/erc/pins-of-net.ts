// Pins of a net as the rules compare them.
import { pinFunction } from "../connectivity/item";
import type { Net, NetPin } from "../connectivity/nets";
import { place } from "../model/placement";
import type { PinType } from "../model/symbol";
import type { Point } from "../model/units";
import type { Draft } from "./finding";

export const typeOf = ({ component, pin }: NetPin): PinType => pinFunction(component, pin).type;
export const pointOf = ({ component, pin }: NetPin): Point => place(pin.at, component);

/** "U1.3 VOUT" */
export function pinWords({ component, pin, designator }: NetPin): string {
  const { name } = pinFunction(component, pin);
  return `${designator ?? "?"}.${pin.number}${name === "" || name === "~" || name === pin.number ? "" : ` ${name}`}`;
}

export const hasNoConnect = ({ parts }: Net): boolean =>
  parts.some(({ cluster }) => cluster.items.some(({ record }) => record.kind === "no-connect"));

export const draftAt = (pin: NetPin, values: Draft["values"], others: readonly NetPin[] = []): Draft => ({
  sheetId: pin.component.sheetId,
  path: pin.instance.path,
  at: pointOf(pin),
  recordIds: [pin.component.id, ...others.map(({ component }) => component.id)],
  values: { pin: pinWords(pin), ...values },
});
