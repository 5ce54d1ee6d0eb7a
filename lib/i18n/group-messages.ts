// Message groups that the browser receives for each group of pages.
import type { Messages } from "@/messages/en";

type Namespace = keyof Messages;
type ClientGroup = "shop" | "account" | "workbench" | "studio" | "chat" | "ops";

const everywhere = ["common", "errors", "shell", "validation"] as const satisfies Namespace[];

export const GROUP_NAMESPACES: Record<ClientGroup, readonly Namespace[]> = {
  shop: [
    ...everywhere,
    "board3d",
    "gerber",
    "pcb",
    "pricing",
    "quote",
    "account",
    "address",
    "cart",
    "checkout",
    "coupon",
    "order",
    "stencil",
    "part",
    "pcba",
    "bom",
    "finding",
  ],
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
  workbench: everywhere,
  studio: [...everywhere, "board3d", "gerber", "viewer", "pcb", "dfm", "finding"],
  chat: everywhere,
  ops: [...everywhere, "ops", "content", "gerber", "order", "cart", "pcb", "pricing", "account", "finding"],
};

export function pickMessages(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}
