// Changes of a drawing that several people edit: the server puts them in order, everybody applies them in that order.

import * as z from "zod/mini";
import type { SchematicChange } from "@/lib/core/schematic/format/schematic-change";
import { endpoint } from "./endpoint";
import { MAX_DOCUMENT_BYTES, shareToken } from "./project";
import { schematicChange } from "./schematic-file";
import { id, integer } from "./values";

/** Chosen by the sender, so that a change sent twice is made once. */
const changeId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** STALE_VERSION unless `version` is the latest: the sender takes the changes since and adapts its own to them. */
export const changeDocument = endpoint({
  method: "POST",
  path: "/api/eda/project/{projectId}/changes",
  access: "signed-in",
  body: "json",
  maxBodyBytes: MAX_DOCUMENT_BYTES,
  summary: "Changes a drawing, for everybody who has it open",
  limit: { perMinute: 900 },
  input: z.object({
    projectId: id,
    token: z.optional(shareToken),
    version: z.int().check(z.gte(1)),
    changeId,
    change: schematicChange,
  }),
  /** The version that the change has made. */
  output: z.object({ version: z.int() }),
});

/** As `changeDocument` accepted it. */
const storedChange = z.pipe(
  z.unknown(),
  z.transform((change) => change as SchematicChange),
);

export const listChanges = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/changes",
  access: "public",
  summary: "Changes of a drawing since a version, oldest first",
  limit: { perMinute: 600 },
  input: z.object({
    projectId: id,
    token: z.optional(shareToken),
    since: z.pipe(integer, z.int().check(z.gte(0))),
  }),
  output: z.object({
    version: z.int(),
    /** Null where they are no longer kept one by one: the whole drawing is to be read again. */
    changes: z.nullable(z.array(z.object({ version: z.int(), changeId: z.string(), change: storedChange }))),
  }),
});
