// Front matter: the YAML block at the head of a Markdown file.

import { parse } from "yaml";
import * as z from "zod";

const BLOCK = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

const date = z
  .union([z.iso.date(), z.date()])
  .transform((value) => (typeof value === "string" ? value : value.toISOString().slice(0, 10)));

const frontMatter = z.object({
  title: z.string().optional(),
  question: z.string().optional(),
  description: z.string().default(""),
  column: z.string().optional(),
  topic: z.string().optional(),
  order: z.number().int().default(0),
  labels: z.array(z.string()).default([]),
  published: date.optional(),
  updated: date.optional(),
  related: z.array(z.string()).default([]),
  links: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
  image: z.string().optional(),
  files: z.array(z.object({ name: z.string(), note: z.string().default("") })).default([]),
});

export type FrontMatter = z.infer<typeof frontMatter>;

/** Splits a file into its front matter and its Markdown. Throws with the reason where the block is missing or wrong. */
export function readFrontMatter(source: string): { matter: FrontMatter; body: string } {
  const found = BLOCK.exec(source);
  if (!found) throw new Error("there is no front matter");
  const [block, yaml = ""] = found;
  const parsed = frontMatter.safeParse(parse(yaml));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return { matter: parsed.data, body: source.slice(block.length).trim() };
}
