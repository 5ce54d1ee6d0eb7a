// Texts and simulation directives: a click begins to type on the sheet.
import { mapObject, rotateAbout } from "../../edit/turn";
import type { TextNote } from "../../model/records";
import type { Point } from "../../model/units";
import type { EditorHost } from "../editor-host";
import { type Pointer, toGrid } from "../pointer";
import { NO_OVERLAY, type Tool, type ToolKey } from "../tool";

const STYLE: TextNote["style"] = {
  ...{ size: 15_240, isBold: false, isItalic: false },
  ...{ horizontal: "start", vertical: "middle" },
};

export class TextTool implements Tool {
  readonly #host: EditorHost;
  readonly #kind: TextNote["kind"];
  #rotation: TextNote["rotation"] = 0;

  constructor(host: EditorHost, kind: TextNote["kind"]) {
    this.#host = host;
    this.#kind = kind;
  }

  hover(pointer: Pointer): void {
    this.#host.show({ ...NO_OVERLAY, snapAt: this.#placeOf(pointer) });
  }

  click(pointer: Pointer): void {
    const { workspace, view } = this.#host;
    const object: TextNote = {
      ...{ kind: this.#kind, id: workspace.newId(), sheetId: view.sheetId },
      ...{ at: this.#placeOf(pointer), text: "", rotation: this.#rotation, style: STYLE },
    };
    this.#host.editText({ object, isNew: true, cell: null });
  }

  key(key: ToolKey): boolean {
    if (key !== "rotate") return false;
    const turned = mapObject(this.#sample(), rotateAbout({ x: 0, y: 0 }));
    this.#rotation = turned.rotation;
    return true;
  }

  cancel(): boolean {
    this.#host.show(NO_OVERLAY);
    return false;
  }

  #sample(): TextNote {
    const at = { x: 0, y: 0 };
    return { kind: this.#kind, id: "", sheetId: "", at, text: "", rotation: this.#rotation, style: STYLE };
  }

  #placeOf({ at, isAlt }: Pointer): Point {
    return isAlt ? at : toGrid(at, this.#host.grid);
  }
}
