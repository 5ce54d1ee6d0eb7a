"use client";
// Parts of the catalog for what is searched: placing one gives symbol, value, package and number.
import { useTranslations } from "next-intl";
import { useQuery } from "@tanstack/react-query";
import { PriceText } from "@/components/ui/price-text";
import { Tag } from "@/components/ui/tag";
import { schematicPartsOptions } from "@/lib/client/schematic/catalog";
import type { PlacedSymbol } from "@/lib/core/schematic/editor/stocks";
import type { SymbolEntry } from "@/lib/core/schematic/symbols/build/entry";
import { fieldsOfPart, symbolOfPart } from "@/lib/core/schematic/symbols/part-symbol";
import styles from "./panels.module.css";

interface CatalogPartsProps {
  query: string;
  entries: readonly SymbolEntry[];
  onPlace: (placed: PlacedSymbol) => void;
}

export function CatalogParts({ query, entries, onPlace }: CatalogPartsProps) {
  const t = useTranslations("schematic.library");
  const { data } = useQuery(schematicPartsOptions(query));
  if (!data || data.rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.count}>{t("parts")}</h3>
      {data.rows.map((part) => {
        const entry = symbolOfPart(entries, part);
        return (
          <button
            key={part.id}
            type="button"
            className={styles.part}
            aria-disabled={!entry || undefined}
            title={entry ? undefined : t("noSymbol")}
            onClick={() => entry && onPlace({ symbol: entry.build(), fields: fieldsOfPart(part, entry) })}
          >
            <span>
              <b>{part.mpn}</b>
              <small>
                {part.manufacturer}, {part.packageName}
              </small>
            </span>
            <span className={styles.offer}>
              <PriceText money={part.price && { amountMicro: part.price.unitMicro, currency: data.currency }} />
              <small>{part.isSample ? <Tag>{t("sample")}</Tag> : t("stock", { count: part.stock })}</small>
            </span>
          </button>
        );
      })}
    </>
  );
}
