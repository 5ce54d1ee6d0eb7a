import { Fragment } from "react";

interface MarkedTextProps {
  text: string;
  /** `[start, end)`, in order and without overlaps. */
  matches: readonly (readonly [number, number])[];
}

export function MarkedText({ text, matches }: MarkedTextProps) {
  const starts = [0, ...matches.map(([, end]) => end)];
  return starts.map((from, at) => {
    const [start, end] = matches[at] ?? [text.length, text.length];
    return (
      <Fragment key={from}>
        {text.slice(from, start)}
        {end > start && <mark>{text.slice(start, end)}</mark>}
      </Fragment>
    );
  });
}
