// Text of a language model made safe while it arrives: no pictures, no HTML, no links but to our own pages.
//
// Works on the characters alone, whatever they are parsed to: a link needs "](", a picture "![", a link's definition
// "]:", HTML and automatic links a "<" before a letter, "/", "!" or "?" (CommonMark 0.31.2, 4.7, 6.3, 6.4, 6.6). None of
// them leaves in that form unless it leads to a path of ours.

/** Longer targets are none of ours. */
const MAX_TARGET = 500;
/** A path of ours: one slash, then signs that end no target and name no host. */
const OWN_PATH = /^\/(?:[\w.?=&%#,+~-][\w./?=&%#,+~-]*)?$/;

export interface SafeMarkdown {
  /** The part of the text so far that is safe to tell. */
  readonly add: (text: string) => string;
  /** The rest, at the end. */
  readonly end: () => string;
}

type Step = { readonly out: string; readonly used: number };

/** The step at a "]"; null where what follows has to be seen first. */
function atBracket(rest: string, isOver: boolean): Step | null {
  const next = rest[1];
  if (next === undefined) return isOver ? { out: "]", used: 1 } : null;
  if (next === ":") return { out: "] :", used: 2 };
  if (next !== "(") return { out: "]", used: 1 };
  const end = rest.search(/[)\n]/);
  if (end === -1 && !isOver && rest.length <= MAX_TARGET) return null;
  const target = rest.slice(2, end === -1 ? undefined : end);
  if (end === -1 || rest[end] !== ")") return { out: "] (", used: 2 };
  return OWN_PATH.test(target) ? { out: `](${target})`, used: end + 1 } : { out: "]", used: end + 1 };
}

function stepAt(rest: string, isOver: boolean): Step | null {
  const [sign = "", next] = rest;
  if (sign === "]") return atBracket(rest, isOver);
  if (sign !== "!" && sign !== "<") return { out: sign, used: sign.length };
  if (next === undefined) return isOver ? { out: sign, used: 1 } : null;
  if (sign === "!") return { out: next === "[" ? "! " : "!", used: 1 };
  return { out: /[A-Za-z/!?]/.test(next) ? "< " : "<", used: 1 };
}

/** The same text comes out however it was cut. */
export function safeMarkdown(): SafeMarkdown {
  let held = "";
  function take(isOver: boolean): string {
    let out = "";
    let at = 0;
    while (at < held.length) {
      const step = stepAt(held.slice(at, at + MAX_TARGET + 2), isOver);
      if (!step) break;
      out += step.out;
      at += step.used;
    }
    held = held.slice(at);
    return out;
  }
  return {
    add(text) {
      held += text;
      return take(false);
    },
    end: () => take(true),
  };
}
