// Checks the text of a netlist; replies once for each request.
import { type Ok, ok } from "@/lib/base/result";
import { checkText } from "@/lib/core/spice/check-text";
import type { SpiceFinding } from "@/lib/core/spice/finding";

export type CheckAnswer = Ok<readonly SpiceFinding[]>;

self.addEventListener("message", ({ data }: MessageEvent<string>) => {
  const result: CheckAnswer = ok(checkText(data));
  self.postMessage({ kind: "done", result });
});
