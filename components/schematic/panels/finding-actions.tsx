"use client";
// Actions for a finding: fix it, or waive it with a reason.
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { applyFix, fixOf, type LookedUp } from "@/lib/core/schematic/erc/fixes";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import { waive } from "@/lib/core/schematic/erc/waivers";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import styles from "./findings.module.css";

/** As in the document's schema. */
const MAX_REASON = 500;

const objectsOf = ({ workspace }: SchematicEditor): LookedUp => ({
  object(id) {
    const record = workspace.store.get(id);
    return record && "sheetId" in record ? record : undefined;
  },
});

export function FindingActions({ finding }: { finding: Finding }) {
  const t = useTranslations("schematic.findings");
  const editor = useEditor();
  const [isWaiving, setWaiving] = useState(false);
  const fix = useDocument((open) => fixOf(finding, objectsOf(open)));
  if (editor.isReadOnly) return null;
  if (isWaiving) return <WaiveForm finding={finding} onEnd={() => setWaiving(false)} />;
  return (
    <div className={styles.actions} role="group" aria-label={t("actionsOf")}>
      {fix && (
        <Button
          size="sm"
          onClick={() => {
            editor.commit("fix", (edit) => applyFix(edit, fix, finding));
            focusStage();
          }}
        >
          {t(`fix.${fix}`)}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => setWaiving(true)}>
        {t("waive")}
      </Button>
    </div>
  );
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

function WaiveForm({ finding, onEnd }: { finding: Finding; onEnd: () => void }) {
  const t = useTranslations("schematic.findings");
  const editor = useEditor();
  const [reason, setReason] = useState("");
  const text = reason.trim();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text === "") return;
    editor.commit("waive", (edit) => waive(edit, finding, text));
    onEnd();
    focusStage();
  }
  return (
    <form className={styles.waive} onSubmit={submit}>
      <Field
        ref={takeFocus}
        aria-label={t("reason")}
        placeholder={t("reasonHint")}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
      />
      <div className={styles.buttons}>
        <Button size="sm" variant="primary" type="submit" aria-disabled={text === "" || undefined}>
          {t("confirmWaive")}
        </Button>
        <Button size="sm" variant="quiet" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
