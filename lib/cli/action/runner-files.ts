// Summary and outputs of a step, written to the files that the runner names.

import { appendFile } from "node:fs/promises";
import type { Io } from "@/lib/cli/io";

type RunnerIo = Pick<Io, "env" | "randomId">;

export async function writeSummary({ env }: RunnerIo, markdown: string): Promise<void> {
  if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, `${markdown}\n`);
}

/** Each between delimiters that no value can guess, so that a value with lines is one value. */
export async function writeOutputs({ env, randomId }: RunnerIo, outputs: Readonly<Record<string, string>>) {
  if (!env.GITHUB_OUTPUT) return;
  const delimiter = `boardwright-${randomId()}`;
  const entries = Object.entries(outputs).map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
  await appendFile(env.GITHUB_OUTPUT, entries.join(""));
}

/** A line of the log that the runner shows as a notice; data is escaped as its toolkit does. */
export const noticeCommand = (text: string): string =>
  `::notice title=Boardwright::${text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}`;
