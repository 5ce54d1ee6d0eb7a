// Results of simulations that are kept with a project, for those who may edit it.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { MAX_FILE_MEGABYTES } from "./file-limits";
import { shareToken } from "./project";
import { id, nothing, text } from "./values";

/** Kept results of one project. */
export const MAX_KEPT_RESULTS = 20;
export const MAX_RESULT_MEGABYTES = MAX_FILE_MEGABYTES.simulationResult;
/** Results without a name go after it. */
export const UNNAMED_RESULT_DAYS = 30;

const resultRow = z.object({
  id,
  /** Null for results that go after 30 days. */
  name: z.nullable(z.string()),
  /** Description of the run, as its person's browser wrote it. */
  summary: z.string(),
  size: z.int(),
  createTime: z.string(),
  /** Null for those with a name. */
  expireTime: z.nullable(z.string()),
  /** Name of the person who kept them; empty for those who have none. */
  author: z.string(),
});
export type KeptResultRow = z.infer<typeof resultRow>;

const ofProject = { projectId: id, token: z.optional(shareToken) };

export const listSimulationResults = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/simulation-results",
  access: "signed-in",
  summary: "Kept simulation results of a project, newest first",
  limit: { perMinute: 60 },
  input: z.object(ofProject),
  output: z.object({ rows: z.array(resultRow) }),
});

/**
 * Takes an upload of the caller of fileType 10, a zip of up to 20 MB, which is gone afterwards. NOT_FOUND for another's
 * upload, WRONG_FILE_FORMAT for what is no zip, FILE_TOO_LARGE, TOO_MANY_RECORDS beyond 20 results of a project,
 * UPLOAD_QUOTA beyond 2 GB of an account.
 */
export const keepSimulationResults = endpoint({
  method: "POST",
  path: "/api/eda/project/{projectId}/simulation-results",
  access: "signed-in",
  summary: "Keeps the results of a simulation with its project",
  limit: { perMinute: 20 },
  input: z.object({ ...ofProject, fileUrl: id, name: z.optional(text(1, 100)), summary: z._default(text(0, 300), "") }),
  output: resultRow,
});

export const getSimulationResults = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/simulation-results/{id}",
  access: "signed-in",
  answer: "file",
  summary: "Kept simulation results, as they were uploaded",
  limit: { perMinute: 60 },
  input: z.object({ ...ofProject, id }),
  output: z.never(),
});

export const deleteSimulationResults = endpoint({
  method: "DELETE",
  path: "/api/eda/project/{projectId}/simulation-results/{id}",
  access: "signed-in",
  summary: "Removes kept simulation results",
  limit: { perMinute: 60 },
  input: z.object({ ...ofProject, id }),
  output: nothing,
});
