// The process's own streams, files and programs.

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Io, ProgramResult } from "@/lib/cli/io";
import { askSecret } from "@/lib/cli/input/ask-secret";

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

async function readInput(): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Uint8Array.from(Buffer.concat(parts));
}

/** Started without a shell: names of files are arguments and nothing else. */
function run(program: string, args: readonly string[]): Promise<ProgramResult | null> {
  return new Promise((resolve) => {
    execFile(program, [...args], { maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout, stderr) => {
      if (error && (error.code === "ENOENT" || error.code === "EACCES")) resolve(null);
      else resolve({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, stdout, stderr });
    });
  });
}

export function nodeIo(): Io {
  const { stdin, stdout, stderr } = process;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    readInput,
    askSecret: stdin.isTTY && stderr.isTTY ? askSecret : null,
    isOutTerminal: stdout.isTTY === true,
    isErrTerminal: stderr.isTTY === true,
    columns: stdout.isTTY ? stdout.columns : null,
    env: process.env,
    cwd: process.cwd(),
    platform: process.platform,
    fetch: (address, init) => fetch(address, init),
    sleep: (ms) => sleep(ms),
    run,
    randomId: () => randomUUID(),
  };
}
