// Nodes without a path for direct current to ground: the engine finds some voltage for them, which means nothing.
import type { SpiceElement, SpiceNetlist } from "./netlist";

/** Pairs of places among an element's nodes that carry direct current; others, such as capacitors and gates, do not. */
function conductingNodes({ letter, nodes, value }: SpiceElement): readonly string[][] {
  const [first = "", second = "", third = "", fourth = ""] = nodes;
  switch (letter) {
    case "c":
    case "i":
    case "g":
    case "f":
    case "k":
      return [];
    case "b":
      return /\bi\s*=/i.test(value) ? [] : [[first, second]];
    case "m":
      return [[first, third, ...nodes.slice(3)]];
    case "e":
    case "h":
    case "s":
    case "w":
      return [[first, second]];
    case "t":
    case "o":
      return [
        [first, second],
        [third, fourth],
      ];
    default:
      return [[...nodes]];
  }
}

export interface UnreferencedNode {
  readonly node: string;
  /** One that is connected with it. */
  readonly element: SpiceElement;
}

/**
 * Subcircuits count as a path between all their ports, and as one to ground: what they contain is not looked at, so
 * nothing is reported that may be in order.
 */
export function nodesWithoutDcPath({ elements }: SpiceNetlist): UnreferencedNode[] {
  const parents = new Map<string, string>();
  const root = (node: string): string => {
    let at = node;
    for (let up = parents.get(at); up !== undefined && up !== at; up = parents.get(at)) {
      const above = parents.get(up) ?? up;
      parents.set(at, above);
      at = up;
    }
    return at;
  };
  const firstElement = new Map<string, SpiceElement>();
  for (const element of elements) {
    for (const node of element.nodes) if (!firstElement.has(node)) firstElement.set(node, element);
    const groups = element.letter === "x" ? [["0", ...element.nodes]] : conductingNodes(element);
    for (const [first, ...others] of groups) for (const other of others) parents.set(root(other), root(first ?? "0"));
  }
  const ground = root("0");
  const found = [...firstElement].filter(([node]) => node !== "0" && root(node) !== ground);
  return found.map(([node, element]) => ({ node, element }));
}
