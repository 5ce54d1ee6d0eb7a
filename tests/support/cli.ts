// The command line over the API of a test, without a network and without a process of its own.

import path from "node:path";
import { createApiKey, type ApiScope } from "@/lib/contracts/api-key";
import { ok } from "@/lib/base/result";
import type { Io, ProgramResult } from "@/lib/cli/io";
import { run } from "@/lib/cli/run";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { checkBoard } from "@/lib/core/dfm/check";
import { boardPalette, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";
import type { Deps } from "@/lib/server/deps";
import { readUpload } from "@/lib/workers/archive/read-upload";
import { openBoard } from "@/lib/workers/gerber/open-board";
import type { TestApi } from "./api";
import type { Person } from "./shop";

export const ADDRESS = "http://localhost:3000";

/** Readers of boards within the test's process: workers would compile themselves first. */
export const READERS: Pick<Deps, "readBoardFile" | "checkBoardFile"> = {
  readBoardFile: (bytes, options = {}) =>
    openBoard(bytes, { ...options, colors: boardPalette(PLAIN_APPEARANCE) }, { loadRar: loadRarFromPackage }),
  async checkBoardFile(bytes, { fileName, order }) {
    const read = await readUpload(bytes, { fileName }, { loadRar: loadRarFromPackage });
    if (!read.ok) return read;
    const report = checkBoard(read.value.board, order);
    return ok({ report, outline: [], pictures: report.findings.map(() => null) });
  },
};

export type Sent = (address: string, init: RequestInit) => Promise<Response>;

/** The API as a server at ADDRESS. */
export const sendTo =
  (api: TestApi): Sent =>
  (address, init) => {
    const headers = new Headers(init.headers);
    headers.set("host", new URL(address).host);
    return api.send(address, { ...init, headers });
  };

export async function makeKey(api: TestApi, person: Person, scopes: ApiScope[]): Promise<string> {
  const dailyLimitMicro = scopes.includes("orders:write") ? 0 : undefined;
  return (await api.call(createApiKey, { name: "CLI", scopes, dailyLimitMicro }, { token: person.token })).data.key;
}

export interface CliSetting {
  readonly send: Sent;
  readonly env?: Record<string, string>;
  readonly input?: Uint8Array<ArrayBuffer>;
  readonly cwd?: string;
  readonly columns?: number;
  readonly isTerminal?: boolean;
  readonly program?: (program: string, args: readonly string[]) => Promise<ProgramResult | null>;
}

export interface CliResult {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** The answer of `--json`. */
  readonly json: <T>() => T;
  readonly waitsMs: readonly number[];
}

/** Runs a command; nothing of the caller's environment or home reaches it. */
export async function runCli(argv: readonly string[], setting: CliSetting): Promise<CliResult> {
  const written = { out: "", err: "" };
  const waitsMs: number[] = [];
  const { input = new Uint8Array(), cwd = process.cwd(), columns = null, isTerminal = false } = setting;
  let ids = 0;
  const io: Io = {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    readInput: () => Promise.resolve(input),
    askSecret: null,
    isOutTerminal: isTerminal,
    isErrTerminal: isTerminal,
    columns,
    env: { BOARDWRIGHT_URL: ADDRESS, HOME: path.join(cwd, "nobody"), LANG: "en_US.UTF-8", ...setting.env },
    cwd,
    platform: "linux",
    fetch: setting.send,
    sleep(ms) {
      waitsMs.push(ms);
      return Promise.resolve();
    },
    run: setting.program ?? (() => Promise.resolve(null)),
    randomId: () => `id-${++ids}-${Math.trunc(performance.now() * 1000)}`,
  };
  const exit = await run(argv, io);
  return { exit, ...written, json: <T>() => JSON.parse(written.out) as T, waitsMs };
}
