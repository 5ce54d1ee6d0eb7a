// Appearance of the text editor: the page's tokens, so that it follows the theme.
import { EditorView } from "@codemirror/view";

export const editorTheme = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--canvas)", color: "var(--c-ink)", fontSize: "var(--t-13)" },
  "&.cm-focused": { outline: "2px solid var(--c-focus)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--c-ink)", padding: "var(--s-2) 0" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--c-ink)" },
  ".cm-gutters": { backgroundColor: "var(--c-surface)", color: "var(--c-ink-3)", borderRightColor: "var(--c-line)" },
  ".cm-activeLine": { backgroundColor: "var(--c-grid)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--c-sunken)", color: "var(--c-ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection":
    { backgroundColor: "var(--c-primary-soft)" },
  ".cm-selectionMatch": { backgroundColor: "var(--c-info-soft)" },
  ".cm-searchMatch": { backgroundColor: "var(--c-warning-soft)", outline: "1px solid var(--c-warning-line)" },
  ".cm-searchMatch.cm-searchMatch-selected": { backgroundColor: "var(--c-primary-soft)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--c-success-soft)" },
  ".cm-panels": { backgroundColor: "var(--c-surface)", color: "var(--c-ink)", fontFamily: "var(--font-sans)" },
  ".cm-panels.cm-panels-top": { borderBottom: "var(--hair) solid var(--c-line-2)" },
  ".cm-textfield": { backgroundColor: "var(--c-raised)", border: "var(--hair) solid var(--c-control)" },
  ".cm-button": {
    backgroundColor: "var(--c-raised)",
    backgroundImage: "none",
    border: "var(--hair) solid var(--c-control)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--c-raised)",
    color: "var(--c-ink)",
    border: "var(--hair) solid var(--c-line-2)",
    borderRadius: "var(--r-1)",
    boxShadow: "var(--sh-3)",
    maxWidth: "min(420px, 90vw)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-mono)", maxHeight: "12em" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "2px var(--s-2)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--c-primary-soft)",
    color: "var(--c-ink)",
  },
  ".cm-completionDetail": { color: "var(--c-ink-3)", fontStyle: "normal" },
  ".cm-diagnostic": { fontFamily: "var(--font-sans)", fontSize: "var(--t-12)", padding: "var(--s-1) var(--s-2)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--c-error)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--c-warning)" },
  // Waves under the text come as pictures with colors of their own.
  ".cm-lintRange-error, .cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--c-error)",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-warning": { textDecorationColor: "var(--c-warning)" },
});
