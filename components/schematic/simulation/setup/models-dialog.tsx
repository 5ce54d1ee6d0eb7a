"use client";
// Models of the simulation: what each part has and why, the project's own files, and which part takes what of them.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { schematicOf } from "@/components/schematic/schematic-of";
import { AssignModel } from "@/components/schematic/simulation/setup/assign-model";
import { LibraryForm } from "@/components/schematic/simulation/setup/library-form";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Table } from "@/components/ui/table";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { MAX_LIBRARIES } from "@/lib/core/schematic/model/spice-library";
import { type PartModel, partModels } from "@/lib/core/simulation-netlist/part-models";
import { modelsOf, projectLibraries, type SpiceLibrary } from "@/lib/core/simulation-netlist/user-models";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./setup.module.css";

const readLibraries = ({ workspace }: SchematicEditor): SpiceLibrary[] => projectLibraries(workspace.store.values());

/** A part that is being given a model, or a file that is being edited; a file without a text is new. */
type Task = { readonly kind: "assign"; readonly part: PartModel } | { readonly kind: "library"; readonly id: string };

function PartTable({ parts, onAssign }: { parts: readonly PartModel[]; onAssign: ((part: PartModel) => void) | null }) {
  const t = useTranslations("simulation.models");
  const reasonOf = ({ origin, value, source }: PartModel) => (
    <>
      {t(`origins.${origin}`, { value, file: source })} {/* Figures of data sheets, in their language. */}
      {(origin === "known" || origin === "kind") && <span lang="en">{source}</span>}
    </>
  );
  return (
    <Table
      caption={t("parts")}
      isDense
      rows={parts}
      rowKey={({ designator, componentIds }) => `${designator} ${componentIds.join()}`}
      columns={[
        { key: "part", head: t("part"), cell: ({ designator }) => designator },
        {
          key: "model",
          head: t("model"),
          cell: ({ model }) => <code className={styles.mono}>{model || NOTHING}</code>,
        },
        { key: "why", head: t("why"), cell: reasonOf },
        ...(onAssign
          ? [
              {
                key: "assign",
                head: <span className="visually-hidden">{t("action")}</span>,
                cell: (part: PartModel) =>
                  part.origin === "value" ? null : (
                    <Button size="sm" onClick={() => onAssign(part)}>
                      {t("assign", { designator: part.designator })}
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}

interface LibrariesProps {
  libraries: readonly SpiceLibrary[];
  isReadOnly: boolean;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

function Libraries({ libraries, isReadOnly, onEdit, onDelete }: LibrariesProps) {
  const t = useTranslations("simulation.models");
  return (
    <section className={styles.libraries} aria-label={t("files")}>
      <h3>{t("files")}</h3>
      {libraries.length === 0 && <p className={styles.note}>{t("noFiles")}</p>}
      <ul>
        {libraries.map((library) => (
          <li key={library.id}>
            <span>
              <code className={styles.mono}>{library.name}</code> {t("count", { count: modelsOf([library]).length })}
            </span>
            {!isReadOnly && (
              <>
                <Button size="sm" onClick={() => onEdit(library.id)}>
                  {t("editFile", { name: library.name })}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => onDelete(library.id)}>
                  {t("deleteFile", { name: library.name })}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && libraries.length < MAX_LIBRARIES && (
        <Button size="sm" onClick={() => onEdit("")}>
          {t("addFile")}
        </Button>
      )}
    </section>
  );
}

export function ModelsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("simulation.models");
  const editor = useEditor();
  const libraries = useDocument(readLibraries);
  const [task, setTask] = useState<Task | null>(null);
  // Read once for each change of the document that the dialog itself makes or sees.
  const parts = partModels(exportedDesign(schematicOf(editor)));
  const end = (): void => setTask(null);
  return (
    <Modal isOpen kind="wide" isDismissable={task === null} title={t("title")} onClose={onClose}>
      <div className={styles.models}>
        {task?.kind === "assign" && <AssignModel part={task.part} libraries={libraries} onEnd={end} />}
        {task?.kind === "library" && <LibraryForm id={task.id} libraries={libraries} onEnd={end} />}
        {task === null && (
          <>
            <PartTable
              parts={parts}
              onAssign={editor.isReadOnly ? null : (part) => setTask({ kind: "assign", part })}
            />
            <Libraries
              libraries={libraries}
              isReadOnly={editor.isReadOnly}
              onEdit={(id) => setTask({ kind: "library", id })}
              onDelete={(id) => editor.commit("models", (edit) => void edit.remove(id))}
            />
          </>
        )}
      </div>
    </Modal>
  );
}
