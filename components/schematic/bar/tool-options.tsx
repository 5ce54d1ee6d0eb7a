"use client";
// Settings of the tool in use: names of labels, supplies and sheets, the look of shapes, the size of tables.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { DrawingOptions } from "@/components/schematic/bar/drawing-options";
import { TableOptions } from "@/components/schematic/bar/table-options";
import { useDocument, useEditor, useEditorState } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type Choices, formOf } from "@/lib/core/schematic/editor/choices";
import type { ToolName } from "@/lib/core/schematic/editor/tools/create-tool";
import { SHAPE_TOOLS } from "@/lib/core/schematic/editor/tools/draw-tool";
import type { SignalDirection } from "@/lib/core/schematic/model/records";
import styles from "./toolbar.module.css";

type TextKind = "label" | "sheetName" | "power";

const TEXT_OF: Partial<Record<ToolName, TextKind>> = {
  "net-label": "label",
  port: "label",
  "sheet-label": "label",
  sheet: "sheetName",
  power: "power",
};
const DIRECTIONS = ["input", "output", "bidirectional", "tri-state", "passive"] as const satisfies SignalDirection[];

/** Names that supplies often have. */
const RAILS = ["GND", "+3V3", "+5V", "+12V", "VCC", "VDD", "VBUS", "AGND", "-12V"];

export function ToolOptions() {
  const tool = useEditorState((state) => state.tool);
  const kind = TEXT_OF[tool];
  if (SHAPE_TOOLS.some((shape) => shape === tool)) return <DrawingOptions />;
  if (tool === "table") return <TableOptions />;
  return kind ? <OptionsOf key={tool} tool={tool} kind={kind} /> : null;
}

function OptionsOf({ tool, kind }: { tool: ToolName; kind: TextKind }) {
  const t = useTranslations("schematic.options");
  const editor = useEditor();
  const choices = useEditorState((state) => state.choices);
  const names = useDocument(namesOfNets);
  const field = useRef<HTMLInputElement>(null);
  const text = kind === "power" ? choices.power.name : choices[kind];

  // The text comes first: a label without one cannot be placed.
  useEffect(() => field.current?.select(), []);

  function type(value: string): void {
    const change: Partial<Choices> =
      kind === "power" ? { power: { name: value, form: formOf(value), scope: "global" } } : { [kind]: value };
    editor.choose(change);
  }
  const listId = `schematic-names-${kind}`;
  return (
    <form
      className={styles.options}
      onSubmit={(event) => {
        event.preventDefault();
        focusStage();
      }}
    >
      <label>
        <span>{t(kind)}</span>
        <Field
          ref={field}
          value={text}
          list={listId}
          placeholder={t(`placeholder.${kind}`)}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <datalist id={listId}>
        {(kind === "power" ? RAILS : kind === "label" ? names : []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {(tool === "port" || tool === "sheet-label") && (
        <label>
          <span>{t("direction")}</span>
          <Select
            value={choices.direction}
            onChange={(event) => editor.choose({ direction: event.target.value as SignalDirection })}
          >
            {DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {t(`directions.${direction}`)}
              </option>
            ))}
          </Select>
        </label>
      )}
      <p>{t("hint")}</p>
    </form>
  );
}

const MAX_NAMES = 200;

const namesOfNets = (editor: ReturnType<typeof useEditor>): readonly string[] =>
  [...new Set(editor.netlist.nets.flatMap(({ driver }) => (driver && driver.kind !== "pin" ? [driver.name] : [])))]
    .toSorted()
    .slice(0, MAX_NAMES);
