// Says that a change of route has begun, for whoever shows progress.

type Listener = (href: string) => void;

const listeners = new Set<Listener>();

export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceNavigation(href: string): void {
  for (const listener of listeners) listener(href);
}
