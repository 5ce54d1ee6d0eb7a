// Input of the form that publishes a project, as it is kept on this device.

import * as z from "zod/mini";
import type { OwnPublication } from "@/lib/contracts/community-publish";
import { LICENSE_IDS } from "@/lib/core/community/license";

const attachment = z.object({
  name: z.string(),
  size: z.number(),
  /** One of these: of the publication, or of a file that was uploaded for it. */
  attachmentId: z.optional(z.string()),
  fileUrl: z.optional(z.string()),
});
export type DraftAttachment = z.infer<typeof attachment>;

const draft = z.object({
  title: z.string(),
  introduction: z.string(),
  license: z.union([z.enum(LICENSE_IDS), z.literal("")]),
  tags: z.array(z.string()),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  attachments: z.array(attachment),
  /** Handle of an uploaded cover; null keeps the present one, or leaves the choice to the server. */
  coverUrl: z.nullable(z.string()),
  /** Project whose fabrication files are published with the drawing. */
  boardProjectId: z.nullable(z.string()),
  versionName: z.string(),
  note: z.string(),
});
export type PublicationDraft = z.infer<typeof draft>;

export const EMPTY_DRAFT: PublicationDraft = {
  ...{ title: "", introduction: "", license: "", tags: [], links: [], attachments: [] },
  ...{ coverUrl: null, boardProjectId: null, versionName: "", note: "" },
};

/** Null for what is no draft, such as one of an older version of the form. */
export function readDraft(stored: unknown): PublicationDraft | null {
  const read = draft.safeParse(stored);
  return read.success ? read.data : null;
}

export const draftKey = (projectId: string): string => `publication-${projectId}`;

/** The published texts, to be changed. */
export const draftOf = (publication: OwnPublication): PublicationDraft => ({
  title: publication.title,
  introduction: publication.introduction,
  license: publication.license,
  tags: publication.tags,
  links: publication.links,
  attachments: publication.attachments.map(({ attachmentId, name, size }) => ({ attachmentId, name, size })),
  coverUrl: null,
  boardProjectId: publication.boardProjectId,
  versionName: "",
  note: "",
});

export type DraftProblem = "title" | "introduction" | "license" | "links";

/** Inputs without which nothing is published, in the order of the form. */
export function problemsOf({ title, introduction, license, links }: PublicationDraft): readonly DraftProblem[] {
  const filled = links.filter(({ title: name, url }) => name.trim() !== "" || url.trim() !== "");
  const hasBadLink = filled.some(({ title: name, url }) => name.trim() === "" || !isHttps(url.trim()));
  return [
    ...(title.trim() === "" ? (["title"] as const) : []),
    ...(introduction.trim() === "" ? (["introduction"] as const) : []),
    ...(license === "" ? (["license"] as const) : []),
    ...(hasBadLink ? (["links"] as const) : []),
  ];
}

export const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === "https:";

type AttachmentInput = { attachmentId: string } | { fileUrl: string };

function attachmentInput({ attachmentId, fileUrl }: DraftAttachment): AttachmentInput[] {
  if (attachmentId !== undefined) return [{ attachmentId }];
  return fileUrl === undefined ? [] : [{ fileUrl }];
}

/** Texts and files as the calls take them; only for a draft without problems. */
export function detailsOf({ title, introduction, tags, links, attachments, coverUrl }: PublicationDraft) {
  return {
    ...{ title: title.trim(), introduction: introduction.trim(), tags: JSON.stringify(tags) },
    links: JSON.stringify(
      links.flatMap(({ title: name, url }) => (url.trim() === "" ? [] : [{ title: name.trim(), url: url.trim() }])),
    ),
    attachments: JSON.stringify(attachments.flatMap(attachmentInput)),
    ...(coverUrl === null ? {} : { coverUrl }),
  };
}

/** The drawing's version that is published, and the board with it. */
export function versionOf(projectId: string, { boardProjectId, versionName, note }: PublicationDraft) {
  return {
    projectId,
    ...(boardProjectId === null ? {} : { boardProjectId }),
    ...(versionName.trim() === "" ? {} : { versionName: versionName.trim() }),
    note: note.trim(),
  };
}
