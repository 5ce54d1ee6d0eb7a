// Pointer input of the stage as input of the editor: pixels become units of the sheet.
import type { PointerInput, PointerTool } from "@/components/stage/pointer-tool";
import type { ViewportController } from "@/components/stage/viewport-controller";
import type { Vec2 } from "@/lib/base/vec2";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import { type Point, UNITS_PER_MM } from "@/lib/core/schematic/model/units";

/** The camera is in millimeters with y up; sheets have y down. */
export const toSheet = ([x, y]: Vec2): Point => ({
  x: Math.round(x * UNITS_PER_MM) + 0,
  y: Math.round(-y * UNITS_PER_MM) + 0,
});

export const toWorld = ({ x, y }: Point): Vec2 => [x / UNITS_PER_MM, -y / UNITS_PER_MM];

/** A mouse snaps within 8 px. */
const SNAP_FACTOR = 2;

export function pointerAt(viewport: ViewportController, at: Vec2, { reachPx, ...keys }: PointerInput): Pointer {
  const reach = Math.round((SNAP_FACTOR * reachPx * UNITS_PER_MM) / viewport.camera().pxPerMm);
  return { at: toSheet(viewport.screenToWorld(at)), reach, ...keys };
}

interface StageToolOptions {
  readonly editor: SchematicEditor;
  readonly viewport: ViewportController;
  readonly onMenu: (at: Vec2, pointer: Pointer) => void;
  readonly onEdit: () => void;
  /** Fingers pan while nothing is placed or drawn; with a tool in hand a finger aims, and acts where it is lifted. */
  readonly isTouch: () => boolean;
}

export function createStageTool({ editor, viewport, onMenu, onEdit, isTouch }: StageToolOptions): PointerTool {
  let isAiming = false;
  const pointerOf = (at: Vec2, input: PointerInput): Pointer => pointerAt(viewport, at, input);
  return {
    takesDrags: false,
    startDrag(at, input) {
      isAiming = isTouch() && editor.state.tool !== "select";
      return isAiming || (!isTouch() && editor.startDrag(pointerOf(at, input)));
    },
    tap: (at, input) => editor.click(pointerOf(at, input)),
    doubleTap(at, input) {
      editor.doubleClick(pointerOf(at, input));
      const [object] = editor.selected();
      if (editor.state.editing) return;
      const isPlain = object && object.kind !== "wire" && object.kind !== "bus" && object.kind !== "sheet-symbol";
      if (editor.state.tool === "select" && editor.selection.size === 1 && isPlain) onEdit();
    },
    menu: (at, input) => onMenu(at, pointerOf(at, input)),
    hover: (at, input) => editor.hover(pointerOf(at, input)),
    drag: (_, to, input) => (isAiming ? editor.hover(pointerOf(to, input)) : editor.drag(pointerOf(to, input))),
    onDragEnd: (at, input) => (isAiming ? editor.click(pointerOf(at, input)) : editor.endDrag(pointerOf(at, input))),
    onLeave: () => editor.leave(),
  };
}
