// Rules of components: designators, units, fields.
import { groupBy } from "@/lib/base/group-by";
import { isAnnotated, unitLetters } from "../../connectivity/pin-name";
import type { SheetInstance } from "../../model/instances";
import type { SchematicComponent } from "../../model/records";
import type { RuleContext, RuleGroup } from "../rule";
import type { Draft } from "../finding";

interface Placed {
  readonly component: SchematicComponent;
  readonly instance: SheetInstance;
  readonly designator: string;
}

/** Components on all placements of their sheets. */
function placed({ objects, hierarchy }: RuleContext): Placed[] {
  const bySheet = groupBy(hierarchy.instances, ({ sheet }) => sheet.id);
  return objects.flatMap((component) =>
    component.kind === "component"
      ? (bySheet.get(component.sheetId) ?? []).map((instance) => ({
          ...{ component, instance, designator: component.designators[instance.path] ?? "" },
        }))
      : [],
  );
}

const isPart = ({ designator }: Placed): boolean => !designator.startsWith("#");

const draftOn = ({ component, instance, designator }: Placed, values: Draft["values"] = {}): Draft => ({
  ...{ sheetId: component.sheetId, path: instance.path, at: component.at, recordIds: [component.id] },
  values: { designator, ...values },
});

const parts = (context: RuleContext): Placed[] => placed(context).filter(isPart);

/** Units of each component, by designator. */
const byDesignator = (context: RuleContext): Map<string, Placed[]> =>
  groupBy(
    parts(context).filter(({ designator }) => isAnnotated(designator)),
    ({ designator }) => designator,
  );

function designatorTaken(context: RuleContext): Draft[] {
  return [...byDesignator(context).values()].flatMap((units) => {
    const first = new Map<string, Placed>();
    return units.flatMap((unit) => {
      // Another symbol under the same designator is another part.
      const isOther = unit.component.symbolId !== units[0]?.component.symbolId;
      const key = isOther ? "other" : String(unit.component.unit);
      const known = isOther ? units[0] : first.get(key);
      if (!known) first.set(key, unit);
      return known ? [{ ...draftOn(unit), recordIds: [unit.component.id, known.component.id] }] : [];
    });
  });
}

function unitsOf(context: RuleContext, wants: "missing" | "unknown"): Draft[] {
  return [...byDesignator(context).values()].flatMap((units) => {
    const [first] = units;
    const count = first && context.graph.symbolOf(first.component.symbolId)?.unitCount;
    if (!first || !count) return [];
    const used = new Set(units.map(({ component }) => component.unit));
    if (wants === "unknown")
      return units.filter(({ component }) => component.unit > count).map((unit) => draftOn(unit));
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((unit) => !used.has(unit));
    return missing.length > 0 ? [draftOn(first, { units: missing.map(unitLetters).join(", ") })] : [];
  });
}

const textOf = ({ component }: Placed, field: string): string => component.fields[field]?.text.trim() ?? "";

/** Units of one part with another value or footprint. */
function unitsDiffer(context: RuleContext): Draft[] {
  return [...byDesignator(context).values()].flatMap(([first, ...others]) =>
    others.flatMap((unit) => {
      const field = ["value", "footprint"].find((name) => first && textOf(unit, name) !== textOf(first, name));
      return first && field ? [draftOn(unit, { field, value: textOf(unit, field), other: textOf(first, field) })] : [];
    }),
  );
}

const lacking = (field: string, concerns: (component: SchematicComponent) => boolean) => (context: RuleContext) =>
  parts(context)
    .filter((part) => concerns(part.component) && textOf(part, field) === "")
    .map((part) => draftOn(part));

export const componentRules = {
  "not-annotated": (context) => parts(context).flatMap((part) => (isAnnotated(part.designator) ? [] : [draftOn(part)])),
  "designator-taken": designatorTaken,
  "unit-missing": (context) => unitsOf(context, "missing"),
  "unit-unknown": (context) => unitsOf(context, "unknown"),
  "units-differ": unitsDiffer,
  "symbol-missing": (context) =>
    placed(context).flatMap((part) => (context.graph.symbolOf(part.component.symbolId) ? [] : [draftOn(part)])),
  "value-missing": lacking("value", () => true),
  "footprint-missing": lacking("footprint", ({ isOnBoard }) => isOnBoard),
  "mpn-missing": lacking("mpn", ({ isInBom, isPopulated }) => isInBom && isPopulated),
} as const satisfies RuleGroup;
