// Fields of symbols, sheets and labels of a KiCad schematic.
import { atoms, hasFlag, listsIn, type SList } from "@/lib/base/s-expression";
import { findPlacement, type KicadPlacement } from "@/lib/core/formats/kicad/fields";
import { findEffects, type KicadTextEffects } from "@/lib/core/formats/kicad/text";

export type KicadProperty = {
  line: number;
  name: string;
  text: string;
  at: KicadPlacement | undefined;
  effects: KicadTextEffects;
  /** With the properties' names before their texts. */
  showsName: boolean;
  isHidden: boolean;
};

/** (property "Value" "10k" (at x y angle) (effects …)); `hide` is an atom, a list, or one of the effects by version. */
export function parseProperty(record: SList): KicadProperty {
  // Since version 9 "private" may stand before the name.
  const all = atoms(record);
  const [name = "", text = ""] = all[0] === "private" ? all.slice(1) : all;
  const effects = findEffects(record);
  return {
    line: record.line,
    name,
    text,
    at: findPlacement(record),
    effects,
    showsName: hasFlag(record, "show_name", 3),
    isHidden: effects.isHidden || hasFlag(record, "hide", 3),
  };
}

export const findProperties = (record: SList): KicadProperty[] => listsIn(record, "property").map(parseProperty);
