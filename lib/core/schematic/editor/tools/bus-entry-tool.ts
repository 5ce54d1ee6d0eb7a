// Bus entries: each click on a bus lays an entry; on a bus with a name also the wire stub and the label of its next member.
import type { Item } from "../../connectivity/item";
import { putObjects } from "../../edit/place";
import { layWires } from "../../edit/wires";
import type { BusEntry, NetLabel, SchematicObject, Wire } from "../../model/records";
import type { Rotation } from "../../model/graphic";
import { GRID, type Point } from "../../model/units";
import { TEXT_SIZE } from "../../paint/measures";
import { textWidth } from "../../paint/text-metrics";
import { nextMember } from "../bus-members";
import type { EditorHost } from "../editor-host";
import type { Pointer } from "../pointer";
import { snap } from "../snap";
import { NO_OVERLAY, type Tool, type ToolKey } from "../tool";

/** An entry spans 2.54 mm both ways. */
const REACH = 2 * GRID;
const MIN_STUB = 4 * GRID;

/** Directions from the bus, in the order of quarter turns. */
const DIRECTIONS = [
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
] as const;

interface Laid {
  readonly entry: BusEntry;
  /** Null on a bus without a name, and where the entry meets a wire. */
  readonly stub: Wire | null;
  readonly label: NetLabel | null;
}

export class BusEntryTool implements Tool {
  readonly #host: EditorHost;
  #turn = 0;
  #pointer: Pointer | null = null;

  constructor(host: EditorHost) {
    this.#host = host;
  }

  hover(pointer: Pointer): void {
    this.#pointer = pointer;
    const { at, bus } = this.#target(pointer);
    const { entry, stub, label } = this.#laidAt(at, bus);
    const drawn: SchematicObject[] = [entry, ...(stub ? [stub] : []), ...(label ? [label] : [])];
    this.#host.show({ ...NO_OVERLAY, drawn, snapAt: bus ? at : null, refusal: bus ? null : "needs-bus" });
  }

  click(pointer: Pointer): void {
    const { at, bus } = this.#target(pointer);
    if (bus) {
      const { entry, stub, label } = this.#laidAt(at, bus);
      const { newId } = this.#host.workspace;
      this.#host.commit("bus-entry", (edit) => {
        putObjects(edit, [{ ...entry, id: newId() }]);
        if (stub) layWires(edit, { sheetId: stub.sheetId, kind: "wire", points: [stub.from, stub.to] });
        if (label) putObjects(edit, [{ ...label, id: newId() }]);
      });
    }
    this.hover(pointer);
  }

  key(key: ToolKey): boolean {
    const turned = { rotate: (this.#turn + 1) % 4, "mirror-y": this.#turn ^ 1, "mirror-x": 3 - this.#turn }[
      key as string
    ];
    if (turned === undefined) return false;
    this.#turn = turned;
    if (this.#pointer) this.hover(this.#pointer);
    return true;
  }

  cancel(): boolean {
    this.#host.show(NO_OVERLAY);
    return false;
  }

  #target(pointer: Pointer): { at: Point; bus: Item | null } {
    const { view, grid } = this.#host;
    const { at } = snap(view, pointer, { layer: "bus", grid });
    const index = view.graph.indexOf(view.sheetId);
    const there = [...index.at(at, "bus"), ...index.passing(at, "bus")];
    return { at, bus: there.find(({ record }) => record.kind === "bus") ?? null };
  }

  #laidAt(at: Point, bus: Item | null): Laid {
    const { sheetId } = this.#host.view;
    const direction = DIRECTIONS[this.#turn] ?? DIRECTIONS[0];
    const from = { x: at.x + direction.x * REACH, y: at.y + direction.y * REACH };
    const entry: BusEntry = { kind: "bus-entry", id: "drawing-entry", sheetId, bus: at, wire: from };
    const member = bus && nextMember(this.#host.view, bus);
    if (!bus || !member) return { entry, stub: null, label: null };
    const isUpright = bus.segment?.from.y === bus.segment?.to.y;
    const label: NetLabel = {
      ...{ kind: "net-label", id: "drawing-label", sheetId, at: from, text: member },
      rotation: rotationOf(direction, isUpright),
    };
    return { entry, stub: this.#stubAt(from, direction, { isUpright, member }), label };
  }

  /** Away from the bus, as long as the label. */
  #stubAt(from: Point, direction: Point, { isUpright, member }: { isUpright: boolean; member: string }): Wire | null {
    const { view } = this.#host;
    if ([...view.graph.indexOf(view.sheetId).at(from, "wire")].length > 0) return null;
    const length = Math.max(MIN_STUB, Math.ceil((textWidth(member, TEXT_SIZE) + GRID / 2) / GRID) * GRID);
    const to = isUpright
      ? { x: from.x, y: from.y + direction.y * length }
      : { x: from.x + direction.x * length, y: from.y };
    return { kind: "wire", id: "drawing-stub", sheetId: view.sheetId, from, to };
  }
}

function rotationOf({ x, y }: Point, isUpright: boolean): Rotation {
  if (isUpright) return y < 0 ? 90 : 270;
  return x > 0 ? 0 : 180;
}
