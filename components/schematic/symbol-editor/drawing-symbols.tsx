"use client";
// Symbols that belong to the drawing, in the library: a new one can be placed again before any component has it.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useDocument } from "@/components/schematic/editor-context";
import { SymbolDrawing } from "@/components/schematic/panels/symbol-picture";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { PlacedSymbol } from "@/lib/core/schematic/editor/stocks";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { PROJECT_LIBRARY, shortName } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { createSymbolSearch } from "@/lib/core/schematic/symbols/search";
import panels from "@/components/schematic/panels/panels.module.css";
import styles from "./symbol-editor.module.css";

const ownOf = ({ workspace }: SchematicEditor): SchematicSymbol[] =>
  [...workspace.store.values()].filter(
    (record): record is SchematicSymbol => record.kind === "symbol" && record.name.startsWith(`${PROJECT_LIBRARY}:`),
  );

export function useDrawingSymbols(query: string): readonly SchematicSymbol[] {
  const symbols = useDocument(ownOf);
  return useMemo(() => {
    const search = createSymbolSearch(symbols.map((symbol) => ({ ...symbol, name: shortName(symbol), symbol })));
    return search(query).map(({ symbol }) => symbol);
  }, [symbols, query]);
}

interface DrawingSymbolsProps {
  symbols: readonly SchematicSymbol[];
  onPlace: (placed: PlacedSymbol) => void;
}

const seen = (): void => undefined;

export function DrawingSymbols({ symbols, onPlace }: DrawingSymbolsProps) {
  const t = useTranslations("schematic.symbolEditor.library");
  if (symbols.length === 0) return null;
  return (
    <>
      <h3 className={styles.libraryHeading}>{t("drawing")}</h3>
      <ul>
        {symbols.map((symbol) => (
          <li key={symbol.id}>
            <button type="button" className={panels.symbol} onClick={() => onPlace({ symbol })}>
              <SymbolDrawing symbol={symbol} onNear={seen} />
              <span>
                <b>{shortName(symbol)}</b>
                <small>{symbol.description || t("pins", { count: symbol.pins.length })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
