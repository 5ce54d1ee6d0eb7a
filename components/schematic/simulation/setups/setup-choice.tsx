"use client";
// Set-ups that the project keeps: one is picked, saved under a name, changed, removed; or all of them run.
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { faultyFields, readAnalysisSetup } from "@/lib/core/simulation-netlist/analysis-setup";
import {
  type KeptSetup,
  keptSetups,
  MAX_SETUP_NAME,
  MAX_SETUPS,
  putSetup,
} from "@/lib/core/simulation-netlist/kept-setups";
import styles from "./setups.module.css";

const readKept = ({ workspace }: SchematicEditor): KeptSetup[] => keptSetups(workspace.store.values());

/** Read alike, so that their fields have one order. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function SetupChoice() {
  const t = useTranslations("simulation.setups");
  const editor = useEditor();
  const session = useSimulation();
  useSimulationState();
  const kept = useDocument(readKept);
  const [isNaming, setNaming] = useState(false);
  const chosen = kept.find(({ id }) => id === session.setupId);
  const isChanged = chosen !== undefined && !isSame(chosen.setup, readAnalysisSetup(session.setup));
  const mayEdit = !editor.isReadOnly;
  if (kept.length === 0 && !mayEdit) return null;
  if (isNaming) return <NameForm kept={kept} onEnd={() => setNaming(false)} />;
  return (
    <div className={styles.choice}>
      {kept.length > 0 && (
        <FormField label={t("label")}>
          {(control) => (
            <Select
              {...control}
              value={chosen?.id ?? ""}
              onChange={(event) => {
                const found = kept.find(({ id }) => id === event.target.value);
                session.setUp(found?.setup ?? session.setup, found?.id ?? null);
              }}
            >
              <option value="">{t("unsaved")}</option>
              {kept.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === chosen?.id && isChanged ? t("changed", { name }) : name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <div className={styles.actions} role="group" aria-label={t("actions")}>
        {mayEdit && chosen && isChanged && (
          <Button
            size="sm"
            onClick={() => editor.commit("setup", (edit) => putSetup(edit, { ...chosen, setup: session.setup }))}
          >
            {t("update")}
          </Button>
        )}
        {mayEdit && (
          <Button size="sm" disabled={kept.length >= MAX_SETUPS} onClick={() => setNaming(true)}>
            {t("save")}
          </Button>
        )}
        {mayEdit && chosen && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => editor.commit("setup", (edit) => void edit.remove(chosen.id))}
          >
            {t("delete")}
          </Button>
        )}
        {kept.length > 1 && <RunAll kept={kept} />}
      </div>
    </div>
  );
}

/** Those with faults are left out: their fields say why when they are picked. */
function RunAll({ kept }: { kept: readonly KeptSetup[] }) {
  const t = useTranslations("simulation.setups");
  const session = useSimulation();
  const { status } = useSimulationState();
  const runnable = kept.filter(({ setup }) => faultyFields(setup).length === 0);
  return (
    <Button
      size="sm"
      disabled={status === "running" || runnable.length === 0}
      onClick={() => void session.runAll(runnable)}
    >
      {t("runAll", { count: runnable.length })}
    </Button>
  );
}

function NameForm({ kept, onEnd }: { kept: readonly KeptSetup[]; onEnd: () => void }) {
  const t = useTranslations("simulation.setups");
  const editor = useEditor();
  const session = useSimulation();
  const [name, setName] = useState("");
  const isTaken = kept.some((other) => other.name === name.trim());
  function save(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() === "" || isTaken) return;
    const { setup } = session;
    let id = "";
    editor.commit("setup", (edit) => {
      id = edit.newId();
      putSetup(edit, { id, name, setup });
    });
    session.setUp(setup, id);
    onEnd();
  }
  return (
    <form
      className={styles.choice}
      onSubmit={save}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onEnd();
      }}
    >
      <FormField label={t("name")} error={isTaken ? t("taken") : undefined}>
        {(control) => (
          <Field
            {...control}
            autoFocus
            value={name}
            maxLength={MAX_SETUP_NAME}
            placeholder={t("example")}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <div className={styles.actions}>
        <Button size="sm" variant="primary" type="submit">
          {t("saveName")}
        </Button>
        <Button size="sm" variant="quiet" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
