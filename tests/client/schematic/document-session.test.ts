// An open schematic is kept: on the device at once, on the server soon after, merged with what others saved.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DocumentServer, DocumentSession, type MadeChange } from "@/lib/client/schematic/document-session";
import type { JournalEntry, LocalJournal, StoredEntry } from "@/lib/client/schematic/local-journal";
import { ApiError } from "@/lib/client/transport/api-error";
import { schematicChange, schematicFile } from "@/lib/contracts/schematic-file";
import { applyChanges, type SchematicChange } from "@/lib/core/schematic/format/schematic-change";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { readSchematic, type SchematicFile, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import {
  deleteSelection,
  duplicateSelection,
  nudgeSelection,
  rotateSelection,
} from "@/lib/core/schematic/editor/actions";
import { addSheet } from "@/lib/core/schematic/editor/add-sheet";
import { layWires } from "@/lib/core/schematic/edit/wires";
import { Random } from "@/tests/support/random";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
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
  made: MadeChange[] = [];
  isAway = false;
  /** Told of each change, as the socket does. */
  listeners: ((made: MadeChange) => void)[] = [];

  constructor(content: SchematicFile) {
    this.content = content;
  }

  change(version: number, changeId: string, change: SchematicChange): Promise<{ version: number }> {
    if (this.isAway) return Promise.reject(new ApiError("NETWORK", "away", { kind: "transport" }));
    const known = this.made.find((made) => made.changeId === changeId);
    if (known) return Promise.resolve({ version: known.version });
    if (version !== this.version) return Promise.reject(new ApiError("STALE_VERSION", "stale", { kind: "refused" }));
    const sent = structuredClone(schematicChange.parse(change));
    this.content = schematicFile.parse(applyChanges(this.content, [sent]));
    const made = { version: ++this.version, changeId, change: sent };
    this.made.push(made);
    for (const tell of this.listeners) tell(structuredClone(made));
    return Promise.resolve({ version: this.version });
  }

  changesSince(version: number): ReturnType<DocumentServer["changesSince"]> {
    if (this.isAway) return Promise.reject(new ApiError("NETWORK", "away", { kind: "transport" }));
    const changes = structuredClone(this.made.filter((made) => made.version > version));
    return Promise.resolve({ version: this.version, changes });
  }

  get = () => Promise.resolve({ version: this.version, content: structuredClone(this.content) });
}

let journal: MemoryJournal;
let server: MemoryServer;
let count = 0;

const newId = () => `id-${++count}`;

const AWAY = new ApiError("NETWORK", "away", { kind: "transport" });

function start(kept: LocalJournal = journal) {
  const editor = new SchematicEditor(readSchematic(structuredClone(server.content)), { newId });
  const own: DocumentServer = {
    change: (...sent) => server.change(...sent),
    changesSince: (version) => server.changesSince(version),
    get: () => server.get(),
  };
  const { version } = server;
  const session = new DocumentSession(editor, { projectId: "p", version, server: own, journal: kept, newId });
  return { editor, session, server: own };
}

const documentOf = ({ workspace }: SchematicEditor) =>
  writeSchematic({ rootSheetId: ROOT.id, records: [...workspace.store.values()] });
const documentOfFile = (file: SchematicFile) =>
  writeSchematic({ rootSheetId: ROOT.id, records: readSchematic(file).records });

const subSheet = (id: string, y: number): SchematicRecord[] => [
  { ...ROOT, id, name: id },
  {
    ...{ kind: "sheet-symbol", id: `${id}-symbol`, sheetId: ROOT.id, targetId: id, name: id },
    ...{ from: at(60, 10 * y), to: at(65, 10 * y + 5) },
  },
];

/** Wires, moves, values, deleted components, sheets with what is drawn on them, undo and redo. */
function randomEdit(editor: SchematicEditor, random: Random): void {
  const objects = editor.view.index.objects();
  if (objects.length === 0) return draw(editor, 1);
  const [y, x] = [random.below(40), random.below(40)];
  const acts = [
    () => draw(editor, y),
    () => editor.select(random.many(4, () => random.one(objects).id)),
    () => nudgeSelection(editor, random.below(3) - 1, random.below(3) - 1),
    () => rotateSelection(editor, 1),
    () => deleteSelection(editor),
    () => duplicateSelection(editor),
    () => addSheet(editor, at(x, y), at(x + 5, y + 5)),
    () => editor.openSheet(random.one(editor.hierarchy.instances).path),
    () => editor.openSheet(editor.hierarchy.instances.at(-1)?.path ?? "/"),
    () => {
      editor.select(objects.flatMap(({ kind, id }) => (kind === "sheet-symbol" ? [id] : [])));
      if (random.isLuck(0.3)) deleteSelection(editor);
    },
    () => editor.undo(),
    () => editor.redo(),
  ];
  // Sheets below the first one are drawn on more often: it is they that are deleted meanwhile.
  if (editor.path !== "/" && random.isLuck(0.6)) draw(editor, y);
  else random.one(acts)();
}

const draw = (editor: SchematicEditor, y: number): void =>
  editor.commit("wire", (edit) =>
    layWires(edit, { sheetId: editor.view.sheetId, kind: "wire", points: [at(0, y), at(5, y)] }),
  );

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
  const change = vi.spyOn(server, "change");
  await vi.advanceTimersByTimeAsync(400);
  draw(editor, 2);
  draw(editor, 3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([wiresIn(server.content), change.mock.calls.length]).toEqual([[1, 2, 3], 2]);
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
  vi.spyOn(server, "change").mockRejectedValueOnce(new ApiError("NETWORK", "away", { kind: "transport" }));
  draw(a.editor, 1);
  // The other window's save fails first; then this one saves.
  await vi.advanceTimersByTimeAsync(400);
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
  vi.spyOn(server, "change").mockRejectedValue(new ApiError("NOT_FOUND", "gone", { kind: "refused" }));
  draw(editor, 1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([session.state.save, journal.entries.length]).toEqual(["ended", 1]);
});

describe("with others at the same time", () => {
  /** Two editors that the server tells of each change. */
  function startTogether() {
    const made = [start(new MemoryJournal()), start(new MemoryJournal())] as const;
    for (const { session } of made) {
      session.setCompany(true);
      server.listeners.push((change) => session.receive(change));
    }
    return made;
  }

  it("a change is seen by the others at once, and undone by its author alone", async () => {
    const [a, b] = startTogether();
    draw(a.editor, 1);
    await vi.advanceTimersByTimeAsync(50);
    expect([wiresOf(b.editor), b.session.state.unsaved]).toEqual([[1], 0]);
    expect(b.editor.history.done).toEqual([]);
    draw(b.editor, 2);
    await vi.advanceTimersByTimeAsync(50);
    a.editor.undo();
    await vi.advanceTimersByTimeAsync(50);
    expect([wiresOf(a.editor), wiresOf(b.editor), wiresIn(server.content)]).toEqual([[2], [2], [2]]);
  });

  it("a change whose answer was lost is not made twice", async () => {
    const { editor, session } = start();
    const change = server.change.bind(server);
    vi.spyOn(server, "change").mockImplementationOnce(async (...sent) => {
      await change(...sent);
      throw new ApiError("NETWORK", "lost", { kind: "transport" });
    });
    draw(editor, 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.version, session.version, session.state.save, journal.entries.length]).toEqual([2, 2, "saved", 0]);
  });

  it("what was missed without a connection is taken when it returns", async () => {
    const [a, b] = startTogether();
    const tellB = server.listeners.splice(1, 1);
    for (const y of [1, 2, 3]) {
      draw(a.editor, y);
      await vi.advanceTimersByTimeAsync(50);
    }
    server.listeners.push(...tellB);
    draw(a.editor, 4);
    await vi.advanceTimersByTimeAsync(50);
    expect([wiresOf(b.editor), b.session.version]).toEqual([[1, 2, 3, 4], 5]);
  });

  it("a drawing that was replaced is taken as a whole, with one's own change on top", async () => {
    const { editor, session } = start();
    draw(editor, 1);
    server.content = { ...server.content, objects: [] };
    server.version = 9;
    vi.spyOn(server, "changesSince").mockResolvedValue({ version: 9, changes: null });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([wiresIn(server.content), session.version, wiresOf(editor)]).toEqual([[1], 10, [1]]);
    expect([...editor.workspace.store.values()].some(({ kind }) => kind === "component")).toBe(false);
  });

  it("random edits with lost connections and late news end in the same whole document", async () => {
    const runs = Number(process.env.FUZZ_RUNS ?? 12);
    for (let seed = 1; seed <= runs; seed++) {
      const random = new Random(seed);
      const drawing = new Drawing(RESISTOR);
      for (let at = 1; at <= 6; at++) drawing.resistor(`R${at}`, 10 * at, 10);
      const subs = [1, 2].flatMap((at) => subSheet(`sub${at}`, at));
      server = new MemoryServer(writeSchematic({ rootSheetId: ROOT.id, records: [...drawing.records, ...subs] }));
      const people = Array.from({ length: 3 }, () => {
        const person = { ...start(new MemoryJournal()), isAway: false };
        person.session.setCompany(random.isLuck(0.5));
        // News is late, in another order, or lost.
        server.listeners.push((made) => {
          if (person.isAway || random.isLuck(0.2)) return;
          setTimeout(() => person.session.receive(made), random.below(200));
        });
        const change = server.change.bind(server);
        const own: DocumentServer = {
          change: (...sent) => (person.isAway ? Promise.reject(AWAY) : change(...sent)),
          changesSince: (version) => (person.isAway ? Promise.reject(AWAY) : server.changesSince(version)),
          get: server.get,
        };
        Object.assign(person.server, own);
        return person;
      });
      for (let step = 0; step < 100; step++) {
        const person = random.one(people);
        if (random.isLuck(0.15)) person.isAway = !person.isAway;
        randomEdit(person.editor, random);
        await vi.advanceTimersByTimeAsync(random.below(150));
      }
      for (const person of people) {
        person.isAway = false;
        person.session.retry();
      }
      await vi.advanceTimersByTimeAsync(30_000);
      for (const { session } of people) await session.catchUp();
      const documents = people.map(({ editor }) => documentOf(editor));
      expect(documents, `seed ${seed}`).toEqual(people.map(() => documentOfFile(server.content)));
      expect(people.map(({ session }) => session.state.unsaved)).toEqual([0, 0, 0]);
    }
  }, 60_000);
});
