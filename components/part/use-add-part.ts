"use client";
// Puts parts into the account's cart; somebody who is not signed in is asked to, and then they are added.
import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { usePendingAction } from "@/components/providers/use-pending-action";
import { toast } from "@/components/ui/toast";
import { useAddToCart } from "@/lib/client/cart";
import { useModals } from "@/stores/modals";
import { useIsSignedIn, useSession } from "@/stores/session";

const KIND = "add-part";
const wantedParts = z.object({ partId: z.string(), quantity: z.int(), mpn: z.string() });
type WantedParts = z.infer<typeof wantedParts>;

function useSendPart() {
  const t = useTranslations("part");
  const add = useAddToCart();
  async function send({ partId, quantity, mpn }: WantedParts): Promise<void> {
    try {
      await add.mutateAsync({ itemType: "Normal", specification: { partId, quantity } });
      toast({
        kind: "success",
        message: t("added", { count: quantity, mpn }),
        link: { href: "/shopping-cart", label: t("toCart") },
      });
    } catch {
      // The call has said why.
    }
  }
  return { send, isPending: add.isPending };
}

/** Adds what was chosen before the sign-in; once on a page. */
export function useResumedParts(): void {
  const { send } = useSendPart();
  usePendingAction(KIND, (payload) => {
    const wanted = wantedParts.safeParse(payload);
    if (wanted.success) void send(wanted.data);
  });
}

export function useAddPart() {
  const isSignedIn = useIsSignedIn();
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const open = useModals((state) => state.open);
  const { send, isPending } = useSendPart();
  function add(wanted: WantedParts): void {
    if (isSignedIn) return void send(wanted);
    setAuthStatus({ kind: KIND, payload: wanted });
    open("account");
  }
  return { add, isPending };
}
