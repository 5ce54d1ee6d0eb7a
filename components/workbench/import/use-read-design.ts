"use client";
// Reading of schematics: the own format as it is, those of other tools in a worker.
import { useTranslations } from "next-intl";
import type { NamedFile } from "@/components/ui/dropped-files";
import { importedName } from "@/components/workbench/import/import-kind";
import { ports } from "@/lib/client/ports";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { ImportedDesign, ImportedLibrary } from "@/lib/core/schematic-import/imported-design";

interface ReadFile {
  /** Name of the file or folder. */
  readonly name: string;
  /** Name that the project gets. */
  readonly projectName: string;
  /** Files with which other designs of the same upload begin. */
  readonly otherRoots: readonly string[];
}

export type Reading =
  | (ReadFile & { readonly content: SchematicContent })
  /** `root` is the file with its first sheet. */
  | (ReadFile & { readonly design: ImportedDesign; readonly upload: File | null })
  | (ReadFile & { readonly library: ImportedLibrary });

/** `isOther` if the files hold no schematic at all. */
export type ReadingFailure = { readonly failure: string; readonly isOther: boolean };

interface ReadOptions {
  readonly root: string | undefined;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

export type ReadDesign = (
  files: readonly NamedFile[],
  options: ReadOptions,
) => Promise<Reading | ReadingFailure | "cancelled">;

const OTHER: ReadonlySet<string> = new Set(["IMPORT_NOT_RECOGNIZED", "IMPORT_NO_SCHEMATIC"]);

export function useReadDesign(): ReadDesign {
  const t = useTranslations("workbench.import");

  /** Null for JSON of another tool. */
  async function readOwn({ name, file }: NamedFile): Promise<Reading | ReadingFailure | null> {
    const { readSchematicText } = await import("@/lib/client/project-import");
    const reading = await readSchematicText(await file.text());
    const projectName = importedName(name) || t("untitled");
    if ("content" in reading) return { name, projectName, otherRoots: [], content: reading.content };
    const { kind, ...facts } = reading.fault;
    if (kind === "otherFormat") return null;
    return { failure: t(`fault.${kind}`, { name, path: "", version: "", ...facts }), isOther: false };
  }

  async function readOther(files: readonly NamedFile[], { root, ...call }: ReadOptions) {
    const { importInWorker } = await import("@/lib/workers/schematic/import-client");
    const blobs = files.map(({ name, file }) => ({ name, blob: file }));
    const answer = await importInWorker({ files: blobs, root }, call);
    if (!answer.ok) return { failure: ports().text(answer.code, answer.details), isOther: OTHER.has(answer.code) };
    const [only, ...others] = files;
    const name = only?.name.split("/")[0] ?? "";
    if ("symbols" in answer.value) return { name, projectName: "", otherRoots: [], library: answer.value };
    const { name: designName, otherRoots } = answer.value;
    const projectName = importedName(designName) || importedName(name) || t("untitled");
    return {
      name,
      projectName,
      otherRoots,
      design: answer.value,
      upload: others.length === 0 ? (only?.file ?? null) : null,
    };
  }

  return async (files, options) => {
    const [only, ...others] = files;
    if (only && others.length === 0 && /\.json$/i.test(only.name)) {
      const own = await readOwn(only);
      if (own) return own;
    }
    try {
      return await readOther(files, options);
    } catch (error) {
      if (options.signal.aborted) return "cancelled";
      throw error;
    }
  };
}
