"use client";
// The text of an object typed on the sheet, where it will stand.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useEditor, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import { cornerOf, nextCell } from "@/lib/core/schematic/edit/tables";
import { type TextEdit, textOf } from "@/lib/core/schematic/editor/object-text";
import { type Point, toMm } from "@/lib/core/schematic/model/units";
import { TEXT_SIZE } from "@/lib/core/schematic/paint/measures";
import styles from "./sheet-stage.module.css";

export function TextInPlace() {
  const editing = useEditorState((state) => state.editing);
  if (!editing) return null;
  const { object, cell } = editing;
  return <TypedText key={`${object.id} ${cell?.row ?? ""} ${cell?.column ?? ""}`} editing={editing} />;
}

/** Left edge and middle of the first line. */
function placeOf({ object, cell }: TextEdit): Point {
  if (object.kind === "table" && cell) {
    const corner = cornerOf(object, cell);
    return { x: corner.x, y: corner.y + (object.rowHeights[cell.row] ?? 0) / 2 };
  }
  if (object.kind === "sheet-symbol") return { x: object.from.x, y: object.from.y - TEXT_SIZE };
  return "at" in object ? object.at : { x: 0, y: 0 };
}

function sizeOf({ object }: TextEdit): number {
  if (object.kind === "text" || object.kind === "spice-directive") return object.style.size;
  return ("size" in object ? object.size : undefined) ?? TEXT_SIZE;
}

/** Smaller letters could not be read while they are typed. */
const MIN_PX = 12;

function TypedText({ editing }: { editing: TextEdit }) {
  const t = useTranslations("schematic.stage");
  const editor = useEditor();
  const { viewport } = useOpenProject();
  const text = textOf(editing.object, editing.cell);
  const [typed, setTyped] = useState(text?.value ?? "");
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const follow = () => {
      const element = field.current;
      if (!element) return;
      const px = Math.max(MIN_PX, toMm(sizeOf(editing)) * viewport.camera().pxPerMm);
      const [x, y] = viewport.worldToScreen(toWorld(placeOf(editing)));
      element.style.fontSize = `${px.toFixed(1)}px`;
      element.style.translate = `${Math.round(x)}px ${Math.round(y - px)}px`;
    };
    follow();
    return viewport.watch(follow);
  }, [editing, viewport]);

  useEffect(() => field.current?.select(), []);

  function stepCell(by: 1 | -1): void {
    const { object, cell } = editing;
    editor.endEditing(typed);
    const table = editor.workspace.store.get(object.id);
    const next = table?.kind === "table" && cell ? nextCell(table, cell, by) : null;
    if (table?.kind === "table" && next) editor.editText({ object: table, isNew: false, cell: next });
    else focusStage();
  }
  function press(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Tab" && editing.cell) stepCell(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") leave(null);
    else if (event.key === "Enter" && !(event.shiftKey && text?.isLong)) leave(typed);
    else return;
    event.preventDefault();
  }
  function leave(value: string | null): void {
    editor.endEditing(value);
    focusStage();
  }
  const lines = typed.split("\n");
  return (
    <textarea
      ref={field}
      className={styles.typing}
      aria-label={t("typing")}
      rows={lines.length}
      cols={Math.max(8, ...lines.map(({ length }) => length + 2))}
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={press}
      onBlur={() => editor.endEditing(typed)}
      // The sheet below would take the pointer.
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
