// Others in the same drawing: met, followed, forgotten, and told where one points.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SocketClient } from "@/lib/client/realtime/socket";
import type { Pointing, ServerEvent, ServerEventData } from "@/lib/client/realtime/socket-events";
import { DocumentSession } from "@/lib/client/schematic/document-session";
import { LiveProject, PERSON_COLORS } from "@/lib/client/schematic/live-project";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

class FakeSocket implements SocketClient {
  sent: [event: string, data: unknown][] = [];
  holders = 0;
  readonly #listeners = new Map<string, Set<(data: Record<string, unknown>) => void>>();
  readonly #connected = new Set<() => void>();

  hold = () => {
    this.holders++;
    return () => void this.holders--;
  };
  send = (event: string, data: unknown) => {
    this.sent.push([event, data]);
    return true;
  };
  on: SocketClient["on"] = (event, listener) => {
    const typed = (data: Record<string, unknown>) => listener(data as Parameters<typeof listener>[0]);
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(typed));
    return () => void listeners.delete(typed);
  };
  onConnect = (listener: () => void) => {
    this.#connected.add(listener);
    return () => void this.#connected.delete(listener);
  };

  onBreak = () => () => undefined;

  connect(): void {
    for (const listener of this.#connected) listener();
  }
  tell<E extends ServerEvent>(event: E, data: ServerEventData[E]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(data);
  }
  take(event: string): unknown[] {
    const found = this.sent.filter(([name]) => name === event).map(([, data]) => data);
    this.sent = this.sent.filter(([name]) => name !== event);
    return found;
  }
}

const POINTING: Pointing = { path: "/", at: { x: 0, y: 0 }, selection: [], isHeld: false };
const met = (key: string, pointing: Partial<Pointing> | null = {}) => ({
  ...{ projectId: "p", person: { key, name: key.toUpperCase(), isOwner: false } },
  pointing: pointing && { ...POINTING, ...pointing },
});

let socket: FakeSocket;
let editor: SchematicEditor;
let session: DocumentSession;
let live: LiveProject;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  editor = new SchematicEditor({ rootSheetId: ROOT.id, records: drawing.records }, { newId: () => "new" });
  session = new DocumentSession(editor, {
    ...{ projectId: "p", version: 1, newId: () => "change" },
    journal: { read: () => Promise.resolve([]), append: () => Promise.resolve(0), drop: () => Promise.resolve() },
    server: {
      change: () => Promise.resolve({ version: 2 }),
      changesSince: vi.fn(() => Promise.resolve({ version: 1, changes: [] })),
      get: () => Promise.reject(new Error("not asked for")),
    },
  });
  live = new LiveProject({ projectId: "p", token: "link", editor, session, socket });
  socket.connect();
  socket.tell("projectState", { projectId: "p", version: 1, key: "me" });
});
afterEach(() => void vi.useRealTimers());

it("joins at each connection with its link, and leaves in the end", () => {
  expect(socket.take("joinProject")).toEqual([{ projectId: "p", token: "link" }]);
  socket.tell("projectPerson", met("a"));
  socket.connect();
  expect([socket.take("joinProject").length, live.people]).toEqual([1, []]);
  live.close();
  expect([socket.take("joinProject"), socket.holders]).toEqual([[null], 0]);
});

it("asks for what it has missed", () => {
  const catchUp = vi.spyOn(session, "catchUp");
  socket.tell("projectState", { projectId: "p", version: 1, key: "me" });
  expect(catchUp).not.toHaveBeenCalled();
  socket.tell("projectState", { projectId: "p", version: 4, key: "me" });
  expect(catchUp).toHaveBeenCalledTimes(1);
});

it("meets others in colors of their own, and never oneself or people of another project", () => {
  socket.tell("projectPerson", met("me"));
  socket.tell("projectPerson", { ...met("x"), projectId: "other" });
  for (let count = 0; count < PERSON_COLORS; count++) socket.tell("projectPerson", met(`p${count}`));
  expect(live.people.map(({ key }) => key)).toEqual(["p0", "p1", "p2", "p3", "p4", "p5"]);
  expect(new Set(live.people.map(({ color }) => color)).size).toBe(PERSON_COLORS);
  const [first] = live.people;
  socket.tell("projectPerson", met("p0", { path: "/sub/" }));
  expect(live.people[0]).toEqual({ ...first, path: "/sub/" });
  socket.tell("projectPerson", met("p0", null));
  expect(live.people.map(({ key }) => key)).not.toContain("p0");
});

it("tells where one points once for each change, and nobody while nobody is there", () => {
  socket.take("point");
  editor.hover({ at: at(3, 4), reach: 0, isShift: false, isCtrl: false, isAlt: false });
  vi.advanceTimersByTime(1_000);
  expect(socket.take("point")).toEqual([]);
  socket.tell("projectPerson", met("a"));
  expect(socket.take("point")).toHaveLength(1);
  for (let x = 0; x < 50; x++) {
    editor.hover({ at: at(x, 4), reach: 0, isShift: false, isCtrl: false, isAlt: false });
    vi.advanceTimersByTime(10);
  }
  const told = socket.take("point");
  expect(told.length).toBeGreaterThan(4);
  // The server ends connections that send more than 20 messages a second.
  expect(told.length).toBeLessThan(8);
});

it("forgets who says nothing more", () => {
  socket.tell("projectPerson", met("a"));
  vi.advanceTimersByTime(20_000);
  socket.tell("projectPerson", met("b"));
  vi.advanceTimersByTime(10_000);
  expect(live.people.map(({ key }) => key)).toEqual(["b"]);
});

it("does not take hold of what another drags", () => {
  const [part] = editor.view.index.objects();
  socket.tell("projectPerson", met("a", { selection: [part?.id ?? ""], isHeld: true }));
  const pointer = { at: at(10, 10), reach: 1_000, isShift: false, isCtrl: false, isAlt: false };
  editor.startDrag(pointer);
  expect([editor.isDragging, editor.state.overlay.refusal]).toEqual([false, "held"]);
  socket.tell("projectPerson", met("a", { selection: [part?.id ?? ""] }));
  editor.startDrag(pointer);
  expect(editor.isDragging).toBe(true);
});

it("ends the session where the rights are gone", () => {
  socket.tell("error", { code: "NOT_FOUND", projectId: "other" });
  socket.tell("error", { code: "TOO_MANY_RECORDS", projectId: "p" });
  expect(session.state.save).toBe("saved");
  socket.tell("projectPerson", met("a"));
  socket.tell("error", { code: "NOT_FOUND", projectId: "p" });
  expect([session.state.save, live.people]).toEqual(["ended", []]);
});
