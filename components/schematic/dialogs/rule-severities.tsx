"use client";
// Each rule with its severity, by subject.
import { useTranslations } from "next-intl";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { Select } from "@/components/ui/select";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { type RuleId, RULE_GROUPS, RULES } from "@/lib/core/schematic/erc/finding";
import { putSettings, settingsOf, withSeverity } from "@/lib/core/schematic/erc/settings";
import { SEVERITIES, type Severity } from "@/lib/core/schematic/model/checks";
import styles from "./rules-dialog.module.css";

const severitiesOf = ({ workspace }: SchematicEditor) => settingsOf(workspace.store.values()).severities;
const GROUPS = Object.keys(RULE_GROUPS) as (keyof typeof RULE_GROUPS)[];

export function RuleSeverities() {
  const t = useTranslations("schematic.erc");
  const severities = useDocument(severitiesOf);
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <section key={group}>
          <h3>{t(`groups.${group}`)}</h3>
          <ul>
            {(Object.keys(RULE_GROUPS[group]) as RuleId[]).map((rule) => (
              <Rule key={rule} rule={rule} severity={severities[rule]} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Rule({ rule, severity }: { rule: RuleId; severity: Severity }) {
  const t = useTranslations("schematic.erc");
  const names = useTranslations("schematic.ruleNames");
  const editor = useEditor();
  // The matrix says which pins conflict, and how severely.
  const isByMatrix = rule === "pin-conflict";
  const choices = SEVERITIES.filter((each) => !isByMatrix || each !== "warning");
  return (
    <li>
      <label>
        <span>
          {names(rule)}
          {severity !== RULES[rule] && <small> {t("changed")}</small>}
        </span>
        <Select
          data-severity={severity}
          value={severity}
          disabled={editor.isReadOnly}
          onChange={({ target }) => {
            const chosen = SEVERITIES.find((each) => each === target.value);
            if (!chosen) return;
            editor.commit("ercSettings", (edit) =>
              putSettings(edit, withSeverity(editor.workspace.store.values(), rule, chosen)),
            );
          }}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {isByMatrix && each === "error" ? t("byMatrix") : t(`severity.${each}`)}
            </option>
          ))}
        </Select>
      </label>
    </li>
  );
}
