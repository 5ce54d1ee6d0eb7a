// An open schematic is kept: on the device at once, on the server soon after, merged with what others saved.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type DocumentServer, DocumentSession } from "@/lib/client/schematic/document-session";
import type { JournalEntry, LocalJournal, StoredEntry } from "@/lib/client/schematic/local-journal";
import { ApiError } from "@/lib/client/transport/api-error";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { readSchematic, type SchematicFile, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { layWires } from "@/lib/core/schematic/edit/wires";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

class MemoryJournal implements LocalJournal {
  entries: StoredEntry[] = [];
  #key = 0;
  read = () => Promise.resolve([...this.entries]);
  append(_: string, entry: JournalEntry): Promise<number> {
    const key = ++this.#key;
    this.entries.push({ key, ...entry });
    return Promise.resolve(key);
  }
  drop(keys: readonly number[]): Promise<void> {
    this.entries = this.entries.filter(({ key }) => !keys.includes(key));
    return Promise.resolve();
  }
}

class MemoryServer implements DocumentServer {
  version = 1;
  content: SchematicFile;
  isAway = false;

  constructor(content: SchematicFile) {
    this.content = content;
  }

  put(version: number, content: SchematicFile): Promise<{ version: number }> {
    if (this.isAway) return Promise.reject(new ApiError("NETWORK", "away", { kind: "transport" }));
    if (version !== this.version) return Promise.reject(new ApiError("STALE_VERSION", "stale", { kind: "refused" }));
    this.content = content;
    return Promise.resolve({ version: ++this.version });
  }

  get = () => Promise.resolve({ version: this.version, content: this.content });
}

let journal: MemoryJournal;
let server: MemoryServer;
let count = 0;

const newId = () => `id-${++count}`;

function start(kept: LocalJournal = journal) {
  const editor = new SchematicEditor(readSchematic(server.content), { newId });
  const session = new DocumentSession(editor, { projectId: "p", version: server.version, server, journal: kept });
  return { editor, session };
}

const draw = (editor: SchematicEditor, y: number): void =>
  editor.commit("wire", (edit) => layWires(edit, { sheetId: ROOT.id, kind: "wire", points: [at(0, y), at(5, y)] }));

/** Heights of the wires, in grid steps. */
const wiresIn = (file: SchematicFile): number[] =>
  readSchematic(file)
    .records.flatMap((record) => (record.kind === "wire" ? [record.from.y / 12_700] : []))
    .toSorted((a, b) => a - b);
const wiresOf = ({ workspace }: SchematicEditor): number[] =>
  wiresIn(writeSchematic({ rootSheetId: ROOT.id, records: [...workspace.store.values()] }));

beforeEach(() => {
  vi.useFakeTimers();
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  journal = new MemoryJournal();
  server = new MemoryServer(writeSchematic({ rootSheetId: ROOT.id, records: drawing.records }));
});
afterEach(() => void vi.useRealTimers());

it("a change is on the device at once, and on the server within two seconds", async () => {
  const { editor, session } = start();
  draw(editor, 1);
  await vi.advanceTimersByTimeAsync(0);
  expect([journal.entries.length, session.state.save, session.state.unsaved]).toEqual([1, "waiting", 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([wiresIn(server.content), session.state.save, session.state.unsaved, journal.entries.length]).toEqual([
    ...[[1], "saved", 0, 0],
  ]);
});

it("changes while one save is on its way follow with the next", async () => {
  const { editor } = start();
  draw(editor, 1);
  const put = vi.spyOn(server, "put");
  await vi.advanceTimersByTimeAsync(1_500);
  draw(editor, 2);
  draw(editor, 3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([wiresIn(server.content), put.mock.calls.length]).toEqual([[1, 2, 3], 2]);
});

it("without a connection changes stay here, and are sent when it returns", async () => {
  const { editor, session } = start();
  server.isAway = true;
  for (const y of [1, 2, 3]) draw(editor, y);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.state.save, session.state.unsaved, journal.entries.length]).toEqual(["offline", 3, 3]);
  server.isAway = false;
  session.retry();
  await vi.advanceTimersByTimeAsync(100);
  expect([session.state.save, wiresIn(server.content)]).toEqual(["saved", [1, 2, 3]]);
});

it("after a crash the changes of the device are done again, and can be undone", async () => {
  const first = start();
  server.isAway = true;
  draw(first.editor, 4);
  draw(first.editor, 5);
  await vi.advanceTimersByTimeAsync(10);
  server.isAway = false;
  const { editor, session } = start();
  await session.recover();
  expect([wiresOf(editor), session.state.recovered]).toEqual([[4, 5], 2]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([wiresIn(server.content), journal.entries.length]).toEqual([[4, 5], 0]);
  editor.undo();
  expect(wiresOf(editor)).toEqual([4]);
});

it("two windows keep both drawings, whoever saves first", async () => {
  const [a, b] = [start(new MemoryJournal()), start(new MemoryJournal())];
  draw(a.editor, 1);
  draw(b.editor, 2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wiresIn(server.content)).toEqual([1, 2]);
  expect(b.session.state.conflicts).toEqual([]);
  // The first window learns of the other's wire with its next save.
  draw(a.editor, 3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([wiresOf(a.editor), wiresIn(server.content)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

it("a window that saves leaves the entries of another window of the device", async () => {
  const [a, b] = [start(), start()];
  draw(b.editor, 2);
  await vi.advanceTimersByTimeAsync(0);
  vi.spyOn(server, "put").mockRejectedValueOnce(new ApiError("NETWORK", "away", { kind: "transport" }));
  draw(a.editor, 1);
  // The other window's save fails first; then this one saves.
  await vi.advanceTimersByTimeAsync(1_500);
  expect(wiresIn(server.content)).toEqual([1]);
  const kept = journal.entries.flatMap(({ diff }) =>
    diff.added.flatMap((record) => (record.kind === "wire" ? [record.from.y / 12_700] : [])),
  );
  expect(kept).toEqual([2]);
  expect(b.session.state.save).toBe("offline");
});

it("the same field changed in two windows is reported to the later one, whose value stands", async () => {
  const [a, b] = [start(new MemoryJournal()), start(new MemoryJournal())];
  const setValue = (editor: SchematicEditor, text: string) =>
    editor.commit("properties", (edit) => {
      const [component] = edit.objects().filter(({ kind }) => kind === "component");
      if (component?.kind === "component")
        edit.put({ ...component, fields: { ...component.fields, value: { text, isVisible: true, place: null } } });
    });
  setValue(a.editor, "1k");
  await vi.advanceTimersByTimeAsync(2_000);
  setValue(b.editor, "2k");
  await vi.advanceTimersByTimeAsync(10_000);
  const [component] = readSchematic(server.content).records.filter(({ kind }) => kind === "component");
  expect(component?.kind === "component" && component.fields.value?.text).toBe("2k");
  expect(b.session.state.conflicts.map(({ field }) => field)).toEqual(["fields"]);
});

it("a lost right ends saving and says so, and the changes stay on the device", async () => {
  const { editor, session } = start();
  vi.spyOn(server, "put").mockRejectedValue(new ApiError("NOT_FOUND", "gone", { kind: "refused" }));
  draw(editor, 1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([session.state.save, journal.entries.length]).toEqual(["ended", 1]);
});
