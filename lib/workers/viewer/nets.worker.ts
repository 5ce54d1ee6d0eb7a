// Nets worker: computes the connected copper of a board and replies once.

import { type Ok, ok } from "@/lib/base/result";
import { type CopperNets, copperNets } from "@/lib/core/board-view/nets";
import type { Scene } from "@/lib/core/board-view/scene";

export type NetsAnswer = Ok<CopperNets>;

self.addEventListener("message", (event: MessageEvent<Scene>) => {
  const nets = copperNets(event.data);
  const buffers = [...nets.byLayer.values()].map(({ buffer }) => buffer as ArrayBuffer);
  self.postMessage({ kind: "done", result: ok(nets) satisfies NetsAnswer }, { transfer: buffers });
});
