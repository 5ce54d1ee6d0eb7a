// Figures and downloads of the seed, under `/api/content/asset/`.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { CONTENT_FOLDERS, type ContentKind } from "@/lib/core/content/content-kind";
import { documentKey } from "@/lib/core/content/content-document";
import type { Database } from "@/lib/server/db/client";
import * as rows from "./rows";
import { SEED_ROOT } from "./seed-files";
import { SLUG } from "./stored-content";

/** Names without a path: nothing outside a document's folder can be named. */
const NAME = /^[A-Za-z0-9][\w.-]{0,99}\.(svg|png|jpg|pdf|csv|xlsx|zip|kicad_dru)$/;

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
  kicad_dru: "text/plain; charset=utf-8",
};
const PICTURES = new Set(["svg", "png", "jpg"]);

const HEADERS = {
  "cache-control": "public, max-age=3600",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

export function contentAssets(db: Database, root = SEED_ROOT): Hono {
  const app = new Hono();
  app.get("/api/content/asset/:kind/:slug/:name", async (c) => {
    const { kind, slug, name } = c.req.param();
    const notFound = () => c.json({ type: "error", code: "NOT_FOUND", message: "" }, 404, HEADERS);
    if (!isKind(kind) || !SLUG.test(slug) || !NAME.test(name)) return notFound();
    const bytes = await readFile(path.join(root, CONTENT_FOLDERS[kind], slug, name)).catch(() => null);
    if (!bytes) return notFound();
    const ending = name.slice(name.lastIndexOf(".") + 1);
    const headers: Record<string, string> = { ...HEADERS, "content-type": TYPES[ending] ?? "application/octet-stream" };
    if (!PICTURES.has(ending)) {
      headers["content-disposition"] = `attachment; filename="${name}"`;
      // A counter that fails must not keep anybody from the file.
      await rows.countUp(db, documentKey({ kind, slug }), `download:${name}`).catch(() => undefined);
    }
    return c.body(new Uint8Array(bytes), 200, headers);
  });
  return app;
}

const isKind = (value: string): value is ContentKind => Object.hasOwn(CONTENT_FOLDERS, value);
