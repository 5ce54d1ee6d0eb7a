"use client";
// Switches that leave components out of the BOM, placement, the board or simulation.
import { useTranslations } from "next-intl";
import { useEditor } from "@/components/schematic/editor-context";
import { Checkbox } from "@/components/ui/checkbox";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import styles from "./panels.module.css";

/** With the value of the flag for which the box is ticked. */
const SWITCHES = [
  ["inBom", "isInBom", true],
  ["notPopulated", "isPopulated", false],
  ["notOnBoard", "isOnBoard", false],
  ["notSimulated", "isSimulated", false],
] as const;

export function ComponentSwitches({ components }: { components: readonly SchematicComponent[] }) {
  const t = useTranslations("schematic.properties");
  const editor = useEditor();
  return (
    <div className={styles.switches}>
      {SWITCHES.map(([label, flag, ticked]) => {
        const count = components.filter((component) => component[flag] === ticked).length;
        const isMixed = count > 0 && count < components.length;
        return (
          <Checkbox
            key={label}
            ref={(box) => {
              if (box) box.indeterminate = isMixed;
            }}
            label={t(label)}
            note={isMixed ? t("ofCount", { count, total: components.length }) : undefined}
            checked={count === components.length}
            disabled={editor.isReadOnly}
            onChange={({ target }) =>
              changeRecords(editor, components, (record) => ({ ...record, [flag]: target.checked === ticked }))
            }
          />
        );
      })}
    </div>
  );
}
