// ngspice on this machine: the waveform of one node.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LiveCase } from "@/tests/core/live-simulation/circuits/live-case";
import type { Trace } from "@/tests/core/live-simulation/trace";
import { ngspiceDeck } from "./deck";

const STEPS = 1e4;

export function runNgspice({ circuit, node, duration, maxStep = duration / STEPS }: LiveCase): Trace {
  const folder = mkdtempSync(path.join(tmpdir(), "ngspice-"));
  try {
    const output = path.join(folder, "out.txt");
    const deck = path.join(folder, "deck.cir");
    writeFileSync(deck, ngspiceDeck(circuit, { node, duration, maxStep, output }));
    execFileSync("ngspice", ["-b", deck], { stdio: ["ignore", "pipe", "pipe"] });
    const rows = readFileSync(output, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number));
    return { times: rows.map(([time = NaN]) => time), values: rows.map(([, value = NaN]) => value) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
