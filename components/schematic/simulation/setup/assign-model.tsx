"use client";
// Gives a part one of the project's models, pin by pin.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditor } from "@/components/schematic/editor-context";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import type { PartModel } from "@/lib/core/simulation-netlist/part-models";
import {
  givenPins,
  guessPins,
  isWholeMapping,
  modelsOf,
  type PinMapping,
  type SpiceLibrary,
  type UserModel,
  withModel,
  withoutModel,
} from "@/lib/core/simulation-netlist/user-models";
import styles from "./setup.module.css";

interface AssignModelProps {
  part: PartModel;
  libraries: readonly SpiceLibrary[];
  onEnd: () => void;
}

const keyOf = ({ library, name }: UserModel): string => `${library} ${name}`;

export function AssignModel({ part, libraries, onEnd }: AssignModelProps) {
  const t = useTranslations("simulation.models");
  const common = useTranslations("common");
  const editor = useEditor();
  const models = modelsOf(libraries);
  const present = models.find(({ name }) => part.origin === "library" && name === part.model.toLowerCase());
  const [model, setModel] = useState<UserModel | null>(present ?? null);
  const components = part.componentIds.flatMap((id): SchematicComponent[] => {
    const record = editor.workspace.store.get(id);
    return record?.kind === "component" ? [record] : [];
  });
  const [mapping, setMapping] = useState<PinMapping>(() => {
    const [first] = components;
    if (!present) return [];
    return (first && givenPins(first, present)) ?? guessPins(present, part.pins);
  });
  function choose(key: string): void {
    const found = models.find((each) => keyOf(each) === key) ?? null;
    setModel(found);
    setMapping(found ? guessPins(found, part.pins) : []);
  }
  function save(): void {
    changeRecords(editor, components, (component) =>
      model ? withModel(component, model, mapping) : withoutModel(component),
    );
    onEnd();
  }
  const isWhole = model === null || isWholeMapping(mapping);
  return (
    <section className={styles.models} aria-label={t("assign", { designator: part.designator })}>
      <h3>{t("assign", { designator: part.designator })}</h3>
      {models.length === 0 && <p className={styles.note}>{t("noFiles")}</p>}
      <FormField label={t("model")}>
        {(control) => (
          <Select {...control} value={model ? keyOf(model) : ""} onChange={(event) => choose(event.target.value)}>
            <option value="">{t("generic")}</option>
            {models.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {t("modelOf", { name: each.name, kind: each.kind, file: each.library })}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {model && (
        <fieldset className={styles.mapping}>
          <legend>{t("mapping")}</legend>
          {model.ports.map((port, at) => (
            <FormField key={port} label={t("port", { number: at + 1, port })}>
              {(control) => (
                <Select
                  {...control}
                  value={mapping[at] ?? ""}
                  onChange={(event) => setMapping(mapping.toSpliced(at, 1, event.target.value))}
                >
                  <option value="">{t("noPin")}</option>
                  {part.pins.map(({ number, name }) => (
                    <option key={number} value={number}>
                      {name === "" || name === "~" ? number : `${number} ${name}`}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          ))}
          {!isWhole && (
            <p className={styles.fault} role="alert">
              {t("faults.mapping")}
            </p>
          )}
        </fieldset>
      )}
      <div className={styles.buttons}>
        <Button onClick={onEnd}>{common("cancel")}</Button>
        <Button variant="primary" disabled={!isWhole} onClick={save}>
          {common("save")}
        </Button>
      </div>
    </section>
  );
}
