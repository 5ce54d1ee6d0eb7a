"use client";
// Kind, quantity and today's price of an order of a project: shared by the parts list and the
// order panel.
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { useOffer } from "@/lib/client/community";
import { LISTED_QUANTITY } from "@/lib/contracts/community";
import type { OfferKind, PublicationOffer } from "@/lib/contracts/community-offer";

export interface OfferState {
  readonly projectId: string;
  readonly quantity: number;
  readonly kind: OfferKind | null;
  readonly usesAlternatives: boolean;
  /** Undefined until there is one. */
  readonly offer: PublicationOffer | undefined;
  /** True while the offer shown is for other terms. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  setQuantity(quantity: number): void;
  setKind(kind: OfferKind): void;
  setUsesAlternatives(uses: boolean): void;
  reload(): void;
}

const OfferContext = createContext<OfferState | null>(null);

/** Within `OfferProvider`. */
export function useOfferState(): OfferState {
  const state = use(OfferContext);
  if (!state) throw new Error("no offer is provided here");
  return state;
}

/** Chosen at first: the first of these that can be ordered. */
const PREFERRED = ["assembled", "boards", "kit"] as const;

export function OfferProvider({ projectId, children }: { projectId: string; children: ReactNode }) {
  const [quantity, setQuantity] = useState(LISTED_QUANTITY);
  const [usesAlternatives, setUsesAlternatives] = useState(true);
  const [chosen, setKind] = useState<OfferKind | null>(null);
  const query = useOffer(projectId, { quantity, alternatives: usesAlternatives ? 1 : 0 });
  const offer = query.data;
  const kind = chosen ?? firstOrderable(offer);
  const { isPlaceholderData, isError, refetch } = query;
  const state = useMemo(
    (): OfferState => ({
      ...{ projectId, quantity, kind, usesAlternatives, offer, setQuantity, setKind, setUsesAlternatives },
      isStale: isPlaceholderData,
      hasFailed: isError && offer === undefined,
      reload: () => void refetch(),
    }),
    [projectId, quantity, kind, usesAlternatives, offer, isPlaceholderData, isError, refetch],
  );
  return <OfferContext value={state}>{children}</OfferContext>;
}

function firstOrderable(offer: PublicationOffer | undefined): OfferKind | null {
  const orderable = offer?.kinds.flatMap(({ kind, offer: priced }) => (priced ? [kind] : [])) ?? [];
  return PREFERRED.find((kind) => orderable.includes(kind)) ?? null;
}
