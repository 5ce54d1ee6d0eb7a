// Notifies the progress bar that a navigation has begun.

type Listener = (href: string) => void;

const listeners = new Set<Listener>();

export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceNavigation(href: string): void {
  for (const listener of listeners) listener(href);
}
