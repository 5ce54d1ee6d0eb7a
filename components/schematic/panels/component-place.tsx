"use client";
// Position of components in millimeters: a number, or a change such as "+2.54" for each of them.
import { useTranslations } from "next-intl";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { useEditor } from "@/components/schematic/editor-context";
import { dragObjects } from "@/lib/core/schematic/edit/move";
import { applyTypedNumber } from "@/lib/core/schematic/edit/typed-number";
import { shiftBy } from "@/lib/core/schematic/edit/turn";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { toMm, toUnits } from "@/lib/core/schematic/model/units";
import styles from "./panels.module.css";

export function ComponentPlace({ components }: { components: readonly SchematicComponent[] }) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  function move(axis: "x" | "y", typed: string): void {
    editor.commit("drag", (edit) => {
      for (const { id, at } of components) {
        const goal = applyTypedNumber(toMm(at[axis]), typed);
        if (goal === null) continue;
        const by = toUnits(goal) - at[axis];
        if (by !== 0) dragObjects(edit, [id], shiftBy(axis === "x" ? { x: by, y: 0 } : { x: 0, y: by }));
      }
    });
  }
  return (
    <div className={styles.twoFields}>
      {(["x", "y"] as const).map((axis) => {
        const values = new Set(components.map(({ at }) => toMm(at[axis])));
        const [first = 0] = values;
        const isSame = values.size === 1;
        return (
          <CommitField
            key={axis}
            label={t(axis)}
            unit="mm"
            isNumeric
            value={isSame ? String(first) : ""}
            placeholder={isSame ? undefined : t("values", { count: values.size })}
            isReadOnly={editor.isReadOnly}
            onCommit={(typed) => move(axis, typed)}
          />
        );
      })}
    </div>
  );
}
