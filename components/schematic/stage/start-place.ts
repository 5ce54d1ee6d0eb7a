// The place at which a link opens the drawing.
import type { OpenProject } from "@/components/schematic/editor-context";
import { showPlace } from "@/components/schematic/stage/show-place";
import { linkedPlace } from "@/components/sharing/place-link";

export function showStartPlace(project: Pick<OpenProject, "editor" | "viewport">, search: string): void {
  const place = linkedPlace(search);
  const instance = place && project.editor.hierarchy.instances.find(({ sheet }) => sheet.id === place.sheetId);
  if (instance) showPlace(project, place.at, instance.path);
}
