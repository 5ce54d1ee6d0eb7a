// Keeps an open schematic saved and up to date: on the device at once, on the server soon after, with others' changes merged.
import { ApiError } from "@/lib/client/transport/api-error";
import type { LocalJournal, JournalEntry } from "@/lib/client/schematic/local-journal";
import { diffBetween, type FieldConflict } from "@/lib/core/document/rebase";
import { RecordStore } from "@/lib/core/document/record-store";
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";
import { type Batch, Replica } from "@/lib/core/schematic/edit/replica";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { readChange, type SchematicChange, writeChange } from "@/lib/core/schematic/format/schematic-change";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
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

/** A change that made a version on the server. */
export interface MadeChange {
  readonly version: number;
  readonly changeId: string;
  readonly change: SchematicChange;
}

export interface DocumentServer {
  /** Rejects with STALE_VERSION where the version is not the latest. */
  change(version: number, changeId: string, change: SchematicChange): Promise<{ version: number }>;
  /** Changes are null where they are not kept one by one. */
  changesSince(version: number): Promise<{ version: number; changes: readonly MadeChange[] | null }>;
  get(): Promise<{ version: number; content: SchematicFile }>;
}

interface SessionOptions {
  readonly projectId: string;
  readonly version: number;
  readonly server: DocumentServer;
  readonly journal: LocalJournal;
  readonly newId: () => string;
  readonly now?: () => number;
}

/** On its way to the server, or to be sent again. */
interface Sent {
  readonly changeId: string;
  readonly batch: Batch;
  /** On the device. */
  readonly entries: number;
}

const SAVE_AFTER_MS = 400;
/** While others have the drawing open, so that they see a change at once. */
const SAVE_AFTER_IN_COMPANY_MS = 30;
const RETRY_AFTER_MS = 5_000;

export class DocumentSession {
  readonly #editor: SchematicEditor;
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  readonly #replica: Replica;
  /** Entries on the device for one's own changes: as many, unless others' changes were merged. */
  #entries = 0;
  /** Keys of these entries, oldest first, as far as they are written. */
  #keys: number[] = [];
  #version: number;
  #sent: Sent | null = null;
  #state: SessionState = {
    ...{ save: "saved", unsaved: 0, savedAt: null, recovered: 0, isKeptHere: true, conflicts: [] },
  };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #catchingUp: Promise<void> | null = null;
  #isSaving = false;
  #isTakingOver = false;
  #hasEnded = false;
  #isInCompany = false;
  readonly #unsubscribe: () => void;

  constructor(editor: SchematicEditor, options: SessionOptions) {
    this.#editor = editor;
    this.#options = options;
    this.#version = options.version;
    this.#replica = new Replica(editor.workspace.store);
    this.#unsubscribe = editor.workspace.subscribe((diff) => this.#take(diff));
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Of the server's document that one's own changes stand on. */
  get version(): number {
    return this.#version;
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
    // The server had them already.
    if (this.#replica.pendingCount === 0) return this.#saved(entries.length);
    this.#set({ recovered: entries.length, unsaved: entries.length });
    this.#schedule(0);
  }

  forgetConflict(conflict: SessionState["conflicts"][number]): void {
    this.#set({ conflicts: this.#state.conflicts.filter((other) => other !== conflict) });
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
    if (this.#replica.pendingCount > 0) this.#schedule(0);
  }

  /** Whether others have the drawing open. */
  setCompany(isInCompany: boolean): void {
    this.#isInCompany = isInCompany;
  }

  /** A change that the server has told of; without its records they are asked for. */
  receive({ version, changeId, change }: Omit<MadeChange, "change"> & { change?: SchematicChange | undefined }): void {
    if (this.#hasEnded || version <= this.#version) return;
    if (change && version === this.#version + 1) this.#follow({ version, changeId, change });
    else void this.catchUp();
  }

  /** Takes what others have changed since the version that is known. */
  catchUp(): Promise<void> {
    return (this.#catchingUp ??= this.#readChanges()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => (this.#catchingUp = null)));
  }

  /** The rights are gone: nothing more is sent or received. */
  end(): void {
    this.#set({ save: "ended" });
  }

  #take(diff: SchematicDiff): void {
    if (this.#isTakingOver) return;
    this.#replica.take(diff);
    this.#entries++;
    this.#keep({ name: "", diff });
    this.#set({ unsaved: this.#entries, save: this.#state.save === "offline" ? "offline" : "waiting" });
    this.#schedule(this.#delay);
  }

  get #delay(): number {
    return this.#isInCompany ? SAVE_AFTER_IN_COMPANY_MS : SAVE_AFTER_MS;
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
    const { history } = this.#editor;
    const count = history.done.length;
    this.#takeOver(() => history.commit(name === "" ? "recover" : name, diff));
    const entry = history.done[count];
    if (entry) this.#replica.take(entry.diff);
  }

  #takeOver(work: () => void): void {
    this.#isTakingOver = true;
    try {
      work();
    } finally {
      this.#isTakingOver = false;
    }
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
    if (this.#isSaving || this.#replica.pendingCount === 0 || this.#state.save === "ended") return;
    this.#isSaving = true;
    this.#set({ save: "saving" });
    try {
      await this.#send();
    } catch (error) {
      await this.#failed(error);
    } finally {
      this.#isSaving = false;
    }
    this.#goOn();
  }

  /** What did not arrive is sent again as it was, so that it is made once. */
  async #send(): Promise<void> {
    const { server, newId } = this.#options;
    this.#sent ??= {
      ...{ changeId: newId(), batch: this.#replica.batch(), entries: this.#entries },
    };
    const sent = this.#sent;
    const { version } = await server.change(this.#version, sent.changeId, writeChange(sent.batch.diff));
    if (version <= this.#version) return;
    if (version === this.#version + 1 && this.#sent === sent) this.#confirm(version, sent);
    else await this.catchUp();
  }

  #goOn(): void {
    const { save } = this.#state;
    if (this.#replica.pendingCount === 0 || save === "refused" || save === "ended") return;
    this.#schedule(save === "offline" ? RETRY_AFTER_MS : this.#delay);
  }

  #follow(made: MadeChange): void {
    if (made.version !== this.#version + 1) return;
    if (made.changeId === this.#sent?.changeId) return this.#confirm(made.version, this.#sent);
    this.#merge(readChange(made.change, this.#replica.server));
    this.#version = made.version;
  }

  /** The server has made the change that was sent. */
  #confirm(version: number, { batch, entries }: Sent): void {
    this.#replica.confirm(batch);
    this.#version = version;
    this.#sent = null;
    this.#saved(entries);
  }

  #saved(entries: number): void {
    const { journal, now = Date.now } = this.#options;
    this.#entries -= entries;
    this.#writing = this.#writing
      .then(() => journal.drop(this.#keys.splice(0, entries)))
      .catch(() => this.#set({ isKeptHere: false }));
    const unsaved = this.#entries;
    this.#set({ save: unsaved === 0 ? "saved" : "waiting", unsaved, savedAt: now() });
  }

  async #failed(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "STALE_VERSION") {
      this.#sent = null;
      return this.catchUp();
    }
    if (code === "NOT_FOUND" || code === "UNAUTHENTICATED") this.#set({ save: "ended" });
    else if (code === "INVALID_INPUT" || code === "BODY_TOO_LARGE") this.#set({ save: "refused" });
    else if (this.#replica.pendingCount > 0) this.#set({ save: "offline" });
  }

  async #readChanges(): Promise<void> {
    const { server } = this.#options;
    const { changes } = await server.changesSince(this.#version);
    if (changes) for (const made of changes) this.#follow(made);
    else await this.#readWhole();
    if (this.#replica.pendingCount > 0 && this.#state.save === "offline") this.#set({ save: "waiting" });
  }

  async #readWhole(): Promise<void> {
    const { version, content } = await this.#options.server.get();
    const theirs = new RecordStore(readSchematic(content).records);
    this.#merge(diffBetween(this.#replica.server, theirs));
    this.#version = version;
  }

  #merge(theirs: SchematicDiff): void {
    const { shown, conflicts } = this.#replica.merge(theirs);
    this.#takeOver(() => this.#editor.workspace.store.apply(shown));
    // The batch in flight was made for an older version: the server refuses it.
    this.#sent = null;
    if (conflicts.length > 0) this.#set({ conflicts: [...this.#state.conflicts, ...conflicts] });
    if (this.#replica.pendingCount === 0 && this.#entries > 0) this.#saved(this.#entries);
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
