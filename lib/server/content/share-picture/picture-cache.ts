// Drawn pictures, kept while there is room; one is drawn at a time.

/** Too many pictures wait to be drawn. */
export class BusyError extends Error {}

interface Limits {
  maxPictures: number;
  maxWaiting: number;
}

export type DrawOnce = (key: string, draw: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Answers what is kept, and draws what is not; whoever asks for the same picture meanwhile waits for the same drawing. */
export function createPictureCache({ maxPictures, maxWaiting }: Limits): DrawOnce {
  const kept = new Map<string, Uint8Array>();
  const waiting = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, picture: Uint8Array): void {
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > maxPictures && oldest !== undefined) kept.delete(oldest);
  }

  return (key, draw) => {
    const known = kept.get(key);
    if (known) {
      keep(key, known);
      return Promise.resolve(known);
    }
    const drawing = waiting.get(key);
    if (drawing) return drawing;
    if (waiting.size >= maxWaiting) return Promise.reject(new BusyError());
    const turn = last.then(draw, draw);
    const made = turn.then((picture) => {
      keep(key, picture);
      return picture;
    });
    const ended = made.finally(() => waiting.delete(key));
    last = ended.catch(() => undefined);
    waiting.set(key, ended);
    return ended;
  };
}
