// Names of actions: each that the sources commit has a text in both languages, for the history and for screen readers.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import en from "@/messages/en/schematic.json";
import zh from "@/messages/zh/schematic.json";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const FOLDERS = ["lib/core/schematic", "lib/client/schematic", "components/schematic"];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(ROOT, folder, name), "utf8")),
);

/** The first argument of a commit, or the name that a helper passes on. */
const COMMIT = /\b(?:commit|commitDiff)\(\s*(?:[\w.()]+ === "[^"]*" \? "([\w-]+)" : )?"([\w-]+)"/g;
const MAPPED = /\bmapSelection\(editor, "([\w-]+)"/g;

const names = new Set(
  sources.flatMap((text) => [...text.matchAll(COMMIT), ...text.matchAll(MAPPED)].flatMap(([, a, b]) => [a, b])),
);
names.delete(undefined);

describe("names of actions", () => {
  it("are found in the sources", () => {
    expect([...names].toSorted()).toEqual(
      expect.arrayContaining(["annotate", "delete", "drag", "mirror", "replace", "wire"]),
    );
    expect(names.size).toBeGreaterThan(15);
  });

  it.each(Object.entries({ en, zh }))("all have a text in %s", (_language, { actions }) => {
    expect([...names].filter((name) => name !== undefined && !Object.keys(actions).includes(name))).toEqual([]);
  });
});
