// Checks before a run: what the engine would refuse, run forever on, or take for something else without a word.
import { evaluate, isConstant, isFunctionOfParameters, isFunctionOfSources, type SpiceFunction } from "./evaluate";
import { type Expression, parseExpression, partsOfExpression } from "./expression";
import { type SpiceFinding, spiceFinding } from "./finding";
import type { LogicalLine } from "./logical-lines";
import type { SpiceElement, SpiceNetlist, SpiceScope, SpiceSubcircuit } from "./netlist";
import { nodesWithoutDcPath } from "./dc-path";

/** Names that have a value while the circuit runs. */
const RUN_NAMES = new Set(["time", "temper", "temp", "hertz", "freq", "m"]);

const MAX_NESTING = 21;

/** More say nothing new, and a damaged file has one for each line. */
const MAX_FINDINGS = 500;

interface Level {
  readonly scope: SpiceScope;
  readonly names: ReadonlySet<string>;
  readonly parent: Level | null;
}

const levelOf = (scope: SpiceScope, parent: Level | null, own: readonly string[] = []): Level => ({
  scope,
  parent,
  names: new Set([...own, ...scope.parameters.map(({ name }) => name)]),
});

/** From this scope outwards. */
function findOutwards<T>(level: Level, find: (level: Level) => T | undefined): T | undefined {
  for (let at: Level | null = level; at; at = at.parent) {
    const found = find(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const hasName = (level: Level, name: string): boolean =>
  findOutwards(level, ({ names }) => names.has(name) || undefined) === true;

const hasFunction = (level: Level, name: string): boolean =>
  findOutwards(level, ({ scope }) => scope.functions.some((one) => one.name === name) || undefined) === true;

const subcircuitOf = (level: Level, name: string): SpiceSubcircuit | undefined =>
  findOutwards(level, ({ scope }) => scope.subcircuits.find((one) => one.name === name));

/** Binned models have a number behind a point. */
const hasModel = (level: Level, name: string): boolean =>
  findOutwards(
    level,
    ({ scope }) => scope.models.some((one) => one.name === name || one.name.startsWith(`${name}.`)) || undefined,
  ) === true;

/** Numerical devices, which the engine is built without. */
const REFUSED_MODELS = /^(nbjt2?|numd2?|numos)$/;

const isBehavioral = ({ letter }: SpiceElement): boolean => letter === "b" || letter === "e" || letter === "g";

/** Texts of expressions in a line: braces and single quotes, and all of a B source. */
function expressionsIn(text: string, isB: boolean): string[] {
  const body = isB ? /\b[vi]\s*=(.*)$/i.exec(text)?.[1] : undefined;
  if (body !== undefined) {
    // Parameters of the instance stand behind the expression.
    const plain = body.replace(/\s+(tc1|tc2|temp|dtemp|m|reciproctc)\s*=\s*\S+/gi, "");
    return [/^\{.*\}$|^'.*'$/.test(plain.trim()) ? plain.trim().slice(1, -1) : plain];
  }
  return [...text.matchAll(/\{([^{}]*)\}|'([^']*)'/g)].map(([, braced, quoted]) => braced ?? quoted ?? "");
}

interface ExpressionContext {
  readonly level: Level;
  readonly line: LogicalLine;
  readonly isSource: boolean;
  readonly locals?: readonly string[];
}

function checkExpression(text: string, { level, line, isSource, locals = [] }: ExpressionContext): SpiceFinding[] {
  const at = { source: line.source, text: line.text };
  const parsed = parseExpression(text);
  if (!parsed.ok) return [spiceFinding("MALFORMED_EXPRESSION", { subject: parsed.at.trim().slice(0, 60), ...at })];
  return [...partsOfExpression(parsed.value)].flatMap((part): SpiceFinding[] => {
    if (part.kind === "name") {
      const isKnown =
        locals.includes(part.name) || hasName(level, part.name) || isConstant(part.name) || RUN_NAMES.has(part.name);
      return isKnown ? [] : [spiceFinding("UNDEFINED_PARAMETER", { subject: part.name, ...at })];
    }
    if (part.kind !== "call" || hasFunction(level, part.name)) return [];
    const isKnown = isSource ? isFunctionOfSources(part.name) : isFunctionOfParameters(part.name);
    return isKnown ? [] : [spiceFinding("REFUSED_FUNCTION", { subject: part.name, ...at })];
  });
}

function checkElement(element: SpiceElement, level: Level): SpiceFinding[] {
  const { letter, model, line, name, nodes } = element;
  const at = { source: line.source, text: line.text };
  const context = { level, line, isSource: isBehavioral(element) };
  const findings = expressionsIn(line.text, letter === "b").flatMap((text) => checkExpression(text, context));
  if (letter === "x") {
    const definition = subcircuitOf(level, model ?? "");
    if (!definition) findings.push(spiceFinding("SUBCIRCUIT_NOT_FOUND", { subject: model ?? name, ...at }));
    else if (definition.ports.length !== nodes.length)
      findings.push(
        spiceFinding("PORT_COUNT", {
          subject: `${name}: ${nodes.length} instead of ${definition.ports.length}`,
          ...at,
        }),
      );
  } else if (model !== null && !hasModel(level, model) && !/^[{']/.test(model))
    findings.push(spiceFinding("MODEL_NOT_FOUND", { subject: model, ...at }));
  return findings;
}

function checkScope(level: Level): SpiceFinding[] {
  const { scope } = level;
  const findings: SpiceFinding[] = [];
  const seen = new Set<string>();
  for (const element of scope.elements) {
    const key = element.name.toLowerCase();
    const { source, text } = element.line;
    if (seen.has(key)) findings.push(spiceFinding("DUPLICATE_NAME", { subject: element.name, source, text }));
    seen.add(key);
    findings.push(...checkElement(element, level));
  }
  for (const { kind, name, line } of scope.models)
    if (REFUSED_MODELS.test(kind))
      findings.push(
        spiceFinding("REFUSED_MODEL", {
          subject: `${name}: ${kind}`,
          source: line.source,
          text: line.text.slice(0, 80),
        }),
      );
  for (const { line, expression } of scope.parameters)
    findings.push(...checkExpression(expression, { level, line, isSource: false }));
  for (const { line, expression, parameters } of scope.functions)
    findings.push(...checkExpression(expression, { level, line, isSource: true, locals: parameters }));
  for (const { line } of scope.models)
    for (const text of expressionsIn(line.text, false))
      findings.push(...checkExpression(text, { level, line, isSource: false }));
  return findings;
}

/** Scopes of all definitions, outer before inner; a list instead of recursion. */
function* allLevels(netlist: SpiceNetlist): Generator<Level> {
  const stepped = netlist.steps.flatMap(({ kind, name }) => (kind === "param" ? [name] : []));
  const open: Level[] = [levelOf(netlist, null, stepped)];
  for (let level = open.pop(); level; level = open.pop()) {
    yield level;
    for (const one of level.scope.subcircuits)
      open.push(
        levelOf(
          one,
          level,
          one.defaults.map(({ name }) => name),
        ),
      );
  }
}

/** Instances inside instances, down to the engine's limit; each definition once for each depth. */
function tooDeep(netlist: SpiceNetlist): SpiceFinding[] {
  let definitions = new Map<SpiceScope, Level>([[netlist, levelOf(netlist, null)]]);
  for (let depth = 0; definitions.size > 0; depth++) {
    const next = new Map<SpiceScope, Level>();
    for (const level of definitions.values())
      for (const { letter, model, line } of level.scope.elements) {
        const inner = letter === "x" ? subcircuitOf(level, model ?? "") : undefined;
        if (!inner) continue;
        if (depth >= MAX_NESTING)
          return [spiceFinding("SUBCIRCUIT_TOO_DEEP", { subject: inner.name, source: line.source, text: line.text })];
        next.set(inner, levelOf(inner, level));
      }
    definitions = next;
  }
  return [];
}

const MAX_PARAMETER_DEPTH = 32;

/** Values of the parameters of the circuit itself; a finding for each that has none. */
export function parameterValues(netlist: SpiceNetlist): {
  readonly values: ReadonlyMap<string, number>;
  readonly findings: readonly SpiceFinding[];
} {
  const functions = new Map<string, SpiceFunction>();
  for (const { name, parameters, expression } of netlist.functions) {
    const body = parseExpression(expression);
    if (body.ok) functions.set(name, { parameters, body: body.value });
  }
  const parsed = new Map<string, Expression>();
  for (const { name, expression } of netlist.parameters) {
    const found = parseExpression(expression);
    if (found.ok) parsed.set(name, found.value);
  }
  const values = new Map<string, number>();
  const findings: SpiceFinding[] = [];
  // Each round gives those whose names have values: as many rounds as the longest chain.
  for (let round = 0; round < MAX_PARAMETER_DEPTH && values.size < parsed.size; round++)
    for (const [name, expression] of parsed) {
      if (values.has(name)) continue;
      const scope = {
        valueOf: (other: string) => values.get(other),
        functionOf: (other: string) => functions.get(other),
      };
      const found = evaluate(expression, scope);
      if (found.ok) values.set(name, found.value);
    }
  for (const { name, line } of netlist.parameters) {
    const expression = parsed.get(name);
    if (values.has(name) || !expression) continue;
    const waitsForAnother = [...partsOfExpression(expression)].some(
      (part) => part.kind === "name" && parsed.has(part.name),
    );
    if (waitsForAnother)
      findings.push(spiceFinding("CIRCULAR_PARAMETER", { subject: name, source: line.source, text: line.text }));
  }
  return { values, findings };
}

/** Errors keep the netlist from being run; warnings are shown with the results. */
export function checkNetlist(netlist: SpiceNetlist): SpiceFinding[] {
  if (netlist.elements.length === 0) return [spiceFinding("EMPTY_NETLIST", { subject: netlist.title })];
  const levels = [...allLevels(netlist)];
  const findings = levels.flatMap(checkScope);
  findings.push(...tooDeep(netlist), ...parameterValues(netlist).findings);
  for (const { kind, name, line } of netlist.steps) {
    const isKnown = kind !== "source" || netlist.elements.some((one) => one.name.toLowerCase() === name);
    if (!isKnown)
      findings.push(spiceFinding("UNDEFINED_PARAMETER", { subject: name, source: line.source, text: line.text }));
  }
  if (netlist.analyses.length === 0) findings.push(spiceFinding("NO_ANALYSIS", { subject: netlist.title }));
  const hasGround = levels.some(({ scope }) => scope.elements.some(({ nodes }) => nodes.includes("0")));
  if (!hasGround) findings.push(spiceFinding("NO_GROUND", { subject: netlist.title }));
  else
    for (const { node, element } of nodesWithoutDcPath(netlist)) {
      const { source, text } = element.line;
      findings.push(spiceFinding("NO_DC_PATH", { subject: node, source, text, severity: "warning" }));
    }
  return findings.slice(0, MAX_FINDINGS);
}
