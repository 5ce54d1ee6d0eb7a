"use client";
// Outline of the project: sheets, parts and nets. The lists are also the drawing's text alternative.
import { useTranslations } from "next-intl";
import { type ReactNode, useDeferredValue, useState } from "react";
import { runCommand, useEditorPage } from "@/components/schematic/commands/use-commands";
import { useDocument, useEditor, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { showObject } from "@/components/schematic/stage/show-place";
import { ToolIcon } from "@/components/schematic/tool-icon";
import { tabId, tabPanelId, Tabs } from "@/components/ui/tabs";
import { compareNaturally } from "@/lib/base/natural-order";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Net } from "@/lib/core/schematic/connectivity/nets";
import { pinsOf } from "@/lib/core/schematic/model/symbol";
import styles from "./panels.module.css";

export type OutlineTab = "sheets" | "parts" | "nets";

interface OutlineProps {
  tab: OutlineTab;
  onTab: (tab: OutlineTab) => void;
}

export function Outline({ tab, onTab }: OutlineProps) {
  const t = useTranslations("schematic.outline");
  const parts = useDocument(partsOf);
  const nets = useDocument(netsOf);
  return (
    <section className={styles.outline} aria-label={t("label")}>
      <Tabs
        label={t("label")}
        value={tab}
        onChange={onTab}
        items={[
          { id: "sheets", label: t("sheets") },
          { id: "parts", label: t("parts", { count: parts.length }) },
          { id: "nets", label: t("nets", { count: nets.length }) },
        ]}
      />
      <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} className={styles.list}>
        {tab === "sheets" && <Sheets />}
        {tab === "parts" && <Parts parts={parts} />}
        {tab === "nets" && <Nets nets={nets} />}
      </div>
    </section>
  );
}

function Sheets() {
  const t = useTranslations("schematic.outline");
  const editor = useEditor();
  const shown = useEditorState((state) => state.path);
  const instances = useDocument(({ hierarchy }) => hierarchy.instances);
  return (
    <ul>
      {instances.map(({ path, sheet, symbol, depth }) => {
        const count = instances.filter((other) => other.sheet.id === sheet.id).length;
        return (
          <li key={path}>
            <button
              type="button"
              className={styles.row}
              aria-current={path === shown || undefined}
              style={{ paddingInlineStart: `${12 + depth * 16}px` }}
              onClick={() => editor.openSheet(path)}
            >
              <ToolIcon name="sheet" size={16} />
              <span>{symbol?.name || sheet.name}</span>
              {count > 1 && <small>{t("usedTimes", { count })}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface PartRow {
  readonly id: string;
  readonly path: string;
  readonly designator: string;
  readonly value: string;
}

/** Parts of all placements; power symbols and flags are none. */
function partsOf({ workspace, hierarchy }: SchematicEditor): readonly PartRow[] {
  const paths = new Map<string, string[]>();
  for (const { path, sheet } of hierarchy.instances) paths.set(sheet.id, [...(paths.get(sheet.id) ?? []), path]);
  const rows = [...workspace.store.values()].flatMap((record) => {
    if (record.kind !== "component") return [];
    if (workspace.graph.symbolOf(record.symbolId)?.prefix.startsWith("#")) return [];
    const value = record.fields.value?.text ?? "";
    return (paths.get(record.sheetId) ?? []).map((path) => ({
      ...{ id: record.id, path, designator: record.designators[path] ?? "?", value },
    }));
  });
  return rows.toSorted((a, b) => compareNaturally(a.designator, b.designator));
}

function netsOf({ netlist }: SchematicEditor): readonly Net[] {
  return netlist.nets
    .filter(({ pins, driver }) => pins.length > 1 || (driver !== null && pins.length > 0))
    .toSorted((a, b) => compareNaturally(a.name, b.name));
}

function useFilter(): { text: string; field: ReactNode } {
  const t = useTranslations("schematic.outline");
  const [text, setText] = useState("");
  const field = (
    <input
      type="search"
      className={styles.filter}
      value={text}
      placeholder={t("filter")}
      aria-label={t("filter")}
      onChange={(event) => setText(event.target.value)}
    />
  );
  return { text: useDeferredValue(text).trim().toLowerCase(), field };
}

/** Of the net that was highlighted last. */
function RenameButton() {
  const t = useTranslations("schematic.commands");
  const page = useEditorPage();
  function rename(): void {
    // A selected wire of another net would come first.
    page.editor.select([]);
    runCommand("renameNet", page);
  }
  return (
    <button type="button" className={styles.rowAction} onClick={rename}>
      {t("renameNet")}
    </button>
  );
}

/** Rows beyond this are found by the filter. */
const MAX_ROWS = 300;

function Parts({ parts }: { parts: readonly PartRow[] }) {
  const t = useTranslations("schematic.outline");
  const project = useOpenProject();
  const selection = useEditorState((state) => state.selection);
  const { text, field } = useFilter();
  const shown = parts.filter(({ designator, value }) => `${designator} ${value}`.toLowerCase().includes(text));
  if (parts.length === 0) return <p className={styles.none}>{t("noParts")}</p>;
  return (
    <>
      {field}
      <ul>
        {shown.slice(0, MAX_ROWS).map((part) => (
          <li key={part.path + part.id}>
            <button
              type="button"
              className={styles.row}
              aria-current={selection.has(part.id) || undefined}
              onClick={() => showObject(project, part)}
            >
              <b>{part.designator}</b>
              <span>{part.value}</span>
            </button>
            {selection.has(part.id) && <PartPins id={part.id} path={part.path} />}
          </li>
        ))}
      </ul>
      {shown.length > MAX_ROWS && <p className={styles.none}>{t("more", { count: shown.length - MAX_ROWS })}</p>}
    </>
  );
}

/** "13 DTR: net DTR, goes to C4.1" for each pin. */
function PartPins({ id, path }: { id: string; path: string }) {
  const t = useTranslations("schematic.outline");
  const pins = useDocument((editor) => pinLines(editor, id, path));
  return (
    <ul className={styles.pins}>
      {pins.map(({ number, name, net, others }) => (
        <li key={number}>
          <span>
            {number} {name}
          </span>
          <span>{net === null ? t("noNet") : others === "" ? net : t("goesTo", { net, others })}</span>
        </li>
      ))}
    </ul>
  );
}

export interface PinLine {
  readonly number: string;
  readonly name: string;
  /** Null for a pin that is connected with nothing. */
  readonly net: string | null;
  readonly others: string;
}

const MAX_OTHERS = 4;

export function pinLines({ workspace, netlist }: SchematicEditor, id: string, path: string): readonly PinLine[] {
  const component = workspace.store.get(id);
  if (component?.kind !== "component") return [];
  const symbol = workspace.graph.symbolOf(component.symbolId);
  if (!symbol) return [];
  const items = workspace.graph.itemsOf(id);
  return pinsOf(symbol, component.unit, component.style).map((pin) => {
    const item = items.find((each) => each.pin?.pin === pin);
    const cluster = item && workspace.graph.clusterOf(item);
    const net = cluster && netlist.netOf(path, cluster);
    const isConnected = net !== undefined && (net.pins.length > 1 || net.driver !== null);
    const others = (net?.pins ?? [])
      .filter((other) => !(other.component.id === id && other.pin.number === pin.number))
      .map((other) => `${other.designator ?? "?"}.${other.pin.number}`);
    const rest = others.length > MAX_OTHERS ? [...others.slice(0, MAX_OTHERS), "…"] : others;
    return { number: pin.number, name: pin.name, net: isConnected ? net.name : null, others: rest.join(", ") };
  });
}

function Nets({ nets }: { nets: readonly Net[] }) {
  const t = useTranslations("schematic.outline");
  const editor = useEditor();
  const highlighted = useEditorState((state) => state.highlighted);
  const { text, field } = useFilter();
  const shown = nets.filter(({ name }) => name.toLowerCase().includes(text));
  if (nets.length === 0) return <p className={styles.none}>{t("noNets")}</p>;
  return (
    <>
      {field}
      <ul>
        {shown.slice(0, MAX_ROWS).map((net) => (
          <li key={net.name}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={highlighted.includes(net.name)}
              onClick={() => editor.highlight(net.name)}
            >
              <span>{net.name}</span>
              <small>{t("pins", { count: net.pins.length })}</small>
            </button>
            {highlighted.at(-1) === net.name && !editor.isReadOnly && <RenameButton />}
          </li>
        ))}
      </ul>
      {shown.length > MAX_ROWS && <p className={styles.none}>{t("more", { count: shown.length - MAX_ROWS })}</p>}
    </>
  );
}
