"use client";
// "Edit source" in the properties of a voltage or current source.
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { useEditor } from "@/components/schematic/editor-context";
import { latePart } from "@/components/schematic/late-part";
import { Button } from "@/components/ui/button";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import type { ComponentField, SchematicComponent } from "@/lib/core/schematic/model/records";

const Dialog = latePart(() => import("./source-dialog").then(({ SourceDialog }) => SourceDialog));

/** Fields of KiCad's sources, which would stand before the value. */
const OTHER_TEXTS = /^(?:sim\.(?:type|params)|spice[._]model)$/i;

const letterOf = (designator: string): "V" | "I" | null => {
  const [, letter] = /^([VI])S?\d*$/i.exec(designator) ?? [];
  return letter === undefined ? null : letter.toUpperCase() === "V" ? "V" : "I";
};

function withValue(component: SchematicComponent, text: string): SchematicComponent {
  const value: ComponentField = component.fields["value"] ?? { text: "", isVisible: true, place: null };
  const others = Object.entries(component.fields).map(([name, field]): [string, ComponentField] =>
    OTHER_TEXTS.test(name) ? [name, { ...field, text: "" }] : [name, field],
  );
  return { ...component, fields: { ...Object.fromEntries(others), value: { ...value, text } } };
}

export function SourceButton({ component }: { component: SchematicComponent }) {
  const t = useTranslations("simulation.sources");
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  const designator = component.designators[editor.path] ?? "";
  const letter = letterOf(designator.replace("?", ""));
  if (letter === null || editor.isReadOnly) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("edit")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog
            designator={designator}
            letter={letter}
            value={component.fields["value"]?.text ?? ""}
            onClose={() => setOpen(false)}
            onSave={(text: string) => {
              changeRecords(editor, [component], (record) => withValue(record, text));
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
