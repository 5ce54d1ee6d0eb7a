// Power ports as power symbols with their own library symbol, and supplies of one sheet as labels.
import { readDrawing } from "../../symbols/build/drawing";
import { POWER_FORMS, type PowerForm } from "../../symbols/families/power-ports";
import type { NetLabel, PowerPort, SchematicComponent } from "../../model/records";
import type { SchematicSymbol } from "../../model/symbol";
import { placePins } from "../../model/placement";

const isForm = (form: string): form is PowerForm => Object.hasOwn(POWER_FORMS, form);

/** One for each form and name. */
export function powerSymbol({ name, form, scope }: PowerPort): SchematicSymbol {
  return {
    ...{ kind: "symbol", id: `power ${form} ${scope} ${name}`, name: `power:${name}`, prefix: "#PWR" },
    ...{ description: "", keywords: [], unitCount: 1, styleCount: 1, power: scope, fields: { value: name } },
    ...{ showsPinNumbers: false, showsPinNames: false, pinNameOffset: 0 },
    graphics: readDrawing(POWER_FORMS[isForm(form) ? form : "bar"]),
    pins: [
      {
        ...{ number: "1", name, type: "power-input", at: { x: 0, y: 0 }, direction: "up", length: 0, shape: "line" },
        ...{ isHidden: true, unit: 1, style: 1, alternates: [] },
      },
    ],
  };
}

/** `designator` is a number of its own on each placement of the sheet. */
export function powerComponent(
  port: PowerPort,
  symbol: SchematicSymbol,
  designators: Readonly<Record<string, string>>,
): SchematicComponent {
  const { id, sheetId, at, rotation, mirror, name } = port;
  return {
    ...{ kind: "component", id, sheetId, at, rotation, mirror, symbolId: symbol.id, unit: 1, style: 1, designators },
    fields: { value: { text: name, isVisible: true, place: null } },
    ...{ alternates: {}, isPopulated: true, isInBom: true, isOnBoard: true, isSimulated: true },
  };
}

/** KiCad 9 has no supplies of one sheet: a label at each of their pins names the net. */
export function localSupplyLabels(component: SchematicComponent, symbol: SchematicSymbol): NetLabel[] {
  if (symbol.power !== "local") return [];
  return placePins(symbol, component).flatMap(({ pin, at }, index): NetLabel[] => {
    const text = component.fields["value"]?.text ?? pin.name;
    const id = `${component.id} label ${index}`;
    return pin.type === "power-input"
      ? [{ kind: "net-label", id, sheetId: component.sheetId, at, rotation: 0, text }]
      : [];
  });
}
