// The Gerber job file: one file that says what the others are (Ucamco's job format, "FilesAttributes").

import type { Claim } from "@/lib/core/gerber/identify/claim";
import type { FileView } from "@/lib/core/gerber/identify/file-view";
import { parseFileFunction } from "@/lib/core/gerber/identify/file-function";

/** Claims by lower-case file name, from every job file of the set; a job file that cannot be read says nothing. */
export function claimsOfJobs(views: readonly FileView[], textOf: (name: string) => string): Map<string, Claim> {
  const claims = new Map<string, Claim>();
  for (const view of views) {
    if (view.format !== "job") continue;
    for (const { path, fileFunction } of entriesOf(textOf(view.name))) {
      const meaning = parseFileFunction(fileFunction);
      if (meaning) claims.set(baseName(path), { ...meaning, confidence: 0.98, basis: "job", text: fileFunction });
    }
  }
  return claims;
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase();
}

function entriesOf(text: string): { path: string; fileFunction: string }[] {
  const attributes = listOf(parseJson(text), "FilesAttributes");
  return attributes.flatMap((entry) => {
    const path = textField(entry, "Path");
    const fileFunction = textField(entry, "FileFunction");
    return path !== undefined && fileFunction !== undefined ? [{ path, fileFunction }] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function listOf(value: unknown, key: string): unknown[] {
  const list = field(value, key);
  return Array.isArray(list) ? list : [];
}

function textField(value: unknown, key: string): string | undefined {
  const text = field(value, key);
  return typeof text === "string" ? text : undefined;
}
