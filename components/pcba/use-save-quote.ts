"use client";
// Saves the current assembly as a quote, sends an inquiry, or adds it to the cart.
import { useFormatter, useTranslations } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { toast } from "@/components/ui/toast";
import { useAddQuoteToCart, useCreateBomQuote } from "@/lib/client/bom";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useModals } from "@/stores/modals";
import { isSignedInNow } from "@/stores/account/session";

export interface SaveQuote {
  save: () => void;
  addToCart: () => void;
  isSaving: boolean;
  isAdding: boolean;
}

export function useSaveQuote({ specification }: PcbaQuote): SaveQuote {
  const t = useTranslations("pcba.save");
  const format = useFormatter();
  const open = useModals((state) => state.open);
  const projectId = useGerberView((view) => view.projectId);
  const create = useCreateBomQuote();
  const add = useAddQuoteToCart();
  const input = { ...specification, projectId: projectId ?? undefined };

  /** Returns the quote after notifying the user; null without a sign-in. */
  async function make() {
    if (!isSignedInNow()) {
      open("account");
      return null;
    }
    const made = await create.mutateAsync(input);
    return made;
  }

  async function save() {
    const made = await make().catch(() => null);
    if (!made) return;
    const number = made.quoteNumber;
    const message =
      made.expiresAt === null
        ? t("asked", { number })
        : t("saved", { number, date: format.dateTime(Date.parse(made.expiresAt), { dateStyle: "long" }) });
    toast({ kind: "success", message });
  }

  const { send, isBusy } = useWayToCart(async () => {
    const made = await make();
    if (made?.status !== "Quoted") return false;
    await add.mutateAsync({ quoteId: made.quoteId });
    return true;
  });

  return {
    save: () => void save(),
    addToCart: () => void send(undefined),
    isSaving: create.isPending && !isBusy,
    isAdding: isBusy,
  };
}
