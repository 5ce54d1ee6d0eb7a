"use client";
// Keeps board and assembly options in the address; the list itself is too long for one.
import { type Parameter, useAddressParameters } from "@/components/quote/use-address-parameters";
import { ASSEMBLY_PARAMETERS, toPcbaQuery } from "@/lib/core/pcba/query";
import { completePcba } from "@/lib/core/pcba/specification";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

const PARAMETERS: readonly string[] = [...Object.keys(completePcba({}).board), ...ASSEMBLY_PARAMETERS];
/** Derived from the list. */
const COUNTED = ["bomLines", "customerParts", "smtJoints", "thtJoints", "bgaCount", "supply"];

export function useBomAddress(): void {
  const board = useQuoteDraft((draft) => draft.specification);
  const assembly = usePcbaDraft((draft) => draft.assembly);
  const said = toPcbaQuery({ board, assembly }).filter(([name]) => !COUNTED.includes(name));
  // The default supply with a list is turnkey, without one consigned.
  const supply: Parameter[] = assembly.supply === "turnkey" ? [] : [["supply", assembly.supply]];
  useAddressParameters(PARAMETERS, [...said, ...supply]);
}
