// A sheet that places the sheets of a design, or those of a module.
import { GRID } from "@/lib/core/schematic/model/units";
import type { CircuitContext } from "./context";
import { netText } from "./names";
import type { PlannedSheet } from "./plan";

/** A net of a module that several sheets, or a port, share. */
export interface CrossingNet {
  readonly sheet: PlannedSheet;
  readonly net: string;
  readonly isPort: boolean;
}

const [WIDTH, HEIGHT] = [2_970_000, 2_100_000];
const COLUMNS = 4;
const BOX_WIDTH = 40 * GRID;
const PITCH = 2 * GRID;
const LEFT = 10 * GRID;
const COLUMN = 56 * GRID;
const GAP = 8 * GRID;

export function drawOverview(context: CircuitContext, crossing: readonly CrossingNet[], name: string): void {
  const { planned, records } = context;
  let [top, lowest] = [LEFT, LEFT];
  for (const [index, sheet] of planned.sheets.entries()) {
    const column = index % COLUMNS;
    if (column === 0) top = lowest + (index === 0 ? 0 : GAP);
    const nets = crossing.filter((net) => net.sheet === sheet);
    const from = { x: LEFT + column * COLUMN, y: top };
    const to = { x: from.x + BOX_WIDTH, y: top + Math.max(16 * GRID, (nets.length + 1) * PITCH) };
    lowest = Math.max(column === 0 ? 0 : lowest, to.y);
    const common = { id: sheet.symbolId, sheetId: planned.rootId, targetId: sheet.id, name: sheet.name };
    records.add({ kind: "sheet-symbol", ...common, from, to });
    for (const [at, { net, isPort }] of nets.entries()) {
      const point = { x: to.x, y: from.y + (at + 1) * PITCH };
      const label = { sheetId: planned.rootId, at: point, text: netText(net) };
      records.add({
        ...{ kind: "sheet-entry", id: records.newId(), ...label, sheetSymbolId: sheet.symbolId, side: "right" },
        direction: "passive",
      });
      records.add({ kind: "net-label", id: records.newId(), ...label, rotation: 0 });
      if (isPort)
        records.add({ kind: "sheet-label", id: records.newId(), ...label, rotation: 0, direction: "passive" });
    }
  }
  records.add({
    ...{ kind: "sheet", id: planned.rootId, name: name.slice(0, 200), titleBlock: { title: name.slice(0, 1_000) } },
    width: WIDTH,
    height: Math.min(2 ** 25 - 1, Math.max(HEIGHT, lowest + 20 * GRID)),
  });
}
