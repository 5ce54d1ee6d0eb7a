// Pictures of projects: thumbnails for lists, and the sheets as PDF.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { shareToken } from "./project";
import { id } from "./values";

/** For one's own project, in the recycle bin too; for an example; or with the token of its link. */
export const getThumbnail = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/thumbnail",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "A small picture of a project: the root sheet (SVG), or the board (SVG or PNG)",
  limit: { perMinute: 600 },
  input: z.object({
    projectId: id,
    token: z.optional(shareToken),
    theme: z._default(z.enum(["light", "dark"]), "light"),
  }),
  output: z.never(),
});

/** As the drawing was last saved. Whoever may open it may print it. */
export const printProject = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/pdf",
  access: "public",
  answer: "file",
  summary: "All sheets of a project as PDF",
  limit: { perMinute: 20 },
  input: z.object({ projectId: id, token: z.optional(shareToken) }),
  output: z.never(),
});
