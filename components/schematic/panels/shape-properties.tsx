"use client";
// Line and fill of a drawn shape.
import { LineFields } from "@/components/schematic/bar/line-fields";
import { useEditor } from "@/components/schematic/editor-context";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import type { Drawing } from "@/lib/core/schematic/model/records";

const OPEN_SHAPES: ReadonlySet<string> = new Set(["line", "polyline", "arc", "bezier"]);

export function ShapeProperties({ drawing }: { drawing: Drawing }) {
  const editor = useEditor();
  const { graphic } = drawing;
  return (
    <LineFields
      stroke={graphic.stroke}
      fill={OPEN_SHAPES.has(graphic.shape) ? null : graphic.fill}
      isReadOnly={editor.isReadOnly || drawing.isLocked === true}
      onChange={(change) =>
        changeRecords(editor, [drawing], (record) => ({ ...record, graphic: { ...record.graphic, ...change } }))
      }
    />
  );
}
