// Store of toasts: any module adds them, the host shows them.

export type ToastKind = "success" | "error" | "warning" | "info";

export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
  link?: { href: string; label: string };
  /** Button that takes back what the message says; the toast closes with it. */
  action?: { label: string; onPress: () => void };
}

let next = 1;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

function show(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/**
 * Shows a message; an identical visible one is not repeated, unless each has its own action. Errors stay until they are
 * closed.
 */
export function toast(message: Omit<Toast, "id">): void {
  const isSame = (other: Toast) => other.kind === message.kind && other.message === message.message && !message.action;
  if (shown.some(isSame)) return;
  show([...shown.slice(-3), { ...message, id: next++ }]);
}

export function closeToast(id: number): void {
  show(shown.filter((other) => other.id !== id));
}

export function clearToasts(): void {
  show([]);
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function shownToasts(): readonly Toast[] {
  return shown;
}
