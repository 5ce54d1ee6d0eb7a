"use client";
// Pin conflict matrix: one cell for two types of pins on a net; it goes from allowed to warning to error.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef } from "react";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { DEFAULT_PIN_MATRIX, PIN_ORDER } from "@/lib/core/schematic/erc/pin-matrix";
import { putSettings, settingsOf, withVerdict } from "@/lib/core/schematic/erc/settings";
import { PIN_VERDICTS, type PinVerdict } from "@/lib/core/schematic/model/checks";
import type { PinType } from "@/lib/core/schematic/model/symbol";
import styles from "./rules-dialog.module.css";

const matrixOf = ({ workspace }: SchematicEditor) => settingsOf(workspace.store.values()).matrix;

const SIGNS: Record<PinVerdict, string> = { ok: "·", warning: "!", error: "×" };

export function PinMatrixTable() {
  const t = useTranslations("schematic.erc");
  const matrix = useDocument(matrixOf);
  const table = useRef<HTMLTableElement>(null);

  /** Arrow keys go from cell to cell of the half that is shown. */
  function move(event: KeyboardEvent): void {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const at = event.target instanceof HTMLElement ? event.target.dataset.at?.split(" ").map(Number) : undefined;
    const [row, column] = at ?? [];
    if (!step || row === undefined || column === undefined) return;
    event.preventDefault();
    const goal = `${row + (step[0] ?? 0)} ${column + (step[1] ?? 0)}`;
    table.current?.querySelector<HTMLElement>(`[data-at="${goal}"]`)?.focus();
  }
  return (
    <>
      <p className={styles.hint}>{t("matrixHint")}</p>
      <div className={styles.scroll}>
        <table ref={table} className={styles.matrix} onKeyDown={move}>
          <thead>
            <tr>
              <td />
              {PIN_ORDER.map((type) => (
                <th key={type} scope="col">
                  <span>{t(`pinTypes.${type}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PIN_ORDER.map((a, row) => (
              <tr key={a}>
                <th scope="row">{t(`pinTypes.${a}`)}</th>
                {PIN_ORDER.slice(0, row + 1).map((b, column) => (
                  <Cell key={b} pair={[a, b]} verdict={matrix[a][b]} at={[row, column]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.legend}>
        {PIN_VERDICTS.map((verdict) => (
          <li key={verdict}>
            <span className={styles.cell} data-verdict={verdict} aria-hidden="true">
              {SIGNS[verdict]}
            </span>
            {t(`verdict.${verdict}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CellProps {
  pair: readonly [PinType, PinType];
  verdict: PinVerdict;
  at: readonly [row: number, column: number];
}

function Cell({ pair, verdict, at }: CellProps) {
  const t = useTranslations("schematic.erc");
  const editor = useEditor();
  const [a, b] = pair;
  const label = t("cell", { a: t(`pinTypes.${a}`), b: t(`pinTypes.${b}`), verdict: t(`verdict.${verdict}`) });
  const next = PIN_VERDICTS[(PIN_VERDICTS.indexOf(verdict) + 1) % PIN_VERDICTS.length] ?? "ok";
  return (
    <td>
      <button
        type="button"
        className={styles.cell}
        data-verdict={verdict}
        data-changed={verdict !== DEFAULT_PIN_MATRIX[a][b] || undefined}
        data-at={at.join(" ")}
        tabIndex={at[0] + at[1] === 0 ? 0 : -1}
        aria-label={label}
        title={label}
        aria-disabled={editor.isReadOnly || undefined}
        onClick={() =>
          editor.commit("ercSettings", (edit) =>
            putSettings(edit, withVerdict(editor.workspace.store.values(), pair, next)),
          )
        }
      >
        {SIGNS[verdict]}
      </button>
    </td>
  );
}
