// One case of the fuzzing: what a seed makes, and what must be true of it whatever it is.

import { identifyLayers } from "@/lib/core/gerber/identify";
import type { SourceFile } from "@/lib/core/board/source-file";
import { boardFiles } from "../fixture-board";
import { archiveBytes } from "./archive-bytes";
import {
  checkArchive,
  checkBoard,
  checkNative,
  checkDrill,
  checkGerber,
  checkIdentified,
  checkNetlist,
} from "./checks";
import { jobText, netlistText } from "./companion-text";
import { drillText } from "./drill-text";
import { gerberText } from "./gerber-text";
import { nativeBytes } from "./native-bytes";
import { mutated, textBytes } from "./mutate";
import { Random } from "../../../support/random";

export type FuzzKind = "gerber" | "drill" | "netlist" | "job" | "archive" | "board" | "native";
export type FuzzCase = { seed: number; kind: FuzzKind; files: SourceFile[] };

const KINDS: readonly FuzzKind[] = [
  ...(["gerber", "gerber", "gerber", "gerber", "gerber", "drill", "drill", "drill", "drill", "drill"] as const),
  ...(["netlist", "netlist", "job", "job", "archive", "board", "native"] as const),
];
const BOARDS = ["blinky", "stamps"].map((name) => boardFiles(name));
const FILES = BOARDS.flat();

/** The same for the same seed. */
export function fuzzCase(seed: number): FuzzCase {
  const random = new Random(seed);
  const kind = random.one(KINDS);
  return { seed, kind, files: makers[kind](random) };
}

/** Throws where something is not as it must be. */
export async function checkCase({ kind, files }: FuzzCase): Promise<void> {
  const [first] = files;
  if (kind === "board") return checkBoard(files);
  if (kind === "native") return checkNative(files);
  if (!first) return;
  if (kind === "archive") return checkArchive(first.bytes);
  checkIdentified(files, identifyLayers(files));
  if (kind === "gerber") checkGerber(first.bytes);
  else if (kind === "drill") checkDrill(first.bytes);
  else if (kind === "netlist") checkNetlist(first.bytes);
}

/** The files of a failing case as readable text. */
export function caseText({ seed, kind, files }: FuzzCase): string {
  const shown = files.map(({ name, bytes }) => `--- ${name} (${bytes.length} bytes)\n${readable(bytes)}`);
  return [`seed ${seed}: ${kind}`, ...(kind === "board" ? [] : shown)].join("\n");
}

function readable(bytes: Uint8Array): string {
  return JSON.stringify(new TextDecoder("latin1").decode(bytes.subarray(0, 20_000)));
}

const makers: Record<FuzzKind, (random: Random) => SourceFile[]> = {
  gerber: (random) => [{ name: "layer.gbr", bytes: damaged(random, textBytes(gerberText(random))) }],
  drill: (random) => [{ name: "holes.drl", bytes: damaged(random, textBytes(drillText(random))) }],
  netlist: (random) => [{ name: "nets.ipc", bytes: damaged(random, textBytes(netlistText(random))) }],
  job: (random) => [
    { name: "board.gbrjob", bytes: damaged(random, textBytes(jobText(random))) },
    { name: "top.gbr", bytes: textBytes(gerberText(random)) },
  ],
  archive: (random) => [{ name: "board.zip", bytes: archiveBytes(random) }],
  native: (random) => {
    const { name, bytes } = nativeBytes(random);
    return [{ name, bytes: damaged(random, bytes, 0.2) }];
  },
  board: (random) => {
    const files = random.one(BOARDS);
    const at = random.below(files.length);
    const extra = { name: "nets.ipc", bytes: textBytes(netlistText(random)) };
    const damagedFiles = files.map((file, index) =>
      index === at ? { ...file, bytes: damaged(random, file.bytes, 1) } : file,
    );
    return random.isLuck(0.2) ? [...damagedFiles, extra] : damagedFiles;
  },
};

function damaged(random: Random, bytes: Uint8Array, share = 0.5): Uint8Array {
  return random.isLuck(share)
    ? mutated(
        random,
        bytes,
        FILES.map((file) => file.bytes),
      )
    : bytes;
}
