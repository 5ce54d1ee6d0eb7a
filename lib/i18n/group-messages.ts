// Messages that the browser receives for each group of pages; a page's layout adds its own (`PageMessages`).
import type { Messages } from "@/messages/en";

export type Namespace = keyof Messages;
type ClientGroup = "shop" | "account" | "workbench" | "studio" | "editor" | "chat" | "embed" | "widget" | "ops";

const everywhere = ["common", "errors", "validation"] as const satisfies Namespace[];

export const GROUP_NAMESPACES: Record<ClientGroup, readonly Namespace[]> = {
  shop: [...everywhere, "cart"],
  account: [
    ...everywhere,
    "pcb",
    "pricing",
    "account",
    "address",
    "cart",
    "checkout",
    "coupon",
    "order",
    "pcba",
    "quote",
    "quotes",
    "finding",
  ],
  workbench: [...everywhere, "cart", "sharing", "workbench"],
  studio: [...everywhere, "gerber", "viewer", "pcb", "finding"],
  editor: [
    ...everywhere,
    "schematic",
    "sharing",
    "simulation",
    "liveSimulation",
    "waveforms",
    "partProposal",
    "spiceText",
  ],
  chat: [...everywhere, "chat"],
  embed: [...everywhere, "board3d", "community", "waveforms"],
  widget: [...everywhere, "pcb", "widget"],
  ops: [...everywhere, "ops", "content", "gerber", "order", "cart", "pcb", "pricing", "account", "finding"],
};

export function pickMessages(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}
