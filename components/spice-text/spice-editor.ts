// The text editor of a netlist, on CodeMirror.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { EditorState, Transaction } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { editorTheme } from "@/components/spice-text/editor-theme";
import { completeSpice } from "@/components/spice-text/spice-completion";
import { spiceColors, spiceLanguage } from "@/components/spice-text/spice-language";
import { TextBase, withPlainLineEnds } from "@/components/spice-text/text-changes";

/** A finding at a line, in the language of the page. */
export interface LineFinding {
  /** From 1; what has no line stands at the first. */
  readonly line: number;
  readonly severity: "error" | "warning";
  readonly message: string;
}

export interface SpiceEditorInit {
  readonly text: string;
  /** Name for screen readers. */
  readonly label: string;
  readonly isReadOnly: boolean;
  /** CodeMirror's own words by their English ones. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Called at each key. */
  readonly onTyped: () => void;
  /** Called with the text when typing has paused. */
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

export interface SpiceEditor {
  readonly text: string;
  /** Takes over what others made of the text; what was typed since stays. */
  receive(text: string): void;
  /** Hands out at once what was typed. */
  flush(): void;
  show(findings: readonly LineFinding[]): void;
  /** Puts the cursor at the start of a line and scrolls there. */
  goToLine(line: number): void;
  openSearch(): void;
  destroy(): void;
}

/** Each pause makes one step of the document's history. */
const PAUSE_MS = 800;

function diagnosticOf(state: EditorState, { line, severity, message }: LineFinding): Diagnostic {
  const { from, to, text } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  const indent = text.length - text.trimStart().length;
  return { from: from + indent, to, severity, message };
}

function extensionsOf({ label, isReadOnly, phrases, onRun }: SpiceEditorInit) {
  const run = (): boolean => {
    onRun();
    return true;
  };
  return [
    ...[lineNumbers(), highlightActiveLineGutter(), highlightSpecialChars(), history(), drawSelection()],
    ...[spiceLanguage, spiceColors, bracketMatching(), closeBrackets(), highlightActiveLine()],
    ...[highlightSelectionMatches(), search({ top: true }), lintGutter(), editorTheme, EditorView.lineWrapping],
    autocompletion({ override: [completeSpice], icons: false }),
    EditorState.readOnly.of(isReadOnly),
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({ "aria-label": label, ...(isReadOnly && { "aria-readonly": "true" }) }),
    // Tab is left to the page, so that the keyboard gets out of the text.
    keymap.of([
      { key: "Mod-Enter", run },
      ...[...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...historyKeymap, ...lintKeymap],
      ...defaultKeymap,
    ]),
  ];
}

export function createSpiceEditor(parent: HTMLElement, init: SpiceEditorInit): SpiceEditor {
  const first = withPlainLineEnds(init.text);
  const base = new TextBase(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReceiving = false;
  const flush = (): void => {
    clearTimeout(timer);
    if (!base.isChanged) return;
    const text = view.state.doc.toString();
    base.know(text);
    init.onChange(text);
  };
  const follow = EditorView.updateListener.of(({ docChanged, changes, focusChanged, view: { hasFocus } }) => {
    if (docChanged && !isReceiving) {
      base.type(changes);
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    }
    if (docChanged) init.onTyped();
    if (focusChanged && !hasFocus) flush();
  });
  const view = new EditorView({
    parent,
    state: EditorState.create({ doc: first, extensions: [...extensionsOf(init), follow] }),
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    receive(given) {
      const changes = base.receive(withPlainLineEnds(given));
      if (changes.empty) return;
      isReceiving = true;
      // Undo takes back what was typed here alone.
      view.dispatch({ changes, annotations: Transaction.addToHistory.of(false) });
      isReceiving = false;
    },
    flush,
    show(findings) {
      const { state } = view;
      view.dispatch(
        setDiagnostics(
          state,
          findings.map((finding) => diagnosticOf(state, finding)),
        ),
      );
    },
    goToLine(line) {
      const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      view.focus();
    },
    openSearch: () => void openSearchPanel(view),
    destroy() {
      flush();
      view.destroy();
    },
  };
}
