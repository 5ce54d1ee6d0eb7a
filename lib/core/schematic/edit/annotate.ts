// Numbers for components by their place: planned first, so that they can be shown, then given.
import type { SheetInstance } from "../model/instances";
import type { SchematicComponent, SchematicRecord } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { DesignatorPool, splitDesignator } from "./designators";
import type { Edit } from "./edit";

export const ANNOTATION_ORDERS = ["columns", "rows"] as const;

export interface AnnotationOptions {
  /** From the left in columns and down within them, or from the top in rows. Sheets follow each other. */
  readonly order: (typeof ANNOTATION_ORDERS)[number];
  /** Components that have a number keep it. */
  readonly keepsExisting: boolean;
  readonly start: number;
  /** The second sheet begins at 200 and its start number, and so on. */
  readonly countsBySheet: boolean;
}

export const USUAL_ANNOTATION: AnnotationOptions = {
  ...{ order: "columns", keepsExisting: true, start: 1, countsBySheet: false },
};

/** A component on one placement of its sheet, with its designator before and after. */
export interface Renumbering {
  readonly id: string;
  readonly path: string;
  /** Empty where it has none. */
  readonly before: string;
  readonly after: string;
}

export interface AnnotatedDocument {
  readonly records: Iterable<SchematicRecord>;
  readonly instances: readonly SheetInstance[];
  readonly symbolOf: (id: string) => SchematicSymbol | undefined;
}

const isNumbered = (designator: string): boolean => splitDesignator(designator).number !== null;

const COMPARE: Record<AnnotationOptions["order"], (a: SchematicComponent, b: SchematicComponent) => number> = {
  columns: (a, b) => a.at.x - b.at.x || a.at.y - b.at.y,
  rows: (a, b) => a.at.y - b.at.y || a.at.x - b.at.x,
};

const SHEET_STEP = 100;

/** What annotating would change. Locked components keep the number that they have. */
export function planAnnotation(of: AnnotatedDocument, options: AnnotationOptions): Renumbering[] {
  const components = [...of.records].filter((record): record is SchematicComponent => record.kind === "component");
  const keeps = ({ isLocked = false }: SchematicComponent, old: string): boolean =>
    (options.keepsExisting || isLocked) && isNumbered(old);
  const pool = new DesignatorPool(options.keepsExisting ? components : components.filter(({ isLocked }) => isLocked));
  return of.instances.flatMap(({ path, sheet }, at) => {
    const from = options.countsBySheet ? (at + 1) * SHEET_STEP + options.start : options.start;
    const shared = new Map<string, string>();
    return components
      .filter(({ sheetId }) => sheetId === sheet.id)
      .toSorted(COMPARE[options.order])
      .flatMap((component): Renumbering[] => {
        const before = component.designators[path] ?? "";
        if (keeps(component, before)) return [];
        const prefix = of.symbolOf(component.symbolId)?.prefix ?? splitDesignator(before || "U").prefix;
        // Units of one part stay together.
        const key = isNumbered(before) ? `${component.symbolId} ${before}` : component.id;
        const after = shared.get(key) ?? pool.next(prefix, from);
        shared.set(key, after);
        return before === after ? [] : [{ id: component.id, path, before, after }];
      });
  });
}

export function renumber(edit: Edit, plan: readonly Renumbering[]): void {
  for (const { id, path, after } of plan) {
    const record = edit.get(id);
    if (record?.kind === "component") edit.put({ ...record, designators: { ...record.designators, [path]: after } });
  }
}
