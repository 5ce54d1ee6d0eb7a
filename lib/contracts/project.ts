// Projects of the workbench: schematics and simulations, boards and lists that were uploaded, and their sharing.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { projectName } from "./gerber";
import { type SchematicContent, schematicFile } from "./schematic-file";
import { id, integer, jsonField, nothing, paging, text } from "./values";

/** On the wire a number: 0 schematic, 1 simulation, 2 a board read from fabrication files. */
export const PROJECT_TYPES = { schematic: 0, simulation: 1, board: 2 } as const;

const projectType = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** `view` may open it, `copy` also make a project of one's own of it, `edit` also change it. */
export const SHARE_RIGHTS = ["view", "copy", "edit"] as const;
export type ShareRight = (typeof SHARE_RIGHTS)[number];
const right = z.enum(SHARE_RIGHTS);
export const shareToken = z.string().check(z.regex(/^[\w-]{22}$/));

/** Page size of shared and deleted projects. */
const PROJECT_PAGE_SIZE = 16;
const pageOf16 = {
  ...paging.shape,
  pageSize: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(100))), PROJECT_PAGE_SIZE),
};

export const projectRow = z.object({
  projectId: id,
  projectName: z.string(),
  projectType,
  createTime: z.string(),
  updateTime: z.string(),
  /** Times that it was opened by a signed-in person. */
  openCount: z.int(),
  visitCount: z.int(),
  copyCount: z.int(),
  isShared: z.boolean(),
  /** True for the examples that come with the service. */
  example: z.boolean(),
  /** True for the sample project, which is known by its name. */
  free: z.boolean(),
  /** Name of its picture, another one for another picture; null for a board without one. */
  thumbnail: z.nullable(z.string()),
  /** True where a report says how it was imported. */
  isImported: z.boolean(),
});
export type ProjectRow = z.infer<typeof projectRow>;

export const PROJECT_ORDERS = ["name", "created", "updated", "opens"] as const;

const projectList = z.object({ rows: z.array(projectRow), total: z.int() });

export const listProjects = endpoint({
  method: "GET",
  path: "/api/eda/project/list",
  access: "signed-in",
  summary: "One's own projects that are not in the recycle bin",
  input: z.object({
    ...paging.shape,
    keyword: z._default(text(0, 200), ""),
    projectType: z.optional(z.pipe(integer, projectType)),
    sort: z._default(z.enum(PROJECT_ORDERS), "updated"),
    order: z._default(z.enum(["asc", "desc"]), "desc"),
  }),
  output: projectList,
});

export const searchProjects = endpoint({
  method: "GET",
  path: "/api/eda/project/search",
  access: "signed-in",
  summary: "One's own projects whose name contains the text, last changed first",
  input: z.object({ ...paging.shape, projectName: text(0, 200) }),
  output: projectList,
});

/** Without a name it is called "Untitled", with a number where that is taken; NAME_EXISTS for a taken name. */
export const createProject = endpoint({
  method: "POST",
  path: "/api/eda/project",
  access: "signed-in",
  quiet: true,
  summary: "Creates an empty schematic or simulation",
  limit: { perMinute: 30 },
  input: z.object({
    projectType: z.pipe(integer, z.union([z.literal(0), z.literal(1)])),
    projectName: z.optional(projectName),
  }),
  output: projectRow,
});

/** A document is copied with its project. With the token of a link that gives the right it may be another's. */
export const copyProject = endpoint({
  method: "POST",
  path: "/api/eda/project/{projectId}/copy",
  access: "signed-in",
  summary: "Copies a project to one's own",
  limit: { perMinute: 30 },
  input: z.object({ projectId: id, token: z.optional(shareToken) }),
  output: projectRow,
});

/** NAME_EXISTS where another of one's projects has the name. */
export const renameProject = endpoint({
  method: "PUT",
  path: "/api/eda/project/rename",
  access: "signed-in",
  summary: "Renames a project",
  input: z.object({ projectId: id, projectName }),
  output: projectRow,
});

export const deleteProject = endpoint({
  method: "DELETE",
  path: "/api/eda/project/{id}",
  access: "signed-in",
  summary: "Moves a project to the recycle bin; its link is dead at once",
  input: z.object({ id }),
  output: nothing,
});

export const deletedProjectRow = z.extend(projectRow, { deleteTime: z.string() });

export const listDeletedProjects = endpoint({
  method: "GET",
  path: "/api/eda/project/restore/list",
  access: "signed-in",
  summary: "Projects in the recycle bin, last deleted first",
  input: z.object(pageOf16),
  output: z.object({ rows: z.array(deletedProjectRow), total: z.int() }),
});

const projectIds = jsonField(z.array(id).check(z.minLength(1), z.maxLength(100)));

/** A name that was taken meanwhile gets a number. */
export const restoreProjects = endpoint({
  method: "POST",
  path: "/api/eda/project/restore",
  access: "signed-in",
  summary: "Restores projects from the recycle bin",
  input: z.object({ projectIds }),
  output: nothing,
});

/** Projects that are not in the bin are NOT_FOUND, and nothing is deleted then. */
export const purgeProjects = endpoint({
  method: "DELETE",
  path: "/api/eda/project/restore",
  access: "signed-in",
  summary: "Deletes projects of the recycle bin for good",
  input: z.object({ projectIds }),
  output: nothing,
});

export const openProject = endpoint({
  method: "POST",
  path: "/api/eda/project/open",
  access: "signed-in",
  summary: "Counts that a project was opened",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id }),
  output: nothing,
});

export const projectShare = z.object({ projectId: id, right, token: z.string(), shareTime: z.string() });

/** A project that has a link keeps it, with the right that is given. */
export const shareProject = endpoint({
  method: "POST",
  path: "/api/eda/project/share",
  access: "signed-in",
  summary: "Makes a link to a project",
  limit: { perMinute: 30 },
  input: z.object({ projectId: id, right }),
  output: projectShare,
});

export const changeShare = endpoint({
  method: "PUT",
  path: "/api/eda/project/share",
  access: "signed-in",
  summary: "Changes what the link to a project allows",
  input: z.object({ projectId: id, right }),
  output: projectShare,
});

export const unshareProject = endpoint({
  method: "PUT",
  path: "/api/eda/project/unshare/{id}",
  access: "signed-in",
  summary: "Ends the sharing of a project: its link is dead at once",
  input: z.object({ id }),
  output: nothing,
});

export const sharedProjectRow = z.extend(projectRow, { right, token: z.string(), shareTime: z.string() });

export const listSharedProjects = endpoint({
  method: "GET",
  path: "/api/eda/project/share/list",
  access: "signed-in",
  summary: "One's own shared projects, last shared first",
  /** 0 by a link; 1 in the community, without a token, with the right that the license gives everybody. */
  input: z.object({ ...pageOf16, shareType: z._default(z.pipe(integer, z.union([z.literal(0), z.literal(1)])), 0) }),
  output: z.object({ rows: z.array(sharedProjectRow), total: z.int() }),
});

/** A drawing of the largest sheets with its symbols; images are files beside it. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** As `putDocument` accepted it: a large drawing is not parsed again each time it is opened. */
export const storedContent = z.pipe(
  z.unknown(),
  z.transform((content) => content as SchematicContent),
);

const projectDocument = z.object({
  projectId: id,
  projectName: z.string(),
  projectType,
  version: z.int(),
  content: storedContent,
  /** Right of the caller: `owner` or that of the link. */
  right: z.enum(["owner", ...SHARE_RIGHTS]),
  /** An import report is kept with it. */
  isImported: z.boolean(),
});

/** For one's own project, or with the token of its link. */
export const getDocument = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/document",
  access: "public",
  summary: "The drawing of a project with its version",
  limit: { perMinute: 120 },
  input: z.object({ projectId: id, token: z.optional(shareToken) }),
  output: projectDocument,
});

/** STALE_VERSION unless `version` is the stored one: nothing of another's changes is overwritten. */
export const putDocument = endpoint({
  method: "PUT",
  path: "/api/eda/project/{projectId}/document",
  access: "signed-in",
  body: "json",
  maxBodyBytes: MAX_DOCUMENT_BYTES,
  summary: "Replaces the drawing of a project",
  limit: { perMinute: 120 },
  input: z.object({
    projectId: id,
    token: z.optional(shareToken),
    version: z.int().check(z.gte(0)),
    content: schematicFile,
  }),
  output: z.object({ version: z.int() }),
});
