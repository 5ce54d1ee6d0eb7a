// The import report in the File menu: for those who imported the drawing.
import { expect, it, vi } from "vitest";
import type { EditorPage } from "@/components/schematic/commands/command";
import { commandOf, isAvailable } from "@/components/schematic/commands/commands";
import { newSchematic } from "@/lib/core/schematic/format/schematic-file";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";

const editor = new SchematicEditor(newSchematic("sheet_1", "Main"), { newId: () => "id", isReadOnly: true });
const pageWith = (openImportReport: EditorPage["openImportReport"]): EditorPage =>
  ({ editor, openImportReport }) as Partial<EditorPage> as EditorPage;

it("is off for drawings that were not imported", () => {
  expect(isAvailable("importReport", pageWith(null))).toBe(false);
});

it("opens it, for a drawing that cannot be changed as well", () => {
  const open = vi.fn();
  const page = pageWith(open);
  expect(isAvailable("importReport", page)).toBe(true);
  commandOf("importReport").perform(page);
  expect(open).toHaveBeenCalledOnce();
});
