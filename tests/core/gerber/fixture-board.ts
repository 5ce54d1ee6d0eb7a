// The boards of tests/fixtures/boards as archives come in.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { SourceFile } from "@/lib/core/board/source-file";

const ROOT = fileURLToPath(new URL("../../fixtures/boards/", import.meta.url));

/** The boards whose manifests were written by hand. */
export function boardNames(): string[] {
  return readdirSync(ROOT).filter((name) => manifestOf(name).warnings !== undefined);
}

export function boardFiles(name: string): SourceFile[] {
  return readdirSync(path.join(ROOT, name))
    .filter((file) => file !== "manifest.json")
    .map((file) => ({ name: file, bytes: new Uint8Array(readFileSync(path.join(ROOT, name, file))) }));
}

/** Facts stated by the author of the board; missing ones are not compared. */
export type Manifest = { facts: Record<string, unknown>; warnings?: string[] };

export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(path.join(ROOT, name, "manifest.json"), "utf8")) as Manifest;
}

export function fixtureBoard(name: string, without: readonly string[] = []): BoardModel {
  const result = readBoard(boardFiles(name).filter((file) => !without.includes(file.name)));
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
