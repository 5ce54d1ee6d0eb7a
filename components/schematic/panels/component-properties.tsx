"use client";
// Fields of one or several components. Where they differ, the field says how many values there are and lists them.
import { useTranslations } from "next-intl";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { ComponentPlace } from "@/components/schematic/panels/component-place";
import { ComponentSwitches } from "@/components/schematic/panels/component-switches";
import { pinLines } from "@/components/schematic/panels/outline";
import { PROPERTY_IDS } from "@/components/schematic/panels/property-ids";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { SourceButton } from "@/components/schematic/simulation/setup/source-button";
import { changeRecords, setDesignator } from "@/lib/core/schematic/editor/actions";
import {
  patternDesignators,
  type SharedField,
  sharedFields,
  shortList,
  withTypedField,
} from "@/lib/core/schematic/edit/shared-fields";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { hasText } from "@/lib/base/has-text";
import styles from "./panels.module.css";

interface Components {
  components: readonly SchematicComponent[];
}

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
      <Designators components={components.filter((each) => isOne || isPart(each, editor.path))} />
      {sharedFields(components).map((field) => (
        <FieldOf key={field.name} field={field} components={components} />
      ))}
      {isOne && <SourceButton component={first} />}
      <ComponentSwitches components={components} />
      <ComponentPlace components={components} />
      {isOne && <Pins component={first} />}
    </div>
  );
}

/** Supplies and flags have numbers of their own, which nobody sees. */
const isPart = ({ designators }: SchematicComponent, path: string): boolean => !designators[path]?.startsWith("#");

/** One designator, or a pattern for several parts with its result. */
function Designators({ components }: Components) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const designators = components.map((each) => each.designators[editor.path] ?? "");
  const [only = "", ...others] = new Set(designators);
  const isSame = others.length === 0;
  const [first] = components;
  if (!first) return null;
  function commit(typed: string): void {
    const text = typed.trim();
    if (components.length === 1 && first) return setDesignator(editor, first, text);
    const given = patternDesignators(components, editor.path, text);
    if (!given) return;
    changeRecords(editor, components, (record) => ({
      ...record,
      designators: { ...record.designators, [editor.path]: given.get(record.id) ?? "" },
    }));
  }
  return (
    <CommitField
      label={t("designator")}
      id={PROPERTY_IDS.designator}
      value={isSame ? only : ""}
      placeholder={isSame ? undefined : shortList(designators.map((each) => each || "?"))}
      isReadOnly={editor.isReadOnly}
      preview={
        components.length === 1
          ? undefined
          : (typed) => {
              const given = patternDesignators(components, editor.path, typed);
              return given ? t("becomes", { list: shortList(given.values()) }) : t("needsPattern");
            }
      }
      onCommit={commit}
    />
  );
}

const isJump = (name: string): name is "value" | "footprint" => name === "value" || name === "footprint";

function FieldOf({ field: { name, values, count }, components }: Components & { field: SharedField }) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  const isSame = values.length === 1;
  const isPartial = count < components.length;
  const differing = isSame ? undefined : t("values", { count: values.length });
  return (
    <CommitField
      label={hasText(t, name) && isKnown(name) ? t(name) : name}
      id={isJump(name) ? PROPERTY_IDS[name] : undefined}
      value={isSame && !isPartial ? (values[0]?.[0] ?? "") : ""}
      placeholder={isPartial ? t("ofCount", { count, total: components.length }) : differing}
      options={
        isSame && !isPartial
          ? undefined
          : values.map(([value, times]) => [value, t("valueTimes", { value, count: times })])
      }
      isPartial={isPartial}
      isReadOnly={editor.isReadOnly}
      onCommit={(text) => changeRecords(editor, components, (record) => withTypedField(record, name, text))}
    />
  );
}

const isKnown = (name: string): boolean => name === "value" || name === "footprint" || name === "mpn";

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
