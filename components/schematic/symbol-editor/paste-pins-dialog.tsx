"use client";
// Pins from a table of a datasheet: what was understood is shown before it is taken, and lines that could not be read.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useSymbolEditor } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { pastePins, readPinTable } from "@/lib/core/schematic/symbol-editor/paste-pins";
import { shownPinName } from "@/lib/core/schematic/symbol-editor/pin-name";
import styles from "./symbol-editor.module.css";

interface PastePinsDialogProps {
  /** What was pasted; null while it is closed. */
  text: string | null;
  onText: (text: string | null) => void;
}

const MAX_SHOWN = 500;

export function PastePinsDialog({ text, onText }: PastePinsDialogProps) {
  const t = useTranslations("schematic.symbolEditor");
  const editor = useSymbolEditor();
  const { pins, unread } = useMemo(() => readPinTable(text ?? ""), [text]);
  const close = () => onText(null);
  function take(): void {
    const { unit, style } = editor.state;
    editor.change("pastePins", (symbol) => pastePins(symbol, pins, { unit, style }));
    close();
  }
  return (
    <Modal
      isOpen={text !== null}
      onClose={close}
      kind="wide"
      isDismissable={false}
      title={t("paste.title")}
      actions={
        <>
          <Button onClick={close}>{t("cancel")}</Button>
          <Button variant="primary" disabled={pins.length === 0} onClick={take}>
            {t("paste.take", { count: pins.length })}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <label>
          <span>{t("paste.text")}</span>
          <TextArea
            rows={12}
            spellCheck={false}
            value={text ?? ""}
            placeholder={t("paste.example")}
            onChange={({ target }) => onText(target.value)}
          />
        </label>
        <section aria-label={t("paste.preview")}>
          <p role="status">{t("paste.understood", { count: pins.length })}</p>
          {pins.length > 0 && (
            <div className={styles.previewFrame}>
              <table className={styles.preview}>
                <tbody>
                  {pins.slice(0, MAX_SHOWN).map(({ number, name, type }, index) => (
                    <tr key={index}>
                      <th scope="row">{number}</th>
                      <td>{shownPinName(name)}</td>
                      <td>{t(`types.${type}`)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {unread.length > 0 && (
            <div className={styles.unread}>
              <p>{t("paste.unread", { count: unread.length })}</p>
              <ul>
                {unread.slice(0, MAX_SHOWN).map(({ line, text: words }) => (
                  <li key={line}>{t("paste.line", { line, text: words })}</li>
                ))}
              </ul>
            </div>
          )}
        </section>
      </div>
    </Modal>
  );
}
