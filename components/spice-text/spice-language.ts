// Colors of a netlist's words, from lib/core/spice.
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { type Tag, tags } from "@lezer/highlight";
import { FIRST_LINE, type LineState, type SpiceToken, tokensOfLine } from "@/lib/core/spice/highlight";

interface StreamState {
  line: LineState;
  tokens: readonly SpiceToken[];
}

const TAGS: Readonly<Record<SpiceToken["kind"], Tag>> = {
  ...{ title: tags.heading, comment: tags.comment, directive: tags.keyword, device: tags.typeName },
  ...{ node: tags.variableName, model: tags.className, number: tags.number, keyword: tags.modifier },
  ...{ parameter: tags.propertyName, expression: tags.special(tags.string), string: tags.string },
};

export const spiceLanguage = StreamLanguage.define<StreamState>({
  name: "spice",
  startState: () => ({ line: FIRST_LINE, tokens: [] }),
  copyState: (state) => ({ ...state }),
  languageData: { commentTokens: { line: "*" } },
  tokenTable: TAGS,
  token(stream, state) {
    if (stream.sol()) {
      const { tokens, state: next } = tokensOfLine(stream.string, state.line);
      state.tokens = tokens;
      state.line = next;
    }
    const at = stream.pos;
    const token = state.tokens.find(({ to }) => to > at);
    if (!token) stream.skipToEnd();
    else stream.pos = token.from > at ? token.from : token.to;
    return token && token.from <= at ? token.kind : null;
  },
  // An empty first line is the title, too.
  blankLine(state) {
    state.line = tokensOfLine("", state.line).state;
  },
});

export const spiceColors = syntaxHighlighting(
  HighlightStyle.define([
    { tag: TAGS.title, fontWeight: "600" },
    { tag: TAGS.comment, color: "var(--c-ink-3)", fontStyle: "italic" },
    { tag: TAGS.directive, color: "var(--c-primary-text)" },
    { tag: TAGS.device, color: "var(--c-ink)", fontWeight: "600" },
    { tag: TAGS.node, color: "var(--c-info)" },
    { tag: TAGS.model, color: "var(--c-person-2)" },
    { tag: TAGS.number, color: "var(--c-success)" },
    { tag: TAGS.keyword, color: "var(--c-person-3)" },
    { tag: TAGS.parameter, color: "var(--c-ink-2)" },
    { tag: [TAGS.expression, TAGS.string], color: "var(--c-warning)" },
  ]),
);
