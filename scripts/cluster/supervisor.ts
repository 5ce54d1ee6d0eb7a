// The processes of a cluster: started, watched, replaced when they end, and replaced one by one on request.

import { type Backend, drain, type Role, spawnBackend, untilReady } from "./backend";

interface Shape {
  readonly web: number;
  readonly workers: number;
  /** Settings of the processes beside those of the environment. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface Supervisor {
  /** Web processes that take requests. */
  readonly up: () => readonly Backend[];
  readonly all: () => readonly Backend[];
  /** Rejects if the first process does not become ready. */
  readonly start: () => Promise<void>;
  /** Replaces every process, each after its successor is ready. */
  readonly roll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 10_000;

export function createSupervisor({ web, workers, settings }: Shape): Supervisor {
  const backends = new Set<Backend>();
  /** Starts in sequence that failed, by role. */
  const failures: Record<Role, number> = { web: 0, worker: 0 };
  let count = 0;
  let isStopping = false;

  async function add(role: Role): Promise<Backend | null> {
    const backend = await spawnBackend(`${role}-${++count}`, role, settings);
    backends.add(backend);
    backend.child.once("exit", (code, signal) => {
      const wasAsked = isStopping || backend.state === "draining";
      backend.state = "gone";
      backends.delete(backend);
      if (wasAsked) return;
      console.log(`${backend.name} ended (${signal ?? code}); another is started`);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures[role], LAST_PAUSE_MS);
      setTimeout(() => !isStopping && void add(role), pause);
    });
    // Told apart from processes that end in service: what fails at every start is tried more and more rarely.
    failures[role] += 1;
    if (!(await untilReady(backend))) {
      if (backend.state === "starting") backend.child.kill("SIGKILL");
      return null;
    }
    failures[role] = 0;
    console.log(`${backend.name} is up on port ${backend.port}`);
    return backend;
  }

  return {
    up: () => [...backends].filter(({ role, state }) => role === "web" && state === "up"),
    all: () => [...backends],
    async start() {
      // Alone, so that one process migrates the database and writes the first rows.
      if (!(await add("web"))) throw new Error("the first process did not start");
      const rest: Role[] = [...Array<Role>(web - 1).fill("web"), ...Array<Role>(workers).fill("worker")];
      await Promise.all(rest.map(add));
    },
    async roll() {
      for (const old of [...backends].filter(({ state }) => state === "up")) {
        if (await add(old.role)) await drain(old);
      }
    },
    async stop() {
      isStopping = true;
      await Promise.all([...backends].map(drain));
    },
  };
}
