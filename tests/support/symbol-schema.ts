// Whether a symbol is one that documents and libraries accept.
import { symbolSchema } from "@/lib/contracts/schematic-file";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";

export const symbolChecked = (symbol: SchematicSymbol): boolean => symbolSchema.safeParse(symbol).success;
