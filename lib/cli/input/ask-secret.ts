// A question at the terminal whose answer is not shown.

import process from "node:process";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

export function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  return new Promise((resolve) => {
    let answer = "";
    lines.once("line", (line) => {
      answer = line.trim();
      lines.close();
    });
    // Ctrl+C and the end of the input leave the answer empty.
    lines.once("close", () => {
      stderr.write("\n");
      resolve(answer);
    });
  });
}
