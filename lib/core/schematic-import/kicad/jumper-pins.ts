// Pins that KiCad 10 connects within a part: labels of one name at them do the same here.
import type { KicadLibrarySymbol } from "@/lib/core/formats/kicad/library-symbol";
import { placePins, type PlacedPin } from "@/lib/core/schematic/model/placement";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { pointKey } from "@/lib/core/schematic/model/units";
import type { SheetContext } from "./sheet-context";
import type { StoredSymbol } from "./symbol-store";

const MAX_GROUPS = 200;

/** Sets of pins by number, those of one number among them where the symbol says so. */
function groupsOf({ jumperGroups, joinsEqualPins }: KicadLibrarySymbol, pins: readonly PlacedPin[]): PlacedPin[][] {
  const numbers = joinsEqualPins ? [...new Set(pins.map(({ pin }) => pin.number))].map((number) => [number]) : [];
  return [...jumperGroups, ...numbers]
    .slice(0, MAX_GROUPS)
    .map((group) => pins.filter(({ pin }) => group.includes(pin.number)))
    .filter((group) => new Set(group.map(({ at }) => pointKey(at))).size > 1);
}

/** Local labels, whose name has the id of the component, so that no other net of the sheet has it. */
export function addJumperLabels(
  component: SchematicComponent,
  { symbol, source }: StoredSymbol,
  { line, designator }: { readonly line: number; readonly designator: string },
  context: SheetContext,
): void {
  if (!source || (!source.joinsEqualPins && source.jumperGroups.length === 0)) return;
  const groups = groupsOf(source, placePins(symbol, component));
  for (const [index, group] of groups.entries()) {
    const text = `jumper_${component.id.slice(0, 40)}_${index + 1}`;
    for (const { at } of group)
      context.builder.add({
        ...{ kind: "net-label", id: context.newId(undefined), sheetId: context.sheetId, at, rotation: 0, text },
      });
  }
  if (groups.length > 0)
    context.changed({ construct: "components", code: "jumperPins", line, values: { designator }, at: component.at });
}
