// A netlist without subcircuits: each element with its full name, its nodes in the whole circuit, and what it may refer to.
import type { Scope } from "@/lib/core/spice/evaluate";
import type { SpiceElement, SpiceModel, SpiceNetlist, SpiceScope, SpiceSubcircuit } from "@/lib/core/spice/netlist";
import { createScope, numberOf } from "./parameter-scope";
import type { LiveIssue } from "./problem";

/** Names are in small letters, inner ones behind those of their instances: "xu1.r1". */
export interface FlatElement {
  readonly id: string;
  readonly element: SpiceElement;
  readonly nodes: readonly string[];
  readonly scope: Scope;
  readonly modelOf: (name: string) => SpiceModel | undefined;
  /** Full name of a node or an element beside it. */
  readonly node: (name: string) => string;
  readonly sibling: (name: string) => string;
  /** For a potentiometer or a switch, which stay whole: its content, with the nodes of its instance. */
  readonly content?: SpiceSubcircuit;
}

export interface FlatNetlist {
  readonly elements: readonly FlatElement[];
  readonly issues: readonly LiveIssue[];
}

const MAX_ELEMENTS = 2_000;
const MAX_DEPTH = 20;
const GROUND = "0";

/** Names of the subcircuits that stand for parts with a knob or a lever (`lib/core/simulation-netlist/models`). */
const OPERATED = /^(?:potentiometer|switch)_/;

interface Level {
  readonly scopes: readonly SpiceScope[];
  readonly parameters: Scope;
  readonly prefix: string;
  readonly ports: ReadonlyMap<string, string>;
  readonly depth: number;
}

/** The innermost definition of a name. */
function find<T extends { readonly name: string }>(
  scopes: readonly SpiceScope[],
  list: (scope: SpiceScope) => readonly T[],
  name: string,
): T | undefined {
  for (const scope of scopes.toReversed()) {
    const found = list(scope).find((one) => one.name === name);
    if (found) return found;
  }
  return undefined;
}

export function flatten(netlist: SpiceNetlist): FlatNetlist {
  const elements: FlatElement[] = [];
  const issues: LiveIssue[] = [];
  const globals = new Set(
    netlist.settings
      .filter(({ kind }) => kind === "global")
      .flatMap(({ line }) => line.text.toLowerCase().split(/\s+/).slice(1)),
  );

  function instance(flat: FlatElement, { scopes, parameters, depth }: Level): void {
    const name = flat.element.model ?? "";
    const found = find(scopes, (scope) => scope.subcircuits, name);
    if (!found || found.ports.length !== flat.nodes.length)
      return void issues.push({ code: "MODEL_UNKNOWN", device: flat.id, subject: name });
    if (OPERATED.test(name)) return void elements.push({ ...flat, content: found });
    if (depth >= MAX_DEPTH) return void issues.push({ code: "CIRCUIT_TOO_LARGE", device: flat.id, subject: name });
    open(found, {
      ...{ scopes: [...scopes, found], prefix: `${flat.id}.`, depth: depth + 1 },
      parameters: createScope({ ...withDefaults(found), given: givenValues(flat.element, parameters) }, parameters),
      ports: new Map(found.ports.map((port, index) => [port, flat.nodes[index] ?? GROUND])),
    });
  }

  function open(scope: SpiceScope, level: Level): void {
    const { prefix, ports, scopes, parameters } = level;
    const node = (name: string): string => {
      const small = name.toLowerCase();
      if (small === GROUND || small === "gnd") return GROUND;
      return ports.get(small) ?? (globals.has(small) ? small : `${prefix}${small}`);
    };
    for (const element of scope.elements) {
      if (elements.length >= MAX_ELEMENTS) {
        issues.push({ code: "CIRCUIT_TOO_LARGE", device: element.name.toLowerCase(), subject: String(MAX_ELEMENTS) });
        return;
      }
      const flat: FlatElement = {
        ...{ id: `${prefix}${element.name.toLowerCase()}`, element, scope: parameters, node },
        nodes: element.nodes.map(node),
        modelOf: (name) => find(scopes, (one) => one.models, name),
        sibling: (name) => `${prefix}${name.toLowerCase()}`,
      };
      if (element.letter === "x") instance(flat, level);
      else elements.push(flat);
    }
  }

  open(netlist, {
    ...{ scopes: [netlist], parameters: createScope(netlist), prefix: "", ports: new Map(), depth: 0 },
  });
  return { elements, issues };
}

const withDefaults = ({ defaults, parameters, functions }: SpiceSubcircuit) => ({
  parameters: [...defaults, ...parameters],
  functions,
});

function givenValues({ parameters }: SpiceElement, outer: Scope): Map<string, number> {
  return new Map(
    parameters.flatMap(({ name, expression }) => {
      const value = numberOf(expression, outer);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
