// Import of a schematic in the product's own format as a new project.

import { call } from "@/lib/client/transport/call";
import { ApiError } from "@/lib/client/transport/api-error";
import {
  createProject,
  deleteProject,
  PROJECT_TYPES,
  type ProjectRow,
  purgeProjects,
  putDocument,
} from "@/lib/contracts/project";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { FORMAT, FORMAT_VERSION } from "@/lib/core/schematic/format/schematic-file";

export type SchematicFault =
  | { kind: "notJson" }
  /** JSON of something else. */
  | { kind: "otherFormat" }
  | { kind: "otherVersion"; version: string }
  /** Place of the first fault: "objects[12].at.x". */
  | { kind: "invalid"; path: string }
  /** An object refers to something that is not in the file. */
  | { kind: "notWhole" };

export type SchematicReading = { content: SchematicContent } | { fault: SchematicFault };

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) as unknown };
  } catch {
    return null;
  }
}

/** Reads the text of a file; the schema is loaded with the first one. */
export async function readSchematicText(text: string): Promise<SchematicReading> {
  const parsed = parseJson(text);
  if (!parsed) return { fault: { kind: "notJson" } };
  const { format, formatVersion } = (parsed.value ?? {}) as { format?: unknown; formatVersion?: unknown };
  if (format !== FORMAT) return { fault: { kind: "otherFormat" } };
  if (typeof formatVersion === "number" && formatVersion !== FORMAT_VERSION)
    return { fault: { kind: "otherVersion", version: String(formatVersion) } };
  const { schematicFile } = await import("@/lib/contracts/schematic-file");
  const read = schematicFile.safeParse(parsed.value);
  if (read.success) return { content: read.data };
  const path = pathText(read.error.issues[0]?.path ?? []);
  return { fault: path === "" ? { kind: "notWhole" } : { kind: "invalid", path } };
}

const MAX_NAMES = 50;

/** With the first free number if the name is taken: "Amplifier 2". */
export async function createNamed(
  name: string,
  projectType: typeof PROJECT_TYPES.schematic | typeof PROJECT_TYPES.simulation = PROJECT_TYPES.schematic,
): Promise<ProjectRow> {
  for (let number = 1; ; number++) {
    const projectName = number === 1 ? name : `${name} ${number}`;
    try {
      return await call(createProject, { projectType, projectName }, { isQuiet: true });
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === "NAME_EXISTS";
      if (!isTaken || number === MAX_NAMES) throw error;
    }
  }
}

/** The version of a document that was just created. */
const FIRST_VERSION = 1;

/** The drawing of a project that was just created. */
export async function putFirstDocument(projectId: string, content: SchematicContent): Promise<void> {
  await call(putDocument, { projectId, version: FIRST_VERSION, content }, { isQuiet: true });
}

/** Removes a project whose import failed. */
export async function discardProject(projectId: string): Promise<void> {
  await call(deleteProject, { id: projectId }, { isQuiet: true })
    .then(() => call(purgeProjects, { projectIds: [projectId] }, { isQuiet: true }))
    // A failed removal leaves an empty project in the list; the reason of the failure counts more.
    .catch(() => undefined);
}

/** Creates a project with the drawing; if that is refused, no empty project stays behind. Rejects with `ApiError`. */
export async function importSchematic(content: SchematicContent, name: string): Promise<ProjectRow> {
  const project = await createNamed(name);
  try {
    await putFirstDocument(project.projectId, content);
  } catch (error) {
    await discardProject(project.projectId);
    throw error;
  }
  return project;
}
