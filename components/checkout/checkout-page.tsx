"use client";
// Checkout page: destination, shipping, items, payment, and the button that orders and pays.
import { useTranslations } from "next-intl";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { type CheckoutDraft, useCheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { useCheckoutView } from "@/components/checkout/use-checkout-view";
import { useReceiver } from "@/components/checkout/use-receiver";
import { Icon } from "@/components/icons/icon";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { usePaymentMethods } from "@/lib/client/payment";
import { Link } from "@/lib/i18n/link";
import styles from "./checkout.module.css";

interface CheckoutPageProps {
  itemIds: readonly string[];
  slots: CheckoutSlots;
  /** Link to the terms, if any. */
  termsHref: string | null;
}

export function CheckoutPage(props: CheckoutPageProps) {
  const t = useTranslations("checkout");
  const draft = useCheckoutDraft(props.itemIds);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t("title")}>
        <Link className={`link ${styles.toCart}`} href="/shopping-cart">
          {t("toCart")}
        </Link>
      </PageTitle>
      {draft.leftOut > 0 && (
        <p className={styles.leftOut} role="status">
          <Icon name="info" size={16} />
          {t("leftOut", { count: draft.leftOut })}
        </p>
      )}
      {props.itemIds.length === 0 ? (
        <Nothing />
      ) : draft.isLoaded ? (
        // Other items are another checkout: state of the previous one is dropped.
        <OpenCheckout key={props.itemIds.join()} {...props} draft={draft} />
      ) : (
        <Sheet>
          <Skeleton rows={8} />
        </Sheet>
      )}
    </div>
  );
}

/** A stored payment method may no longer be offered, so it counts once the methods are loaded. */
function useChosenMethod({ choices }: CheckoutDraft) {
  const methods = usePaymentMethods();
  const { paymentMethod } = choices;
  if (paymentMethod === null) return undefined;
  return methods.data?.find(({ method }) => method === paymentMethod)?.method;
}

function OpenCheckout({ itemIds, slots, termsHref, draft }: CheckoutPageProps & { draft: CheckoutDraft }) {
  const { choices } = draft;
  const receiver = useReceiver(draft);
  const totals = useCheckoutView(itemIds, {
    receiverId: receiver.id ?? undefined,
    shippingMethod: choices.shippingMethod,
    couponId: choices.couponId ?? undefined,
    paymentMethod: useChosenMethod(draft),
  });
  if (totals.view === null) return <NotOpen failure={totals.failure} onRetry={() => void totals.retry()} />;
  return (
    <CheckoutForm
      view={totals.view}
      totals={totals}
      draft={draft}
      itemIds={itemIds}
      receiver={receiver}
      slots={slots}
      termsHref={termsHref}
    />
  );
}

function NotOpen({ failure, onRetry }: { failure: "offline" | "error" | null; onRetry: () => void }) {
  const t = useTranslations("checkout.failed");
  return (
    <Sheet>
      {failure === "error" ? (
        <FailureState title={t("title")} text={t("text")} onRetry={onRetry} />
      ) : failure === "offline" ? (
        <EmptyState icon="warning" title={t("title")} text={t("offline")} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Sheet>
  );
}

function Nothing() {
  const t = useTranslations("checkout.nothing");
  return (
    <Sheet>
      <EmptyState
        icon="cart"
        title={t("title")}
        text={t("text")}
        action={
          <Link className={buttonClass({ variant: "primary" })} href="/shopping-cart">
            {t("action")}
          </Link>
        }
      />
    </Sheet>
  );
}
