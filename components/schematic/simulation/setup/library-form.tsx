"use client";
// A file of models: pasted or uploaded, with what is wrong in it at its lines.
import { useTranslations } from "next-intl";
import { type FormEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { useEditor } from "@/components/schematic/editor-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FileInput } from "@/components/ui/file-input";
import { FormField } from "@/components/ui/form-field";
import { TextArea } from "@/components/ui/text-area";
import { MAX_LIBRARY_LENGTH } from "@/lib/core/schematic/model/spice-library";
import { checkLibrary, libraryFault, putLibrary, type SpiceLibrary } from "@/lib/core/simulation-netlist/user-models";
import styles from "./setup.module.css";

interface LibraryFormProps {
  /** Empty for a new file. */
  id: string;
  libraries: readonly SpiceLibrary[];
  onEnd: () => void;
}

const EXTENSIONS = [".lib", ".mod", ".sub", ".cir", ".sp", ".spi", ".txt", ".mdl"];
const SHOWN_FINDINGS = 8;

export function LibraryForm({ id, libraries, onEnd }: LibraryFormProps) {
  const t = useTranslations("simulation.models");
  const common = useTranslations("common");
  const findingTexts = useTranslations("simulation.findings");
  const editor = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const known = libraries.find((library) => library.id === id);
  const [name, setName] = useState(known?.name ?? "");
  const [text, setText] = useState(known?.text ?? "");
  const [isTried, setTried] = useState(false);
  const others = libraries.filter((library) => library.id !== id);
  const fault = libraryFault({ id, name, text }, others);
  // Typing stays smooth in files of thousands of lines.
  const settled = useDeferredValue(text);
  const findings = useMemo(
    () =>
      checkLibrary(
        { id, name: "", text: settled },
        libraries.filter((library) => library.id !== id),
      ),
    [id, settled, libraries],
  );
  const errors = findings.filter(({ severity }) => severity === "error");

  async function take(file: File): Promise<void> {
    setTried(true);
    if (file.size > MAX_LIBRARY_LENGTH) return setText("");
    setName((before) => before || file.name);
    setText(await file.text());
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (fault !== null || errors.length > 0) return;
    editor.commit("models", (edit) => putLibrary(edit, { id: id || edit.newId(), name, text }));
    onEnd();
  }
  const nameFault = fault === "name" || fault === "taken" ? fault : null;
  const textFault = fault !== null && nameFault === null ? fault : null;
  return (
    <form className={styles.models} onSubmit={save}>
      <FormField label={t("fileName")} error={isTried && nameFault ? t(`faults.${nameFault}`) : undefined}>
        {(control) => (
          <Field
            {...control}
            value={name}
            placeholder="models.lib"
            spellCheck={false}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <FormField
        label={t("fileText")}
        hint={t("fileHint")}
        error={isTried && textFault ? t(`faults.${textFault}`) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles.code}
            rows={12}
            wrap="off"
            spellCheck={false}
            placeholder=".model DX D(IS=1e-14)"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      {findings.length > 0 && (
        <ul className={styles.lineFindings} aria-label={t("findings")}>
          {findings.slice(0, SHOWN_FINDINGS).map(({ code, subject, severity, source, advice }, at) => (
            <li key={`${code} ${subject} ${at}`} data-severity={severity}>
              {source && <b>{t("line", { line: source.line })}</b>} {findingTexts(`${code}.title`, { subject })}{" "}
              <small title={advice}>{findingTexts(`${code}.advice`)}</small>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <FileInput ref={input} label={t("upload")} accept={EXTENSIONS} onFile={(file) => void take(file)} />
        <Button onClick={() => input.current?.click()}>{t("upload")}</Button>
        <Button onClick={onEnd}>{common("cancel")}</Button>
        <Button variant="primary" type="submit" disabled={errors.length > 0}>
          {common("save")}
        </Button>
      </div>
    </form>
  );
}
