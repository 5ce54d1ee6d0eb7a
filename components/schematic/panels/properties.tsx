"use client";
// Properties of the selection: fields, position, pins. One change is one undo step.
import { useTranslations } from "next-intl";
import { ComponentProperties } from "@/components/schematic/panels/component-properties";
import { ShapeProperties } from "@/components/schematic/panels/shape-properties";
import { TableProperties } from "@/components/schematic/panels/table-properties";
import { PROPERTY_IDS } from "@/components/schematic/panels/property-ids";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { useDocument, useEditor, useEditorState } from "@/components/schematic/editor-context";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import { textOf } from "@/lib/core/schematic/editor/object-text";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { SchematicComponent, SchematicObject, Sheet } from "@/lib/core/schematic/model/records";
import styles from "./panels.module.css";

export function PropertiesPanel() {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const selection = useEditorState((state) => state.selection);
  useEditorState((state) => state.version);
  const objects = editor.selected();
  const components = objects.filter((object): object is SchematicComponent => object.kind === "component");
  const [first] = objects;
  return (
    <section className={styles.properties} aria-label={t("label")}>
      <h2>{t("label")}</h2>
      {!first && <SheetProperties />}
      {first && selection.size > 1 && <p className={styles.summary}>{t("selected", { count: selection.size })}</p>}
      {components.length > 0 && <ComponentProperties key={[...selection].join()} components={components} />}
      {first && selection.size === 1 && first.kind !== "component" && (
        <ObjectProperties key={first.id} object={first} />
      )}
    </section>
  );
}

const TITLE_FIELDS = ["title", "revision", "author", "company", "date"] as const;

/** Of the sheet, while nothing is selected. */
function SheetProperties() {
  const t = useTranslations("schematic");
  const editor = useEditor();
  const sheet = useDocument(({ instance }) => instance?.sheet);
  if (!sheet) return null;
  const set = (change: Partial<Sheet>) => changeRecords(editor, [sheet], (record) => ({ ...record, ...change }));
  const { isReadOnly } = editor;
  return (
    <div className={styles.fields}>
      <CommitField
        label={t("properties.sheetName")}
        value={sheet.name}
        isReadOnly={isReadOnly}
        onCommit={(name) => set({ name })}
      />
      {TITLE_FIELDS.map((field) => (
        <CommitField
          key={field}
          label={t(`titleBlock.${field}`)}
          value={sheet.titleBlock[field] ?? ""}
          isReadOnly={isReadOnly}
          onCommit={(text) => set({ titleBlock: { ...sheet.titleBlock, [field]: text } })}
        />
      ))}
      <p className={styles.hint}>{t("properties.hint")}</p>
    </div>
  );
}

function ObjectProperties({ object }: { object: SchematicObject }) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const text = textOf(object);
  const net = useDocument((open) => netNameOf(open, object));
  return (
    <div className={styles.fields}>
      <p className={styles.summary}>{t(`kinds.${object.kind}`)}</p>
      {text && (
        <CommitField
          label={t(text.label)}
          id={PROPERTY_IDS.text}
          value={text.value}
          isReadOnly={editor.isReadOnly}
          onCommit={(value) => value.trim() !== "" && changeRecords(editor, [object], () => text.change(value))}
        />
      )}
      {object.kind === "drawing" && <ShapeProperties drawing={object} />}
      {object.kind === "image" && !editor.isReadOnly && <p className={styles.hint}>{t("imageHint")}</p>}
      {object.kind === "table" && <TableProperties table={object} />}
      {net !== null && (
        <p className={styles.pair}>
          <span>{t("net")}</span>
          <button type="button" className={styles.link} onClick={() => editor.highlight(net)}>
            {net}
          </button>
        </p>
      )}
    </div>
  );
}

function netNameOf({ workspace, netlist, path }: SchematicEditor, { id }: SchematicObject): string | null {
  const [item] = workspace.graph.itemsOf(id);
  const cluster = item && workspace.graph.clusterOf(item);
  return (cluster && netlist.netOf(path, cluster)?.name) || null;
}
