// Sentences of a text that is still growing, so that a screen reader is told whole ones.

const END = /[.!?](?=\s)|[。！？]|\n/g;

/** Length of the text up to the end of its last complete sentence. */
export function completeLength(text: string): number {
  const last = [...text.matchAll(END)].at(-1);
  return last ? last.index + last[0].length : 0;
}
