// Objects for the placing tools: symbols, power ports, labels, no-connects, junctions, texts, pasted objects.
import { readBusName } from "../connectivity/bus-name";
import { copiesOf } from "../edit/copy";
import { countUp } from "../edit/count-up";
import { DesignatorPool } from "../edit/designators";
import type {
  ComponentField,
  NetLabel,
  Port,
  PowerPort,
  SchematicObject,
  SchematicRecord,
  SheetLabel,
} from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { isFree, pinAt } from "./hit";
import type { Snap } from "./snap";
import type { Refusal, ToolHost } from "./tool";
import type { Stock } from "./tools/place-tool";

const ORIGIN = { x: 0, y: 0 };
const NO_NEEDS: readonly SchematicRecord[] = [];

/** What the sheet is placed by: components get a designator for each placement. */
export interface StockHost extends ToolHost {
  readonly paths: readonly string[];
}

export interface PlacedSymbol {
  readonly symbol: SchematicSymbol;
  /** In place of the symbol's own, for example the MPN of a catalog part. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Fields that stand beside the symbol; others only in the properties. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set(["value"]);

const fieldOf = (name: string, text: string): ComponentField => ({
  text,
  isVisible: SHOWN_FIELDS.has(name),
  place: null,
});

/** Units of one symbol follow each other: A and B of one amplifier share their designator. */
export function symbolStock(host: StockHost, { symbol, fields = {} }: PlacedSymbol): Stock {
  let unit = 1;
  let designators: Record<string, string> = {};
  const texts = { ...symbol.fields, ...fields };
  return {
    name: "place",
    next() {
      if (unit === 1) designators = newDesignators(host, symbol.prefix);
      const { sheetId } = host.view;
      return [
        {
          ...{ kind: "component", id: host.workspace.newId(), sheetId, at: ORIGIN, rotation: 0, mirror: "none" },
          ...{ symbolId: symbol.id, unit, style: 1, designators, alternates: {} },
          fields: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fieldOf(name, text)])),
          ...{ isPopulated: true, isInBom: !symbol.prefix.startsWith("#"), isOnBoard: true, isSimulated: true },
        },
      ];
    },
    needs: () => [symbol],
    placed: () => void (unit = (unit % symbol.unitCount) + 1),
  };
}

function newDesignators({ workspace, paths }: StockHost, prefix: string): Record<string, string> {
  const pool = new DesignatorPool(workspace.store.values());
  return Object.fromEntries(paths.map((path) => [path, pool.next(prefix)]));
}

type PowerChoice = Pick<PowerPort, "name" | "form" | "scope">;

export const powerStock = (host: ToolHost, choice: () => PowerChoice): Stock => ({
  name: "power",
  next: () => [
    {
      ...{ kind: "power-port", id: host.workspace.newId(), sheetId: host.view.sheetId },
      ...{ at: ORIGIN, rotation: 0, mirror: "none" },
      ...choice(),
    },
  ],
  needs: () => NO_NEEDS,
});

interface LabelChoice {
  readonly kind: "net-label" | "port" | "sheet-label";
  readonly text: string;
  readonly direction: Port["direction"];
}

/** The text counts up after each click. A label belongs on a wire or a pin. */
export const labelStock = (host: ToolHost, choice: () => LabelChoice, counted: (text: string) => void): Stock => ({
  name: "label",
  next() {
    const { kind, text, direction } = choice();
    const base = { id: host.workspace.newId(), sheetId: host.view.sheetId, at: ORIGIN, rotation: 0, text } as const;
    const label: NetLabel | Port | SheetLabel = kind === "net-label" ? { kind, ...base } : { kind, ...base, direction };
    return text === "" ? null : [label];
  },
  needs: () => NO_NEEDS,
  refuses: ({ item }) => (item ? null : "label-needs-wire"),
  layer: () => (readBusName(choice().text, host.workspace.graph.aliases) ? "bus" : "wire"),
  placed: () => counted(countUp(choice().text)),
});

export const noConnectStock = (host: ToolHost): Stock => ({
  name: "no-connect",
  next: () => [{ kind: "no-connect", id: host.workspace.newId(), sheetId: host.view.sheetId, at: ORIGIN }],
  needs: () => NO_NEEDS,
  refuses: (target) => refuseNoConnect(host, target),
});

function refuseNoConnect({ view }: ToolHost, { at }: Snap): Refusal | null {
  const pin = pinAt(view, { at, reach: 0, isShift: false, isCtrl: false, isAlt: false });
  if (!pin) return "needs-pin";
  return isFree(view, pin) ? null : "pin-is-connected";
}

/** Only where two wires cross: other joints are made by the wires themselves. */
export const junctionStock = (host: ToolHost): Stock => ({
  name: "junction",
  next: () => [{ kind: "junction", id: host.workspace.newId(), sheetId: host.view.sheetId, at: ORIGIN }],
  needs: () => NO_NEEDS,
  refuses: ({ at }) =>
    [...host.view.graph.indexOf(host.view.sheetId).passing(at, "wire")].length < 2 ? "needs-crossing" : null,
});

export interface Pasted {
  readonly objects: readonly SchematicObject[];
  readonly symbols: readonly SchematicSymbol[];
}

/** The copies are placed once. */
export function pasteStock(
  host: StockHost,
  { objects, symbols }: Pasted,
  done: (ids: readonly string[]) => void,
): Stock {
  let isLeft = true;
  return {
    name: "paste",
    next() {
      if (!isLeft) return null;
      isLeft = false;
      const { sheetId } = host.view;
      const pool = new DesignatorPool(host.workspace.store.values());
      return copiesOf(objects, { sheetId, paths: host.paths, newId: host.workspace.newId, pool });
    },
    needs: () => symbols,
    placed: (placed) => done(placed.map(({ id }) => id)),
  };
}
