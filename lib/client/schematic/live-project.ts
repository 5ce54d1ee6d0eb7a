// Others who have the same drawing open: who they are, where they point, and their changes as they are made.
import type { SocketClient } from "@/lib/client/realtime/socket";
import type { Pointing, ServerEventData } from "@/lib/client/realtime/socket-events";
import type { DocumentSession } from "@/lib/client/schematic/document-session";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";

export interface LivePerson extends Pointing {
  readonly key: string;
  /** Empty for a visitor, and for those who have given none. */
  readonly name: string;
  /** The project is theirs. */
  readonly isOwner: boolean;
  /** Index of a color that no other person has, as long as there are enough. */
  readonly color: number;
}

interface LiveProjectOptions {
  readonly projectId: string;
  readonly token: string | null;
  readonly editor: SchematicEditor;
  readonly session: DocumentSession;
  readonly socket: SocketClient;
  readonly now?: () => number;
}

export const PERSON_COLORS = 6;
const POINT_EVERY_MS = 80;
/** Also says that one is still there. */
const REPEAT_EVERY_MS = 10_000;
const GONE_AFTER_MS = 25_000;
const MAX_SELECTION = 200;

export class LiveProject {
  readonly #options: LiveProjectOptions;
  readonly #listeners = new Set<() => void>();
  readonly #seenAt = new Map<string, number>();
  readonly #endings: (() => void)[];
  #people: readonly LivePerson[] = [];
  #key: string | null = null;
  #told = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #repeat: ReturnType<typeof setInterval>;

  constructor(options: LiveProjectOptions) {
    this.#options = options;
    const { socket, editor } = options;
    this.#endings = [
      socket.on("projectState", (state) => this.#enter(state)),
      socket.on("projectChanged", (change) => this.#follow(change)),
      socket.on("projectPerson", (person) => this.#meet(person)),
      socket.on("error", (error) => this.#refused(error)),
      socket.onConnect(() => this.#join()),
      editor.subscribe(() => this.#tellSoon()),
      socket.hold(),
    ];
    this.#repeat = setInterval(() => this.#repeatAndForget(), REPEAT_EVERY_MS);
  }

  /** Everybody else, in the order in which they came. */
  get people(): readonly LivePerson[] {
    return this.#people;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#repeat);
    this.#options.socket.send("joinProject", null);
    for (const end of this.#endings) end();
  }

  #join(): void {
    const { projectId, token, socket } = this.#options;
    this.#key = null;
    this.#setPeople([]);
    socket.send("joinProject", { projectId, token });
  }

  #enter({ projectId, version, key }: ServerEventData["projectState"]): void {
    if (projectId !== this.#options.projectId) return;
    this.#key = key;
    const { session } = this.#options;
    if (version > session.version) void session.catchUp();
    session.retry();
    this.#tell(true);
  }

  #follow({ projectId, version, changeId, change }: ServerEventData["projectChanged"]): void {
    if (projectId === this.#options.projectId)
      this.#options.session.receive({ version, changeId, change: change ?? undefined });
  }

  #meet({ projectId, person, pointing }: ServerEventData["projectPerson"]): void {
    const { key } = person;
    if (projectId !== this.#options.projectId || key === this.#key) return;
    const known = this.#people.find((other) => other.key === key);
    const others = this.#people.filter((other) => other.key !== key);
    if (!pointing) return this.#setPeople(others);
    this.#seenAt.set(key, this.#now());
    const met: LivePerson = { ...pointing, ...person, color: known?.color ?? freeColor(this.#people) };
    this.#setPeople(known ? this.#people.map((other) => (other === known ? met : other)) : [...others, met]);
    // A person who has just joined does not know yet where the others are.
    if (!known) this.#tell(true);
  }

  /** A room that is full leaves one to work alone: changes meet when they are saved. */
  #refused({ projectId, code }: ServerEventData["error"]): void {
    if (projectId !== this.#options.projectId || code !== "NOT_FOUND") return;
    this.#setPeople([]);
    this.#options.session.end();
  }

  #setPeople(people: readonly LivePerson[]): void {
    this.#people = people;
    this.#options.editor.hold(people.flatMap(({ isHeld, selection }) => (isHeld ? selection : [])));
    this.#options.session.setCompany(people.length > 0);
    for (const listener of this.#listeners) listener();
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell(false);
    }, POINT_EVERY_MS);
  }

  /** Nobody is told what they know, or while nobody is there. */
  #tell(isAgain: boolean): void {
    if (this.#key === null || (this.#people.length === 0 && !isAgain)) return;
    const { editor, socket } = this.#options;
    const { path, pointer, selection } = editor.state;
    const pointing: Pointing = {
      ...{ path, at: pointer?.at ?? null, selection: [...selection].slice(0, MAX_SELECTION) },
      isHeld: editor.isDragging,
    };
    const text = JSON.stringify(pointing);
    if (text === this.#told && !isAgain) return;
    this.#told = text;
    socket.send("point", pointing);
  }

  #repeatAndForget(): void {
    this.#tell(this.#people.length > 0);
    const isThere = ({ key }: LivePerson): boolean => this.#now() - (this.#seenAt.get(key) ?? 0) < GONE_AFTER_MS;
    if (!this.#people.every(isThere)) this.#setPeople(this.#people.filter(isThere));
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

function freeColor(people: readonly LivePerson[]): number {
  const colors = Array.from({ length: PERSON_COLORS }, (_, color) => color);
  const uses = (color: number): number => people.filter((person) => person.color === color).length;
  return colors.reduce((best, color) => (uses(color) < uses(best) ? color : best), 0);
}
