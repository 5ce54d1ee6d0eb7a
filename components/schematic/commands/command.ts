// Interface of a command, and the parts of the screen that it may use.
import type { ScreenPart } from "@/components/schematic/dialogs/screen-parts";
import type { ToolIconName } from "@/components/schematic/tool-icon";
import type { Notices } from "@/components/schematic/use-notices";
import type { ViewportController } from "@/components/stage/viewport-controller";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Point } from "@/lib/core/schematic/model/units";

/** Parts of the screen that a command may use. */
export interface EditorPage {
  readonly editor: SchematicEditor;
  readonly viewport: ViewportController;
  focusLibrary(): void;
  focusProperties(field?: "designator" | "value" | "footprint"): void;
  /** Opens a dialog or a panel by its name. */
  open(part: ScreenPart): void;
  togglePanel(side: "left" | "right" | "both"): void;
  showNets(): void;
  /** Begins a comment at the pointer. */
  comment(): void;
  stepFinding(by: 1 | -1): void;
  /** Shows or hides voltages, currents and powers on the sheet. */
  toggleOperatingPoint(): void;
  copy(isCut: boolean): void;
  paste(): void;
  /** Pasted pictures are inserted where the text is nothing that the sheet takes. */
  pasteText(text: string | null, pictures?: readonly File[]): void;
  /** Lets a picture be chosen. */
  insertImage(): void;
  /** At the pointer where no point is given. */
  insertImages(files: readonly File[], at?: Point): void;
  fit(): void;
  export(format: ExportFormat): void;
  quoteBom(): void;
  /** Null where the project was not imported, or is another person's. */
  readonly openImportReport: (() => void) | null;
  moveCursor(x: number, y: number): void;
  pressCursor(): void;
  readonly notices: Notices;
}

export const EXPORT_FORMATS = ["pdf", "svg", "png", "kicad", "netlist", "spice", "bom", "bomXlsx", "file"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const COMMAND_GROUPS = ["file", "edit", "view", "place", "inspect", "tools"] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface Command {
  readonly group: CommandGroup;
  /** KiCad's, where it has the command. */
  readonly keys: readonly string[];
  readonly easyEda?: readonly string[];
  readonly icon?: ToolIconName;
  /** A line stands above it in menus. */
  readonly opensSection?: boolean;
  /** Changes the drawing: unavailable for viewers. */
  readonly isEdit?: boolean;
  /** Keys that other parts of the page use too: only while the sheet has the focus. */
  readonly isOnSheet?: boolean;
  readonly isAvailable?: (page: EditorPage) => boolean;
  readonly perform: (page: EditorPage) => void;
}

export const hasSelection = ({ editor }: EditorPage): boolean => editor.selection.size > 0;
export const hasSeveral = ({ editor }: EditorPage): boolean => editor.selection.size > 1;
