"use client";
// Numbers for parts: order, start and what is kept, with the result shown before it is applied.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { Segments } from "@/components/ui/segments";
import { annotate, annotationOf } from "@/lib/core/schematic/editor/actions";
import {
  ANNOTATION_ORDERS,
  type AnnotationOptions,
  type Renumbering,
  USUAL_ANNOTATION,
} from "@/lib/core/schematic/edit/annotate";
import styles from "./dialogs.module.css";

interface AnnotateDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const MAX_START = 99_999;

export function AnnotateDialog({ isOpen, onClose }: AnnotateDialogProps) {
  const t = useTranslations("schematic.annotation");
  const editor = useEditor();
  const [options, setOptions] = useState(USUAL_ANNOTATION);
  const actions = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button
        variant="primary"
        onClick={() => {
          annotate(editor, options);
          onClose();
        }}
      >
        {t("apply")}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} kind="wide" actions={actions}>
      <Annotation options={options} onChange={(change) => setOptions({ ...options, ...change })} />
    </Modal>
  );
}

interface AnnotationProps {
  options: AnnotationOptions;
  onChange: (change: Partial<AnnotationOptions>) => void;
}

function Annotation({ options, onChange }: AnnotationProps) {
  const t = useTranslations("schematic.annotation");
  return (
    <div className={styles.annotation}>
      <div className={styles.options}>
        <div className={styles.option}>
          <span>{t("order")}</span>
          <Segments
            label={t("order")}
            size="field"
            items={ANNOTATION_ORDERS.map((id) => ({ id, label: t(`orders.${id}`) }))}
            value={options.order}
            onChange={(order) => onChange({ order })}
          />
        </div>
        <label className={styles.option}>
          <span>{t("start")}</span>
          <Field
            isNumeric
            type="number"
            min={0}
            max={MAX_START}
            value={options.start}
            onChange={({ target }) => {
              const start = target.valueAsNumber;
              if (Number.isInteger(start) && start >= 0 && start <= MAX_START) onChange({ start });
            }}
          />
        </label>
        <Checkbox
          label={t("keepsExisting")}
          checked={options.keepsExisting}
          onChange={({ target }) => onChange({ keepsExisting: target.checked })}
        />
        <Checkbox
          label={t("countsBySheet")}
          checked={options.countsBySheet}
          onChange={({ target }) => onChange({ countsBySheet: target.checked })}
        />
      </div>
      <Preview options={options} />
    </div>
  );
}

const MAX_SHOWN = 500;

/** Supplies and flags are numbered too, but are no parts. */
const isPart = ({ after }: Renumbering): boolean => !after.startsWith("#");

function Preview({ options }: { options: AnnotationOptions }) {
  const t = useTranslations("schematic.annotation");
  const instances = useDocument((editor) => editor.hierarchy.instances);
  const editor = useEditor();
  const plan = annotationOf(editor, options).filter(isPart);
  const nameOf = (path: string): string => {
    const instance = instances.find((each) => each.path === path);
    return instance?.symbol?.name || instance?.sheet.name || "";
  };
  const showsSheet = new Set(plan.map(({ path }) => path)).size > 1;
  return (
    <section className={styles.preview} aria-label={t("preview")}>
      <p role="status">{t("count", { count: plan.length })}</p>
      <ul>
        {plan.slice(0, MAX_SHOWN).map(({ id, path, before, after }) => (
          <li key={path + id}>
            <span className={styles.before}>{before || t("none")}</span>
            <span aria-hidden="true">→</span>
            <b>{after}</b>
            {showsSheet && <small>{nameOf(path)}</small>}
          </li>
        ))}
      </ul>
      {plan.length > MAX_SHOWN && <p>{t("more", { count: plan.length - MAX_SHOWN })}</p>}
    </section>
  );
}
