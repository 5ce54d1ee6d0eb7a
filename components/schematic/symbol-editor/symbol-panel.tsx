"use client";
// Name, prefix and other fields of the symbol.
import { useTranslations } from "next-intl";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { FootprintPicture } from "@/components/schematic/symbol-editor/footprint-picture";
import { useSymbolEditor, useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { Checkbox } from "@/components/ui/checkbox";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { PIN_NAME_OFFSET, renamed, shortName } from "@/lib/core/schematic/symbol-editor/new-symbol";
import panels from "@/components/schematic/panels/panels.module.css";
import styles from "./symbol-editor.module.css";

const MAX = { name: 180, prefix: 16, description: 1_000, keyword: 100, keywords: 50, field: 2_000 };

export function SymbolPanel() {
  const t = useTranslations("schematic.symbolEditor.symbol");
  const editor = useSymbolEditor();
  const symbol = useSymbolState((state) => state.symbol);
  const change = (map: (before: SchematicSymbol) => SchematicSymbol) => editor.change("properties", map);
  const setField = (name: string) => (text: string) =>
    change((before) => {
      const { [name]: _, ...others } = before.fields;
      const value = text.trim().slice(0, MAX.field);
      return { ...before, fields: value === "" ? others : { ...others, [name]: value } };
    });
  return (
    <section className={styles.panel} aria-label={t("label")}>
      <h3>{t("label")}</h3>
      <div className={panels.fields}>
        <CommitField
          label={t("name")}
          value={shortName(symbol)}
          onCommit={(text) => change((before) => renamed(before, text.trim().slice(0, MAX.name)))}
        />
        <CommitField
          label={t("prefix")}
          value={symbol.prefix}
          onCommit={(text) => change((before) => ({ ...before, prefix: text.trim().slice(0, MAX.prefix) }))}
        />
        <CommitField label={t("footprint")} value={symbol.fields.footprint ?? ""} onCommit={setField("footprint")} />
        <CommitField label={t("mpn")} value={symbol.fields.mpn ?? ""} onCommit={setField("mpn")} />
        <CommitField
          label={t("description")}
          value={symbol.description}
          onCommit={(text) => change((before) => ({ ...before, description: text.trim().slice(0, MAX.description) }))}
        />
        <CommitField
          label={t("keywords")}
          value={symbol.keywords.join(", ")}
          onCommit={(text) =>
            change((before) => ({
              ...before,
              keywords: text
                .split(/[,，]/)
                .flatMap((word) => word.trim().slice(0, MAX.keyword) || [])
                .slice(0, MAX.keywords),
            }))
          }
        />
      </div>
      <FootprintPicture />
      <div className={styles.switches}>
        <Checkbox
          label={t("showsNumbers")}
          checked={symbol.showsPinNumbers}
          onChange={({ target }) => change((before) => ({ ...before, showsPinNumbers: target.checked }))}
        />
        <Checkbox
          label={t("showsNames")}
          checked={symbol.showsPinNames}
          onChange={({ target }) => change((before) => ({ ...before, showsPinNames: target.checked }))}
        />
        <Checkbox
          label={t("namesInside")}
          checked={symbol.pinNameOffset > 0}
          onChange={({ target }) =>
            change((before) => ({ ...before, pinNameOffset: target.checked ? PIN_NAME_OFFSET : 0 }))
          }
        />
      </div>
    </section>
  );
}
