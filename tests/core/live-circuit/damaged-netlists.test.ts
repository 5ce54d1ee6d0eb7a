// Netlists with changed characters: whatever they say, they are refused or run, and nothing throws.
import { expect, it } from "vitest";
import { LiveRunner } from "@/lib/core/live-circuit/live-runner";
import { Random } from "@/tests/support/random";
import { LIVE_NETLISTS, netlistText } from "./netlists";
import { exampleNetlist } from "./run-live";

const SIGNS = "rclvdqmjxbkesfgh0123456789.+-*/(){}=<>?:&| \n";

function damaged(text: string, next: () => number): string {
  const letters = [...text];
  for (let count = 0; count < 1 + next() * 6; count++) {
    const at = Math.floor(next() * letters.length);
    letters[at] = next() < 0.3 ? "" : (SIGNS[Math.floor(next() * SIGNS.length)] ?? "");
  }
  return letters.join("");
}

it("300 damaged netlists are refused, stopped or run", { timeout: 60_000 }, () => {
  const chance = new Random(11);
  const next = (): number => chance.next();
  const whole = [...LIVE_NETLISTS.map(netlistText), exampleNetlist("blinker"), exampleNetlist("buck")];
  const kinds = new Set<string>();
  let clock = 0;
  for (let count = 0; count < 300; count++) {
    const runner = new LiveRunner(() => clock++);
    const answer = runner.load(damaged(whole[count % whole.length] ?? "", next), false);
    kinds.add(answer.kind);
    if (answer.kind !== "loaded") continue;
    const { frame, stop } = runner.advance(1e-4, 40);
    expect(frame !== null || stop !== null).toBe(true);
  }
  expect([...kinds].sort()).toEqual(["loaded", "refused", "stopped"]);
});
