// Warnings about files that could be read nevertheless.

export type WarningCode =
  | "UNEXPECTED_END"
  | "FORMAT_MISSING"
  | "UNIT_MISSING"
  | "UNKNOWN_COMMAND"
  | "COMMAND_WITHDRAWN"
  | "MISPLACED_COMMAND"
  | "OPERATION_MISSING"
  | "BAD_NUMBER"
  | "BAD_PARAMETER"
  | "BAD_MACRO"
  | "MACRO_MISSING"
  | "MACRO_DIVISION_BY_ZERO"
  | "BAD_APERTURE"
  | "APERTURE_MISSING"
  | "STROKE_APERTURE"
  | "ARC_RADIUS"
  | "ARC_MODE_MISSING"
  | "REGION_OPEN"
  | "COORDINATE_OUT_OF_RANGE"
  | "TOO_MANY_OBJECTS"
  | "TOO_MANY_REPEATS"
  | "TOO_DEEP"
  | "TOO_MANY_ATTRIBUTES"
  | "NEGATIVE_IMAGE"
  | "DRILL_UNIT_MISSING"
  | "DRILL_FORMAT_GUESSED"
  | "DRILL_FORMAT_CONTRADICTED"
  | "DRILL_FORMAT_OPEN"
  | "DRILL_OUTSIDE_COPPER"
  | "DRILL_TOOL_MISSING"
  | "DRILL_TOOL_SIZE"
  | "DRILL_CYCLE_UNREAD"
  | "DRILL_DUPLICATED"
  | "DRILL_MISSING"
  | "OUTLINE_MISSING"
  | "OUTLINE_OPEN"
  | "OUTLINE_HEALED"
  | "OUTLINE_FRAME_IGNORED"
  | "OUTLINE_FRAME_NEAR"
  | "OUTLINE_SHAPES_EMPTY"
  | "PANEL_RAILS"
  | "OUTLINE_FROM_COPPER"
  | "OUTLINE_FROM_LAYER"
  | "OUTLINE_MUCH_LARGER"
  | "COPPER_BEYOND_OUTLINE"
  | "DRILL_BEYOND_OUTLINE"
  | "SHEET_FRAME_IN_LAYERS"
  | "BOARD_ARRAY_NOT_READ"
  | "COPPER_MISSING"
  | "TOP_COPPER_MISSING"
  | "BOTTOM_COPPER_MISSING"
  | "INNER_COPPER_MISSING"
  | "DRILL_LAYERS_MISSING"
  | "MASK_MISSING"
  | "SEVERAL_BOARDS"
  | "SEVERAL_SETS"
  | "LAYER_DUPLICATED"
  | "LAYER_OUTSIDE_BOARD"
  | "NETLIST_ELSEWHERE"
  | "NETLIST_OFF_COPPER"
  | "NETLIST_NETS_JOINED"
  | "NETLIST_NET_BROKEN"
  | "FILES_UNUSED"
  | "FILE_UNREADABLE"
  | "FILE_EMPTY"
  | "POUR_UNFILLED"
  | "POUR_NOT_STORED"
  | "PLANE_NOT_DRAWN"
  | "TEXT_IN_PLAIN_LETTERS"
  | "SEVERAL_NATIVE_BOARDS"
  | "RECORD_UNKNOWN";

/**
 * `file` is the name in the archive, `line` counts from 1; `places` are the first of the `count` positions on the
 * board.
 */
export type Warning = {
  code: WarningCode;
  file?: string;
  line?: number;
  /** The name of the record that was skipped. */
  what?: string;
  places?: { xMm: number; yMm: number }[];
  count?: number;
};

const MAX_NAMES = 20;

/**
 * Collects one warning per code and file with the first line it occurred on, so a broken file cannot flood the list.
 */
export class WarningList {
  readonly items: Warning[] = [];
  readonly #seen = new Set<WarningCode>();
  readonly #names = new Set<string>();

  add(code: WarningCode, line?: number): void {
    if (this.#seen.has(code)) return;
    this.#seen.add(code);
    this.items.push(line === undefined ? { code } : { code, line });
  }

  /** One warning per name, for the first few names. */
  addNamed(code: WarningCode, what: string, line: number): void {
    if (this.#names.size >= MAX_NAMES || this.#names.has(what)) return;
    this.#names.add(what);
    this.items.push({ code, what, line });
  }
}
