// Diodes and transistors with their models.
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import {
  BJT_DEFAULTS,
  DIODE_DEFAULTS,
  JFET_DEFAULTS,
  MOSFET_DEFAULTS,
} from "@/lib/core/live-simulation/circuit/models";
import type { SpiceModel } from "@/lib/core/spice/netlist";
import { assignmentsOf } from "@/lib/core/spice/words";
import type { FlatElement } from "./flatten";
import { numberOf } from "./parameter-scope";
import { powerMosfet } from "./power-mosfet";
import { type Live, live, notLive } from "./problem";

/** Other names of parameters. */
const ALIASES: Readonly<Record<string, string>> = {
  ...{
    cj0: "cjo",
    cj: "cjo",
    pb: "vj",
    vt0: "vto",
    vth0: "vto",
    va: "vaf",
    vb: "var",
    ik: "ikf",
    pe: "vje",
    me: "mje",
  },
  ...{ pc: "vjc", mc: "mjc", ps: "vjs", ms: "mjs", ccs: "cjs" },
};

const INFINITE_AT_ZERO = new Set(["vaf", "var", "ikf", "ikr", "vtf", "bv"]);

export type ModelValues = ReadonlyMap<string, number>;

/** Values of a model's parameters by their names in small letters. */
export function modelValues({ line }: SpiceModel, { scope }: FlatElement): ModelValues {
  return new Map(
    assignmentsOf(line.text).flatMap(({ name, expression }) => {
      const value = numberOf(expression, scope);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Those that the engine's model has. A value of 0 means none where it stands for an infinite one. */
function known(values: ModelValues, defaults: object): Readonly<Record<string, number>> {
  const given: Record<string, number> = {};
  for (const [name, value] of values) {
    const own = name in defaults ? name : (ALIASES[name] ?? name);
    const isNone = value === 0 && INFINITE_AT_ZERO.has(own);
    if (own in defaults && !isNone) given[own] = value;
  }
  return given;
}

const AREA = /^[\d.]/;

/** The area factor behind the model's name, or as "area=2". */
function areaOf({ element, scope }: FlatElement): number {
  const named = element.parameters.find(({ name }) => name === "area" || name === "m")?.expression;
  const plain = element.value.split(/\s+/)[1];
  const text = named ?? (plain !== undefined && AREA.test(plain) ? plain : "1");
  return numberOf(text, scope) ?? 1;
}

function parameterOf({ element, scope }: FlatElement, wanted: string): number | undefined {
  const found = element.parameters.find(({ name }) => name === wanted);
  return found && numberOf(found.expression, scope);
}

type FourNodes = readonly [string, string, string, string];

const four = ([a = "0", b = "0", c = "0", d]: readonly string[]): FourNodes => [a, b, c, d ?? c];

export function semiconductor(flat: FlatElement): Live<readonly LiveDevice[]> {
  const { id, element, nodes } = flat;
  const model = flat.modelOf(element.model ?? "");
  if (!model) return notLive("MODEL_UNKNOWN", id, element.model ?? "");
  const values = modelValues(model, flat);
  const [a = "0", b = "0", c = "0", d] = nodes;
  const area = areaOf(flat);
  const level = values.get("level") ?? 1;
  const refused = notLive("MODEL_NOT_LIVE", id, `${element.model ?? ""} (${model.kind})`);
  switch (model.kind) {
    case "d":
      return level === 1
        ? live([{ kind: "diode", id, nodes: [a, b], model: known(values, DIODE_DEFAULTS), area }])
        : refused;
    case "npn":
    case "pnp": {
      if (level !== 1) return refused;
      const terminals = d === undefined ? ([a, b, c] as const) : ([a, b, c, d] as const);
      return live([
        { kind: "bjt", id, nodes: terminals, polarity: model.kind, model: known(values, BJT_DEFAULTS), area },
      ]);
    }
    case "njf":
    case "pjf":
      if (level !== 1) return refused;
      return live([{ kind: "jfet", id, nodes: [a, b, c], polarity: model.kind, model: known(values, JFET_DEFAULTS) }]);
    case "nmos":
    case "pmos": {
      if (level !== 1) return refused;
      const [width, length] = [parameterOf(flat, "w"), parameterOf(flat, "l")];
      return live([
        {
          ...{ kind: "mosfet", id, nodes: four(nodes), polarity: model.kind, model: known(values, MOSFET_DEFAULTS) },
          ...(width === undefined ? {} : { width }),
          ...(length === undefined ? {} : { length }),
        },
      ]);
    }
    case "vdmos":
    case "vdmosn":
    case "vdmosp": {
      const isPositive = model.kind === "vdmosp" || /\bpchan\b/i.test(model.line.text);
      return live(powerMosfet({ id, nodes: [a, b, c], values, isPositive }));
    }
    default:
      return refused;
  }
}
