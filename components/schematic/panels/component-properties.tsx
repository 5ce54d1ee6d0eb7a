"use client";
// Fields of one or several components. Where they differ, the field says how many values there are.
import { useTranslations } from "next-intl";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { pinLines } from "@/components/schematic/panels/outline";
import { PROPERTY_IDS } from "@/components/schematic/panels/property-ids";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { Checkbox } from "@/components/ui/checkbox";
import { changeRecords, setDesignator, withField } from "@/lib/core/schematic/editor/actions";
import { shiftBy } from "@/lib/core/schematic/edit/turn";
import { dragObjects } from "@/lib/core/schematic/edit/move";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { toMm, toUnits } from "@/lib/core/schematic/model/units";
import styles from "./panels.module.css";

interface Components {
  components: readonly SchematicComponent[];
}

const FIELDS = ["value", "footprint", "mpn"] as const;

export function ComponentProperties({ components }: Components) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const [first] = components;
  const symbol = first && editor.workspace.graph.symbolOf(first.symbolId);
  if (!first) return null;
  const isOne = components.length === 1;
  return (
    <div className={styles.fields}>
      {isOne && (
        <p className={styles.summary}>
          <b>{first.designators[editor.path] ?? "?"}</b> {symbol?.description ?? t("symbolMissing")}
        </p>
      )}
      {isOne && (
        <CommitField
          label={t("designator")}
          id={PROPERTY_IDS.designator}
          value={first.designators[editor.path] ?? ""}
          isReadOnly={editor.isReadOnly}
          onCommit={(designator) => setDesignator(editor, first, designator.trim())}
        />
      )}
      {FIELDS.map((name) => (
        <FieldOf key={name} name={name} components={components} />
      ))}
      {isOne && <OtherFields component={first} />}
      <Switches components={components} />
      {isOne && <Place component={first} />}
      {isOne && <Pins component={first} />}
    </div>
  );
}

function FieldOf({ name, components }: Components & { name: (typeof FIELDS)[number] }) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const values = new Set(components.map(({ fields }) => fields[name]?.text ?? ""));
  const [value = ""] = values;
  const isSame = values.size === 1;
  return (
    <CommitField
      label={t(name)}
      id={name === "mpn" ? undefined : PROPERTY_IDS[name]}
      value={isSame ? value : ""}
      placeholder={isSame ? undefined : t("values", { count: values.size })}
      isReadOnly={editor.isReadOnly}
      onCommit={(text) => changeRecords(editor, components, (record) => withField(record, name, { text: text.trim() }))}
    />
  );
}

const isShownAbove = (name: string): boolean => FIELDS.some((field) => field === name);

function OtherFields({ component }: { component: SchematicComponent }) {
  const editor = useEditor();
  const names = Object.keys(component.fields).filter((name) => !isShownAbove(name));
  return names.map((name) => (
    <CommitField
      key={name}
      label={name}
      value={component.fields[name]?.text ?? ""}
      isReadOnly={editor.isReadOnly}
      onCommit={(text) => changeRecords(editor, [component], (record) => withField(record, name, { text }))}
    />
  ));
}

function Switches({ components }: Components) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const set = (change: Partial<SchematicComponent>) =>
    changeRecords(editor, components, (record) => ({ ...record, ...change }));
  return (
    <div className={styles.switches}>
      <Checkbox
        label={t("inBom")}
        checked={components.every(({ isInBom }) => isInBom)}
        disabled={editor.isReadOnly}
        onChange={(event) => set({ isInBom: event.target.checked })}
      />
      <Checkbox
        label={t("notPopulated")}
        checked={components.every(({ isPopulated }) => !isPopulated)}
        disabled={editor.isReadOnly}
        onChange={(event) => set({ isPopulated: !event.target.checked })}
      />
    </div>
  );
}

/** "12.7", and "+2.54" for a step from here. */
function readLength(text: string, before: number): number | null {
  const isStep = text.trim().startsWith("+");
  const mm = Number(text.replace(",", "."));
  if (!Number.isFinite(mm)) return null;
  return isStep ? before + toUnits(mm) : toUnits(mm);
}

function Place({ component }: { component: SchematicComponent }) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const { x, y } = component.at;
  const move = (to: { x?: number | null; y?: number | null }) => {
    const by = { x: (to.x ?? x) - x, y: (to.y ?? y) - y };
    editor.commit("drag", (edit) => dragObjects(edit, [component.id], shiftBy(by)));
  };
  return (
    <div className={styles.twoFields}>
      <CommitField
        label={t("x")}
        unit="mm"
        isNumeric
        value={String(toMm(x))}
        isReadOnly={editor.isReadOnly}
        onCommit={(text) => move({ x: readLength(text, x) })}
      />
      <CommitField
        label={t("y")}
        unit="mm"
        isNumeric
        value={String(toMm(y))}
        isReadOnly={editor.isReadOnly}
        onCommit={(text) => move({ y: readLength(text, y) })}
      />
    </div>
  );
}

const SHOWN_PINS = 12;

function Pins({ component }: { component: SchematicComponent }) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const lines = useDocument((open) => pinLines(open, component.id, open.path));
  const connected = lines.filter(({ net }) => net !== null).length;
  return (
    <details className={styles.pinTable} open={lines.length <= SHOWN_PINS}>
      <summary>
        {t("pins", { count: lines.length })} <small>{t("connected", { count: connected })}</small>
      </summary>
      <table>
        <tbody>
          {lines.map(({ number, name, net }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{name}</td>
              <td>
                {net === null ? (
                  "--"
                ) : (
                  <button type="button" className={styles.link} onClick={() => editor.highlight(net)}>
                    {net}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
