// The process that runs the tests, started anew after a mutant that does not end.

import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { AnswerTo, Question } from "./messages";

const WORKER = path.join(import.meta.dirname, "worker.ts");

export class TestProcess {
  #child: ChildProcess | null = null;

  async #start(): Promise<ChildProcess> {
    const child = fork(WORKER, { execArgv: ["--import", "tsx"], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", (code) => reject(new Error(`The test process ended with ${code} before its first test`)));
    });
    child.removeAllListeners("exit");
    return child;
  }

  /** Null if the tests did not end within `limitMs`, or ended the process. */
  async ask<Q extends Question>(question: Q, limitMs: number): Promise<AnswerTo<Q> | null> {
    this.#child ??= await this.#start();
    const child = this.#child;
    const answer = await new Promise<AnswerTo<Q> | null>((resolve) => {
      const timer = setTimeout(() => settle(null), limitMs);
      const settle = (value: AnswerTo<Q> | null) => {
        clearTimeout(timer);
        child.removeAllListeners("message").removeAllListeners("exit");
        resolve(value);
      };
      child.once("message", (reply: AnswerTo<Q>) => settle(reply));
      child.once("exit", () => settle(null));
      child.send(question);
    });
    if (answer === null) this.end();
    return answer;
  }

  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }
}
