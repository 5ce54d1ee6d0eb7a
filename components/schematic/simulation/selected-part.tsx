"use client";
// Value and waveform of the selected part, so that the next run can differ without leaving the simulation.
import { useTranslations } from "next-intl";
import { useEditor, useEditorState } from "@/components/schematic/editor-context";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { SourceButton } from "@/components/schematic/simulation/setup/source-button";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import { withTypedField } from "@/lib/core/schematic/edit/shared-fields";
import panelStyles from "@/components/schematic/panels/panels.module.css";
import styles from "./simulation.module.css";

export function SelectedPart() {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  useEditorState((state) => state.selection);
  useEditorState((state) => state.version);
  const [selected, ...others] = editor.selected();
  if (selected?.kind !== "component" || others.length > 0) return null;
  const designator = selected.designators[editor.path] ?? "";
  return (
    <section className={`${panelStyles.fields} ${styles.selected}`} aria-label={designator}>
      <CommitField
        key={selected.id}
        label={`${designator} · ${t("value")}`}
        value={selected.fields["value"]?.text ?? ""}
        isReadOnly={editor.isReadOnly}
        onCommit={(text) => changeRecords(editor, [selected], (record) => withTypedField(record, "value", text))}
      />
      <SourceButton component={selected} />
    </section>
  );
}
