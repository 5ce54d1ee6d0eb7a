// Kept versions of a drawing: named by people, or kept by the server while it is edited.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { shareToken, storedContent } from "./project";
import { id, nothing, text } from "./values";

const versionName = text(1, 100);

const versionRow = z.object({
  id,
  version: z.int(),
  /** Null for a version that the server kept. */
  name: z.nullable(z.string()),
  createTime: z.string(),
  /** Name of the person who made it, or whose change followed it; empty for those who have none. */
  author: z.string(),
});
export type VersionRow = z.infer<typeof versionRow>;

export const listVersions = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/versions",
  access: "signed-in",
  summary: "Kept versions of a drawing, newest first",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, token: z.optional(shareToken) }),
  output: z.object({ rows: z.array(versionRow) }),
});

/** TOO_MANY_RECORDS beyond 200 named versions of a project. */
export const keepVersion = endpoint({
  method: "POST",
  path: "/api/eda/project/{projectId}/versions",
  access: "signed-in",
  summary: "Keeps the drawing as it is now under a name",
  limit: { perMinute: 20 },
  input: z.object({ projectId: id, token: z.optional(shareToken), name: versionName }),
  output: versionRow,
});

export const getVersion = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/versions/{id}",
  access: "signed-in",
  summary: "The drawing as it was in a kept version",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, token: z.optional(shareToken), id }),
  output: z.extend(versionRow, { content: storedContent }),
});

export const deleteVersion = endpoint({
  method: "DELETE",
  path: "/api/eda/project/{projectId}/versions/{id}",
  access: "signed-in",
  summary: "Removes a kept version; the drawing stays as it is",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, id }),
  output: nothing,
});
