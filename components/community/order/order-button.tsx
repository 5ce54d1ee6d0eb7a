"use client";
// Puts the chosen order into the cart; the server prices it again.
import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { useOfferState } from "@/components/community/order/offer-state";
import { useSignedInAct } from "@/components/community/use-signed-in-act";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { useIsOnline } from "@/components/ui/use-is-online";
import { useOrderPublication } from "@/lib/client/community-view";
import { ApiError } from "@/lib/client/transport/api-error";
import { OFFER_KINDS, type OfferKind } from "@/lib/contracts/community-offer";
import { Link } from "@/lib/i18n/link";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "./order-panel.module.css";

const wantedOrder = z.object({
  projectId: z.string(),
  kind: z.enum(OFFER_KINDS),
  quantity: z.int(),
  alternatives: z.union([z.literal(0), z.literal(1)]),
  expectedMicro: z.int(),
});
type WantedOrder = z.infer<typeof wantedOrder>;

export function OrderButton({ kind, totalMicro }: { kind: OfferKind; totalMicro: number }) {
  const t = useTranslations("community.order");
  const { projectId, quantity, usesAlternatives, isStale, reload } = useOfferState();
  const isOnline = useIsOnline();
  const isSignedIn = useIsSignedIn();
  const order = useOrderPublication();
  const ask = useSignedInAct<WantedOrder>("order-publication", {
    read(payload) {
      const wanted = wantedOrder.safeParse(payload);
      return wanted.success && wanted.data.projectId === projectId ? wanted.data : null;
    },
    act: (wanted) =>
      order.mutate(wanted, {
        onSuccess: () =>
          toast({ kind: "success", message: t("added"), link: { href: "/shopping-cart", label: t("toCart") } }),
        onError: (error) => error instanceof ApiError && error.code === "PRICE_CHANGED" && reload(),
      }),
  });
  const wanted: WantedOrder = {
    ...{ projectId, kind, quantity, expectedMicro: totalMicro },
    alternatives: usesAlternatives ? 1 : 0,
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="lg"
        isBlock
        isBusy={order.isPending}
        disabled={!isOnline || isStale}
        onClick={() => ask(wanted)}
      >
        <Icon name="cart" />
        {t("add")}
      </Button>
      {order.isError && (
        <Notice kind="warning" role="alert">
          {order.error instanceof ApiError ? order.error.message : t("notAdded")}
        </Notice>
      )}
      {order.isSuccess && (
        <p role="status">
          <Link className="link" href="/shopping-cart">
            {t("toCart")}
          </Link>
        </p>
      )}
      <p className={styles.fine}>
        {!isSignedIn && t("signIn")} {t("fine")}
      </p>
    </div>
  );
}
