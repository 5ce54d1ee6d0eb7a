// Files of published projects: frozen copies, which change with a new version only.

import * as z from "zod/mini";
import { bomOfVersion, publicationKind } from "./community";
import { endpoint } from "./endpoint";
import { boardFacts, boardLayer, boardWarning, pictureSize } from "./gerber";
import { storedContent } from "./project";
import { imageFileName } from "./project-image";
import { id, integer } from "./values";

/** Without it, the latest. */
const version = z.optional(z.pipe(integer, z.int().check(z.gte(1), z.lte(1_000))));
const ofVersion = z.object({ projectId: id, version });

/** NOT_FOUND for a publication without a drawing. */
export const getPublishedDocument = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/document",
  access: "public",
  summary: "The drawing of a published version",
  limit: { perMinute: 120 },
  input: ofVersion,
  output: z.object({
    projectId: id,
    title: z.string(),
    projectType: publicationKind,
    version: z.int(),
    content: storedContent,
  }),
});

export const getPublishedBom = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/bom",
  access: "public",
  summary: "The parts of one board of a published version",
  limit: { perMinute: 120 },
  input: ofVersion,
  output: z.object({ version: z.int(), rows: z.array(bomOfVersion) }),
});

/** NOT_FOUND for a publication without a board. */
export const getPublishedBoard = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/board",
  access: "public",
  summary: "Facts, layers and warnings of the board of a published version",
  limit: { perMinute: 120 },
  input: ofVersion,
  output: z.object({
    version: z.int(),
    fileName: z.string(),
    size: z.int(),
    facts: boardFacts,
    layers: z.array(boardLayer),
    warnings: z.array(boardWarning),
  }),
});

export const getPublishedArchive = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/archive",
  access: "public",
  answer: "file",
  summary: "The fabrication files of a published version, as an attachment",
  limit: { perMinute: 60 },
  input: ofVersion,
  output: z.never(),
});

export const getPublishedPicture = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/picture",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "The drawing of the top or bottom of a published board (SVG)",
  limit: { perMinute: 600 },
  input: z.extend(ofVersion, { side: z.enum(["top", "bottom"]), size: pictureSize }),
  output: z.never(),
});

/** The root sheet, for readers without scripts; NOT_FOUND for a publication without a drawing. */
export const getPublishedThumbnail = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/thumbnail",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "The root sheet of a published drawing (SVG)",
  limit: { perMinute: 600 },
  input: z.extend(ofVersion, { theme: z._default(z.enum(["light", "dark"]), "light") }),
  output: z.never(),
});

export const getPublishedImage = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/image/{file}",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "An image on the sheets of a published drawing",
  limit: { perMinute: 1_200 },
  input: z.object({ projectId: id, file: imageFileName }),
  output: z.never(),
});

/** `key` names the picture: what it was before is not found once it was changed. */
export const getCover = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/cover-picture/{key}",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "The cover of a publication that is published or a draft, by its random name",
  limit: { perMinute: 1_200 },
  input: z.object({ projectId: id, key: id }),
  output: z.never(),
});

export const getAttachment = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/attachment/{attachmentId}",
  access: "public",
  answer: "file",
  summary: "A file that is attached to a publication",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, attachmentId: id }),
  output: z.never(),
});
