"use client";
// Bottom line: tool, what its keys do, position, grid, net under the cursor, zoom.
import { useFormatter, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { runCommand, useEditorPage } from "@/components/schematic/commands/use-commands";
import { useEditor, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { FULL_PX_PER_MM } from "@/components/schematic/stage/show-place";
import type { ImageUpload } from "@/components/schematic/use-insert-image";
import { objectsAt } from "@/lib/core/schematic/editor/hit";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { toMm } from "@/lib/core/schematic/model/units";
import styles from "./status-line.module.css";

export function StatusLine({ upload = null }: { upload?: ImageUpload | null }) {
  const t = useTranslations("schematic.status");
  const tools = useTranslations("schematic.tools");
  const page = useEditorPage();
  const { viewport } = useOpenProject();
  const tool = useEditorState((state) => state.tool);
  const grid = useEditorState((state) => state.grid);
  const count = useEditorState((state) => state.selection.size);
  const zoom = useSyncExternalStore(
    viewport.watch,
    () => Math.round((viewport.camera().pxPerMm / FULL_PX_PER_MM) * 100),
    () => 100,
  );
  return (
    <footer className={styles.line} aria-label={t("label")}>
      <span className={styles.tool}>{tools(`${tool}.name`)}</span>
      <span className={styles.hint}>{tools(`${tool}.hint`)}</span>
      {upload && <Uploading {...upload} />}
      {count > 0 && <span>{t("selected", { count })}</span>}
      <Position />
      <button type="button" onClick={() => runCommand("grid", page)}>
        {t("grid", { step: toMm(grid) })}
      </button>
      <NetUnder />
      <button type="button" onClick={() => runCommand("fit", page)}>
        {t("zoom", { percent: zoom })}
      </button>
    </footer>
  );
}

function Uploading({ name, percent }: ImageUpload) {
  const t = useTranslations("schematic.status");
  return (
    <span className={styles.upload} role="status">
      <span>{t("uploading", { name })}</span>
      <progress max={100} value={percent} aria-label={t("uploading", { name })} />
    </span>
  );
}

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

function Position() {
  const t = useTranslations("schematic.status");
  const format = useFormatter();
  const pointer = useEditorState((state) => state.pointer);
  const snapAt = useEditorState(({ overlay }) => overlay.snapAt);
  const measure = useEditorState(({ overlay }) => overlay.measure);
  const at = snapAt ?? pointer?.at;
  const mm = (units: number): string => format.number(toMm(units), DIGITS);
  if (!at) return null;
  const [dx, dy] = measure ? [measure.to.x - measure.from.x, measure.to.y - measure.from.y] : [0, 0];
  return (
    <span className={styles.position}>
      <span>{t("position", { x: mm(at.x), y: mm(at.y) })}</span>
      {measure && <span>{t("measure", { dx: mm(dx), dy: mm(dy), length: mm(Math.hypot(dx, dy)) })}</span>}
    </span>
  );
}

function NetUnder() {
  const t = useTranslations("schematic.status");
  const editor = useEditor();
  const pointer = useEditorState((state) => state.pointer);
  const net = pointer && netUnder(editor, pointer);
  if (!net) return null;
  return <span className={styles.net}>{t("net", { net: net.name, count: net.pins.length })}</span>;
}

function netUnder(editor: SchematicEditor, pointer: Pointer) {
  const [first] = objectsAt(editor.view, pointer);
  if (!first || first.kind === "component") return null;
  const [item] = editor.workspace.graph.itemsOf(first.id);
  const cluster = item && editor.workspace.graph.clusterOf(item);
  return (cluster && editor.netlist.netOf(editor.path, cluster)) ?? null;
}
