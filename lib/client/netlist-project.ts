// A netlist as a project of its own.
import { createNamed, discardProject, putFirstDocument } from "@/lib/client/project-import";
import { newKey } from "@/lib/client/intent";
import { PROJECT_TYPES, type ProjectRow } from "@/lib/contracts/project";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { netlistDocument, storableText } from "@/lib/core/schematic/format/netlist-document";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";

/**
 * Creates a simulation with the text; the name gets a number where it is taken. If the text is refused, no empty project
 * stays behind. Rejects with `ApiError`.
 */
export async function createNetlistProject(text: string, name: string): Promise<ProjectRow> {
  const project = await createNamed(name, PROJECT_TYPES.simulation);
  try {
    const document = netlistDocument(newKey(), { name, text: storableText(text) });
    await putFirstDocument(project.projectId, schematicFile.parse(writeSchematic(document)));
  } catch (error) {
    await discardProject(project.projectId);
    throw error;
  }
  return project;
}
