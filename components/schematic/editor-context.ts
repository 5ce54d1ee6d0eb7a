"use client";
// The open editor for all parts of the screen, and its state by selector.
import { createContext, use, useMemo, useSyncExternalStore } from "react";
import type { ViewportController } from "@/components/stage/viewport-controller";
import type { DocumentSession, SessionState } from "@/lib/client/schematic/document-session";
import type { LivePerson, LiveProject } from "@/lib/client/schematic/live-project";
import type { ProjectImages } from "@/lib/client/schematic/project-images";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { EditorState } from "@/lib/core/schematic/editor/editor-state";
import type { Finding } from "@/lib/core/schematic/erc/finding";

export interface OpenProject {
  readonly projectId: string;
  /** Of the link that it was opened by; null for one's own. */
  readonly token: string | null;
  readonly name: string;
  readonly editor: SchematicEditor;
  /** Null for a drawing that cannot be changed. */
  readonly session: DocumentSession | null;
  /** Others who have it open; null for a drawing that nobody can change. */
  readonly live: LiveProject | null;
  readonly viewport: ViewportController;
  readonly images: ProjectImages;
  readonly right: "owner" | "edit" | "copy" | "view";
  /** An import report is kept with it. */
  readonly isImported: boolean;
}

export const EditorContext = createContext<OpenProject | null>(null);

export function useOpenProject(): OpenProject {
  const project = use(EditorContext);
  if (!project) throw new Error("the editor is used outside its provider");
  return project;
}

export const useEditor = (): SchematicEditor => useOpenProject().editor;

/** Renders again when the selected part changes; the selector returns the same value for the same state. */
export function useEditorState<T>(selector: (state: EditorState) => T): T {
  const { editor } = useOpenProject();
  return useSyncExternalStore(
    (listener) => editor.subscribe(listener),
    () => selector(editor.state),
    () => selector(editor.state),
  );
}

/** A value computed from the document: once for each version of it, each placement that is shown, and each `key`. */
export function useDocument<T>(read: (editor: SchematicEditor) => T, key: unknown = null): T {
  const editor = useEditor();
  const version = useEditorState((state) => state.version);
  const path = useEditorState((state) => state.path);
  // The reader depends on nothing but the document, whose version stands for it, and on the key.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => read(editor), [editor, version, path, key]);
}

const NO_SESSION: SessionState = {
  ...{ save: "saved", unsaved: 0, savedAt: null, recovered: 0, isKeptHere: true, conflicts: [] },
};

export function useSessionState(): SessionState {
  const { session } = useOpenProject();
  return useSyncExternalStore(
    (listener) => session?.subscribe(listener) ?? (() => undefined),
    () => session?.state ?? NO_SESSION,
    () => NO_SESSION,
  );
}

export type FindingFilter = "all" | Finding["severity"];

const NOBODY: readonly LivePerson[] = [];

/** Others who have the drawing open. */
export function usePeople(): readonly LivePerson[] {
  const { live } = useOpenProject();
  return useSyncExternalStore(
    (listener) => live?.subscribe(listener) ?? (() => undefined),
    () => live?.people ?? NOBODY,
    () => NOBODY,
  );
}

export interface Checks {
  /** Those that nobody has waived; the index and one is the number on the sheet. */
  readonly findings: readonly Finding[];
  readonly waived: readonly Finding[];
  readonly filter: FindingFilter;
  /** Index of the finding that is shown. */
  readonly chosen: number | null;
  readonly isRunning: boolean;
  show(filter: FindingFilter): void;
  choose(index: number | null): void;
  /** The next finding of those that are shown, or the one before. */
  step(by: 1 | -1): void;
}

export const ChecksContext = createContext<Checks>({
  ...{ findings: [], waived: [], filter: "all", chosen: null, isRunning: false },
  ...{ show: () => undefined, choose: () => undefined, step: () => undefined },
});

export const useChecks = (): Checks => use(ChecksContext);
