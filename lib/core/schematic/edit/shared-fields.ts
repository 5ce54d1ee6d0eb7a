// Fields of several components at once: what they have in common, and one change for all of them.
import { compareNaturally } from "@/lib/base/natural-order";
import type { ComponentField, SchematicComponent } from "../model/records";
import { designatorsOf, readPattern } from "./designator-pattern";
import { applyTypedText } from "./typed-number";

export interface SharedField {
  readonly name: string;
  /** Different values with their counts, the most frequent first. */
  readonly values: readonly (readonly [value: string, count: number])[];
  /** How many of the components have the field. */
  readonly count: number;
}

/** Shown for every component, whether it has them or not. */
export const FIRST_FIELDS = ["value", "footprint", "mpn"] as const;

function countValues(values: Iterable<string>): SharedField["values"] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

export function sharedFields(components: readonly SchematicComponent[]): SharedField[] {
  const own = components.flatMap(({ fields }) => Object.keys(fields)).filter((name) => name !== "designator");
  return [...new Set([...FIRST_FIELDS, ...own])].map((name) => {
    const having = components.filter(({ fields }) => fields[name] !== undefined);
    const isFirst = FIRST_FIELDS.some((first) => first === name);
    const counted = isFirst ? components : having;
    const values = countValues(counted.map(({ fields }) => fields[name]?.text ?? ""));
    return { name, values, count: isFirst ? components.length : having.length };
  });
}

/** Sets a field, or changes the number in it: "*2" doubles the value of each component. */
export function withTypedField(component: SchematicComponent, name: string, typed: string): SchematicComponent {
  const before: ComponentField = component.fields[name] ?? { text: "", isVisible: name === "value", place: null };
  return {
    ...component,
    fields: { ...component.fields, [name]: { ...before, text: applyTypedText(before.text, typed.trim()) } },
  };
}

/**
 * Designators that a pattern gives to components of one placement, in the order of their present ones; units of a part
 * share theirs. Null for a text that is no pattern, or that would give one designator to several parts.
 */
export function patternDesignators(
  components: readonly SchematicComponent[],
  path: string,
  typed: string,
): ReadonlyMap<string, string> | null {
  const designatorOf = ({ designators }: SchematicComponent): string => designators[path] ?? "";
  const isNumbered = (component: SchematicComponent): boolean => /\d$/.test(designatorOf(component));
  // Those without a number come last.
  const sorted = components.toSorted(
    (a, b) => Number(isNumbered(b)) - Number(isNumbered(a)) || compareNaturally(designatorOf(a), designatorOf(b)),
  );
  const keyOf = (component: SchematicComponent): string =>
    isNumbered(component) ? `${component.symbolId} ${designatorOf(component)}` : component.id;
  const parts = [...new Set(sorted.map(keyOf))];
  const pattern = readPattern(typed);
  if (!pattern || (parts.length > 1 && !pattern.counts)) return null;
  const given = designatorsOf(pattern, parts.length);
  return new Map(
    sorted.flatMap((component) => {
      const designator = given[parts.indexOf(keyOf(component))];
      return designator === undefined ? [] : [[component.id, designator] as const];
    }),
  );
}

/** The first and the last of them, or all where there are three at most. */
export function shortList(designators: Iterable<string>): string {
  const all = [...new Set(designators)];
  return all.length <= 3 ? all.join(", ") : `${all[0]}, ${all[1]} … ${all.at(-1)}`;
}
