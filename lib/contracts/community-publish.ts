// Publishing one's own projects: checked before, changed and withdrawn after.

import * as z from "zod/mini";
import {
  license,
  publicationAttachment,
  publicationLink,
  PUBLICATION_LIMITS,
  publicationState,
  publicationVersion,
} from "./community";
import { endpoint } from "./endpoint";
import { flag, id, jsonField, nothing, paging, text } from "./values";

const { title, introduction, tags, tag, links, linkTitle, linkUrl, attachments, versionName, versionNote } =
  PUBLICATION_LIMITS;

const httpsAddress = text(1, linkUrl).check(
  z.refine((value) => URL.canParse(value) && new URL(value).protocol === "https:", { error: "community.httpsOnly" }),
);

const isOnce = <T>(values: readonly T[]): boolean => new Set(values).size === values.length;

const tagText = text(1, tag).check(z.refine((value) => !/[,#<>/]/.test(value), { error: "community.tagSigns" }));

/** Texts, cover and files of a publication; of its own attachments, those that are named stay. */
const details = {
  title: text(1, title),
  introduction: text(1, introduction),
  license,
  tags: z._default(
    jsonField(z.array(tagText).check(z.maxLength(tags), z.refine(isOnce, { error: "community.tagTwice" }))),
    [],
  ),
  links: z._default(
    jsonField(z.array(z.object({ title: text(1, linkTitle), url: httpsAddress })).check(z.maxLength(links))),
    [],
  ),
  attachments: z._default(
    jsonField(
      z.array(z.union([z.object({ attachmentId: id }), z.object({ fileUrl: id })])).check(z.maxLength(attachments)),
    ),
    [],
  ),
  /**
   * An upload of type 14. Without it the cover stays, and a publication without one gets a picture of its board or
   * drawing.
   */
  coverUrl: z.optional(id),
};

/** A version: the drawing of the project and, if it is named, the fabrication files of a board of one's own. */
const frozen = {
  projectId: id,
  boardProjectId: z.optional(id),
  versionName: z.optional(text(1, versionName)),
  note: z._default(text(0, versionNote), ""),
};

export const CHECK_CODES = [
  "boardUnreadable",
  "boardMissing",
  "boardQuestions",
  "bomEmpty",
  "bomIncomplete",
  "privateKey",
  "apiKey",
  "password",
  "email",
  "phone",
  "licenseContradicted",
  "licenseOfOrigin",
] as const;

export const publicationFinding = z.object({
  code: z.enum(CHECK_CODES),
  /** Errors have to be mended before a project is published. */
  severity: z.enum(["error", "warning"]),
  /** Input that it is about; `drawing` for texts on the sheets. */
  field: z.enum(["title", "introduction", "links", "tags", "license", "attachments", "drawing", "board", "bom"]),
  /** Excerpts that were found, secrets shortened to their first characters. */
  excerpt: z.string(),
  designators: z.array(z.string()),
});
export type PublicationFinding = z.infer<typeof publicationFinding>;

export const checkPublication = endpoint({
  method: "POST",
  path: "/api/eda/forum/check",
  access: "signed-in",
  body: "json",
  summary: "Checks a project before it is published",
  limit: { perMinute: 30 },
  input: z.object({
    projectId: id,
    boardProjectId: z.optional(id),
    title: z._default(text(0, title), ""),
    introduction: z._default(text(0, introduction), ""),
    license: z.optional(license),
    links: z._default(jsonField(z.array(z.object({ title: text(0, linkTitle), url: text(0, linkUrl) }))), []),
    attachments: z._default(
      jsonField(
        z.array(z.union([z.object({ attachmentId: id }), z.object({ fileUrl: id })])).check(z.maxLength(attachments)),
      ),
      [],
    ),
  }),
  output: z.object({
    findings: z.array(publicationFinding),
    lineCount: z.int(),
    /** Lines that name a part by its number. */
    namedLineCount: z.int(),
    hasBoard: z.boolean(),
  }),
});

export const ownPublication = z.object({
  projectId: id,
  state: publicationState,
  title: z.string(),
  introduction: z.string(),
  license,
  tags: z.array(z.string()),
  links: z.array(publicationLink),
  attachments: z.array(publicationAttachment),
  coverUrl: z.string(),
  boardProjectId: z.nullable(id),
  versions: z.array(publicationVersion),
  version: z.int(),
  /** True if the project was changed since its latest version. */
  isChanged: z.boolean(),
  /** Given by staff when it was held; empty otherwise. */
  heldReason: z.string(),
  openProposals: z.int(),
  createTime: z.string(),
  updateTime: z.string(),
});
export type OwnPublication = z.infer<typeof ownPublication>;

/**
 * Publishes a project, publishes a withdrawn one again, or with `isDraft` 1 keeps it for its author alone. NOT_FOUND
 * for another's project, board or file; EMAIL_UNCONFIRMED, in zh-CN PHONE_UNCONFIRMED;
 * COMMUNITY_SUSPENDED; PUBLICATION_PROBLEMS with `findings`; PUBLICATION_HELD for one that staff hold; STALE_VERSION if it is published.
 */
export const publishProject = endpoint({
  method: "POST",
  path: "/api/eda/forum",
  access: "signed-in",
  body: "json",
  summary: "Publishes a project to the community",
  limit: { perMinute: 10 },
  input: z.object({ ...frozen, ...details, isDraft: z._default(flag, 0) }),
  output: ownPublication,
});

export const editPublication = endpoint({
  method: "PUT",
  path: "/api/eda/forum",
  access: "signed-in",
  body: "json",
  summary: "Changes the texts, cover, license, links and attachments of a publication",
  limit: { perMinute: 30 },
  input: z.object({ projectId: id, ...details }),
  output: ownPublication,
});

/** TOO_MANY_RECORDS beyond 100 versions. */
export const publishVersion = endpoint({
  method: "POST",
  path: "/api/eda/forum/version",
  access: "signed-in",
  body: "json",
  summary: "Publishes the project as it is now as a new version",
  limit: { perMinute: 10 },
  input: z.object({ ...frozen, note: text(1, versionNote) }),
  output: ownPublication,
});

export const withdrawPublication = endpoint({
  method: "DELETE",
  path: "/api/eda/forum/{projectId}",
  access: "signed-in",
  summary: "Withdraws a publication: nobody else reads it from then on",
  limit: { perMinute: 30 },
  input: z.object({ projectId: id }),
  output: nothing,
});

/** NOT_FOUND for a project that was never published or kept as a draft. */
export const getOwnPublication = endpoint({
  method: "GET",
  path: "/api/eda/forum/own/{projectId}",
  access: "signed-in",
  summary: "One's own publication in any state, for editing",
  limit: { perMinute: 120 },
  input: z.object({ projectId: id }),
  output: ownPublication,
});

export const listOwnPublications = endpoint({
  method: "GET",
  path: "/api/eda/forum/own/list",
  access: "signed-in",
  summary: "One's own publications, last changed first",
  limit: { perMinute: 120 },
  input: paging,
  output: z.object({
    rows: z.array(
      z.pick(ownPublication, {
        projectId: true,
        state: true,
        title: true,
        coverUrl: true,
        version: true,
        openProposals: true,
        updateTime: true,
      }),
    ),
    total: z.int(),
  }),
});
