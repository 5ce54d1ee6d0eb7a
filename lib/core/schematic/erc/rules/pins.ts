// Rules of pins and what drives them.
import type { Net, NetPin } from "../../connectivity/nets";
import type { RuleContext, RuleGroup } from "../rule";
import type { Draft } from "../finding";
import type { PinVerdict } from "../../model/checks";
import type { PinType } from "../../model/symbol";
import { weightOf } from "../pin-matrix";
import { draftAt, hasNoConnect, pinWords, pointOf, typeOf } from "../pins-of-net";

const isDrivenBy = {
  input: ["output", "power-output", "passive", "tri-state", "bidirectional"],
  "power-input": ["power-output"],
} as const satisfies Record<string, readonly string[]>;

/** Pins at one point with one type and name, as power pins of a package are drawn over each other. */
function isStacked(a: NetPin, b: NetPin): boolean {
  const [first, second] = [pointOf(a), pointOf(b)];
  const isOne = a.component.id === b.component.id && a.instance === b.instance && a.pin.name === b.pin.name;
  return isOne && typeOf(a) === typeOf(b) && first.x === second.x && first.y === second.y;
}

function distance(a: NetPin, b: NetPin): number {
  const [first, second] = [pointOf(a), pointOf(b)];
  const apart = a.instance === b.instance ? 0 : 1e12;
  return Math.hypot(first.x - second.x, first.y - second.y) + apart;
}

const isSymbolOnly = ({ designator }: NetPin): boolean => designator?.startsWith("#") ?? false;

/** The nearest one, of a part rather than of a power symbol. */
function mostTelling(from: NetPin, others: readonly NetPin[]): NetPin | undefined {
  const parts = others.filter((pin) => !isSymbolOnly(pin));
  return (parts.length > 0 ? parts : others).toSorted((a, b) => distance(from, a) - distance(from, b))[0];
}

/**
 * The pin that conflicts with the most others is named first, with one of them, and is left out then: one odd pin on a
 * ground of hundreds is one finding, and n pins that conflict with each other are n - 1.
 */
function conflictsOf({ name, pins }: Net, { matrix }: RuleContext): Draft[] {
  const drafts: Draft[] = [];
  // Most nets have no pair of types that conflict: a ground of thousands of pins is not compared pin by pin.
  const types = [...new Set(pins.map(typeOf))];
  const conflicting = new Set(types.filter((a) => types.some((b) => matrix[a][b] !== "ok")));
  const open = pins.filter((pin) => conflicting.has(typeOf(pin)));
  open.sort((a, b) => weightOf(typeOf(b)) - weightOf(typeOf(a)));
  const counts = new Map<PinType, number>();
  for (const pin of open) counts.set(typeOf(pin), (counts.get(typeOf(pin)) ?? 0) + 1);
  const opponentsOf = (type: PinType): number =>
    [...counts].reduce(
      (sum, [other, count]) => sum + (matrix[type][other] === "ok" ? 0 : count - (other === type ? 1 : 0)),
      0,
    );
  while (open.length > 1) {
    const worst = [...counts.keys()].reduce((a, b) => (opponentsOf(b) > opponentsOf(a) ? b : a));
    if (opponentsOf(worst) === 0) break;
    const [current] = open.splice(
      open.findIndex((pin) => typeOf(pin) === worst),
      1,
    );
    if (!current) break;
    const left = (counts.get(worst) ?? 1) - 1;
    if (left > 0) counts.set(worst, left);
    else counts.delete(worst);
    const verdictOf = (other: NetPin): PinVerdict => matrix[worst][typeOf(other)];
    const others = open.filter((other) => verdictOf(other) !== "ok" && !isStacked(current, other));
    const errors = others.filter((other) => verdictOf(other) === "error");
    const other = mostTelling(current, errors.length > 0 ? errors : others);
    if (!other) continue;
    const severity = errors.length > 0 ? "error" : "warning";
    drafts.push({ ...draftAt(current, { net: name, other: pinWords(other) }, [other]), severity });
  }
  return drafts;
}

/** The pin that a finding about the whole net stands at: of a part rather than of a power symbol, a visible one first. */
const best = (pins: readonly NetPin[]): NetPin | undefined =>
  pins.find(({ designator, pin }) => !designator?.startsWith("#") && !pin.isHidden) ??
  pins.find(({ designator }) => !designator?.startsWith("#"));

function undriven(net: Net, kind: "input" | "power-input"): Draft[] {
  const types = new Set(net.pins.map(typeOf));
  // A net with a supply pin is a supply: its inputs are judged with it.
  if (!types.has(kind) || (kind === "input" && types.has("power-input")) || hasNoConnect(net)) return [];
  if (isDrivenBy[kind].some((type) => types.has(type))) return [];
  const pin = best(net.pins.filter((each) => typeOf(each) === kind));
  return pin ? [draftAt(pin, { net: net.name })] : [];
}

function isConnected({ name, names, pins, parts }: Net): boolean {
  return names.length > 0 || pins.length > 1 || parts.length > 1 || name === "";
}

const MAY_FLOAT = new Set(["no-connect", "free"]);

function unconnected({ netlist }: RuleContext): Draft[] {
  return netlist.nets
    .filter((net) => !isConnected(net) && !hasNoConnect(net))
    .flatMap(({ pins }) => pins.filter((pin) => !MAY_FLOAT.has(typeOf(pin))).map((pin) => draftAt(pin, {})));
}

const isGround = (name: string): boolean => /GND/i.test(name);

/** A supply pin called GND on another net, while another one of its component is on ground. */
function groundElsewhere({ netlist }: RuleContext): Draft[] {
  const power = netlist.nets.flatMap((net) =>
    net.pins.filter((pin) => typeOf(pin).startsWith("power")).map((pin) => ({ pin, net })),
  );
  const grounded = new Set(
    power.flatMap(({ pin, net }) => (isGround(net.name) ? [`${pin.instance.path} ${pin.designator}`] : [])),
  );
  return power
    .filter(({ pin, net }) => isGround(pin.pin.name) && !isGround(net.name))
    .filter(({ pin }) => grounded.has(`${pin.instance.path} ${pin.designator}`))
    .map(({ pin, net }) => draftAt(pin, { net: net.name }));
}

/** The same pad on several units of one component must be on one net. */
function unitPinsDiffer({ netlist }: RuleContext): Draft[] {
  const first = new Map<string, { net: Net; pin: NetPin }>();
  return netlist.nets.flatMap((net) =>
    net.pins.flatMap((pin) => {
      if (!pin.designator || pin.designator.endsWith("?")) return [];
      const key = `${pin.designator} ${pin.pin.number}`;
      const known = first.get(key);
      if (!known) first.set(key, { net, pin });
      const differs = known && known.net !== net && known.pin.component !== pin.component;
      return differs ? [draftAt(pin, { net: net.name, otherNet: known.net.name }, [known.pin])] : [];
    }),
  );
}

/** The same pad twice within one unit, on two nets. */
function duplicatePins({ netlist }: RuleContext): Draft[] {
  const first = new Map<string, { net: Net; pin: NetPin }>();
  return netlist.nets.flatMap((net) =>
    net.pins.flatMap((pin) => {
      const key = `${pin.instance.path} ${pin.component.id} ${pin.pin.number}`;
      const known = first.get(key);
      if (!known) first.set(key, { net, pin });
      return known && known.net !== net ? [draftAt(pin, { net: net.name, otherNet: known.net.name })] : [];
    }),
  );
}

export const pinRules = {
  "pin-conflict": (context) => context.netlist.nets.flatMap((net) => conflictsOf(net, context)),
  "pin-not-connected": unconnected,
  "pin-not-driven": ({ netlist }) => netlist.nets.flatMap((net) => undriven(net, "input")),
  "power-not-driven": ({ netlist }) => netlist.nets.flatMap((net) => undriven(net, "power-input")),
  "ground-pin-elsewhere": groundElsewhere,
  "unit-pins-differ": unitPinsDiffer,
  "duplicate-pin": duplicatePins,
} as const satisfies RuleGroup;
