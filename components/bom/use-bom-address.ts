"use client";
// Keeps the board and what is said of its assembly in the address; the list itself is too long for one.
import { type Parameter, useAddressParameters } from "@/components/quote/use-address-parameters";
import { ASSEMBLY_PARAMETERS, toPcbaQuery } from "@/lib/core/pcba/query";
import { completePcba } from "@/lib/core/pcba/specification";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

const PARAMETERS: readonly string[] = [...Object.keys(completePcba({}).board), ...ASSEMBLY_PARAMETERS];
/** These follow from the list. */
const COUNTED = ["bomLines", "customerParts", "smtJoints", "thtJoints", "bgaCount", "supply"];

export function useBomAddress(): void {
  const board = useQuoteDraft((draft) => draft.specification);
  const assembly = usePcbaDraft((draft) => draft.assembly);
  const said = toPcbaQuery({ board, assembly }).filter(([name]) => !COUNTED.includes(name));
  // Of a list we buy the parts unless it is said; of an assembly without one the customer sends them.
  const supply: Parameter[] = assembly.supply === "turnkey" ? [] : [["supply", assembly.supply]];
  useAddressParameters(PARAMETERS, [...said, ...supply]);
}
