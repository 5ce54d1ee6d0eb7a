// Keeps an open schematic saved: on the device at once, on the server within two seconds, merged with others' changes.
import { ApiError } from "@/lib/client/transport/api-error";
import type { LocalJournal, JournalEntry } from "@/lib/client/schematic/local-journal";
import { joinDiffs } from "@/lib/core/document/diff";
import { diffBetween, type FieldConflict, rebaseDiff } from "@/lib/core/document/rebase";
import { RecordStore } from "@/lib/core/document/record-store";
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { readSchematic, type SchematicFile, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";

/** How well the latest change is kept. */
export type SaveState = "saved" | "waiting" | "saving" | "offline" | "refused" | "ended";

export interface SessionState {
  readonly save: SaveState;
  /** Changes that the server does not have. */
  readonly unsaved: number;
  /** Milliseconds since 1970; null before the first save. */
  readonly savedAt: number | null;
  /** Changes taken over from the device when it was opened. */
  readonly recovered: number;
  /** False where the browser keeps nothing on the device. */
  readonly isKeptHere: boolean;
  readonly conflicts: readonly FieldConflict<SchematicRecord>[];
}

export interface DocumentServer {
  put(version: number, content: SchematicFile): Promise<{ version: number }>;
  get(): Promise<{ version: number; content: SchematicFile }>;
}

interface SessionOptions {
  readonly projectId: string;
  readonly version: number;
  readonly server: DocumentServer;
  readonly journal: LocalJournal;
  readonly now?: () => number;
}

const SAVE_AFTER_MS = 1_500;
const RETRY_AFTER_MS = 5_000;

export class DocumentSession {
  readonly #editor: SchematicEditor;
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  /** Not yet on the server. */
  #pending: SchematicDiff[] = [];
  /** Their entries on the device: as many, unless others' changes were merged. */
  #entries = 0;
  /** Keys of these entries, oldest first, as far as they are written. */
  #keys: number[] = [];
  #version: number;
  #state: SessionState = {
    ...{ save: "saved", unsaved: 0, savedAt: null, recovered: 0, isKeptHere: true, conflicts: [] },
  };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isSaving = false;
  #isTakingOver = false;
  #hasEnded = false;
  readonly #unsubscribe: () => void;

  constructor(editor: SchematicEditor, options: SessionOptions) {
    this.#editor = editor;
    this.#options = options;
    this.#version = options.version;
    this.#unsubscribe = editor.workspace.subscribe((diff) => this.#take(diff));
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes over what the device has from before, and saves it; to be done before anything is drawn. */
  async recover(): Promise<void> {
    const entries = await this.#options.journal.read(this.#options.projectId).catch(() => {
      this.#set({ isKeptHere: false });
      return [];
    });
    for (const { diff, name } of entries) this.#apply(diff, name);
    if (entries.length === 0) return;
    this.#entries = entries.length;
    this.#keys = entries.map(({ key }) => key);
    this.#set({ recovered: entries.length, unsaved: entries.length });
    this.#schedule(0);
  }

  forgetConflicts(): void {
    this.#set({ conflicts: [] });
  }

  forgetRecovered(): void {
    this.#set({ recovered: 0 });
  }

  /** Saves what is left; the journal keeps what does not arrive. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#save();
    this.#hasEnded = true;
    this.#unsubscribe();
  }

  /** Tries at once, for example when the connection returns. */
  retry(): void {
    if (this.#pending.length > 0) this.#schedule(0);
  }

  #take(diff: SchematicDiff): void {
    if (this.#isTakingOver) return;
    this.#pending.push(diff);
    this.#entries++;
    this.#keep({ name: "", diff });
    this.#set({ unsaved: this.#entries, save: this.#state.save === "offline" ? "offline" : "waiting" });
    this.#schedule(SAVE_AFTER_MS);
  }

  #keep(entry: JournalEntry): void {
    const { journal, projectId } = this.#options;
    this.#writing = this.#writing
      .then(() => journal.append(projectId, entry))
      .then((key) => void this.#keys.push(key))
      .catch(() => this.#set({ isKeptHere: false }));
  }

  /** A diff from before, adapted to what the server has now. It is in the journal already. */
  #apply(diff: SchematicDiff, name: string): void {
    const { diff: rebased } = rebaseDiff(diff, this.#editor.workspace.store);
    this.#isTakingOver = true;
    try {
      this.#editor.history.commit(name === "" ? "recover" : name, rebased);
    } finally {
      this.#isTakingOver = false;
    }
    this.#pending.push(rebased);
  }

  #schedule(delayMs: number): void {
    if (this.#hasEnded || this.#isSaving) return;
    if (this.#timer !== undefined && delayMs > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), delayMs);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isSaving || this.#pending.length === 0 || this.#state.save === "ended") return;
    this.#isSaving = true;
    const [count, entries] = [this.#pending.length, this.#entries];
    this.#set({ save: "saving" });
    try {
      const { version } = await this.#options.server.put(this.#version, this.#content());
      await this.#saved(version, { count, entries });
    } catch (error) {
      await this.#failed(error);
    } finally {
      this.#isSaving = false;
    }
    this.#goOn();
  }

  #goOn(): void {
    const { save } = this.#state;
    if (this.#pending.length === 0 || save === "refused" || save === "ended") return;
    this.#schedule(save === "offline" ? RETRY_AFTER_MS : SAVE_AFTER_MS);
  }

  #content(): SchematicFile {
    const { rootSheetId, workspace } = this.#editor;
    return writeSchematic({ rootSheetId, records: [...workspace.store.values()] });
  }

  async #saved(version: number, { count, entries }: { count: number; entries: number }): Promise<void> {
    this.#version = version;
    this.#pending = this.#pending.slice(count);
    this.#entries -= entries;
    await this.#writing;
    const { journal, now = Date.now } = this.#options;
    await journal.drop(this.#keys.splice(0, entries)).catch(() => this.#set({ isKeptHere: false }));
    const unsaved = this.#entries;
    this.#set({ save: unsaved === 0 ? "saved" : "waiting", unsaved, savedAt: now() });
  }

  async #failed(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "STALE_VERSION") return this.#merge();
    if (code === "FORBIDDEN" || code === "NOT_FOUND" || code === "UNAUTHENTICATED") this.#set({ save: "ended" });
    else if (code === "VALIDATION" || code === "PAYLOAD_TOO_LARGE") this.#set({ save: "refused" });
    else this.#set({ save: "offline" });
  }

  /** Takes what others saved, and does one's own unsaved changes again on top of it. */
  async #merge(): Promise<void> {
    let latest;
    try {
      latest = await this.#options.server.get();
    } catch {
      return this.#set({ save: "offline" });
    }
    const { store } = this.#editor.workspace;
    const merged = new RecordStore(readSchematic(latest.content).records);
    const { diff, conflicts } = rebaseDiff(joinDiffs(this.#pending), merged);
    merged.apply(diff);
    this.#isTakingOver = true;
    try {
      store.apply(diffBetween(store, merged));
    } finally {
      this.#isTakingOver = false;
    }
    this.#pending = [diff];
    this.#version = latest.version;
    this.#set({ save: "waiting", conflicts: [...this.#state.conflicts, ...conflicts] });
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
