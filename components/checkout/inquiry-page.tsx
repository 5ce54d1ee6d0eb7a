"use client";
// Checkout of an inquiry: the order is placed at the price that will be offered, without payment.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { InquiryForm } from "@/components/checkout/inquiry-form";
import { type CheckoutDraft, useCheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { useLastAnswer } from "@/components/checkout/use-last-answer";
import { useReceiver } from "@/components/checkout/use-receiver";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError, isFinal } from "@/lib/client/transport/api-error";
import { useInquiryCheckout } from "@/lib/client/order-inquiry";
import { Link } from "@/lib/i18n/link";
import styles from "./checkout.module.css";

interface InquiryPageProps {
  quoteId: string;
  slots: CheckoutSlots;
  /** Link to the terms, if any. */
  termsHref: string | null;
}

export function InquiryPage(props: InquiryPageProps) {
  const { quoteId } = props;
  const t = useTranslations("checkout.inquiry");
  const draft = useCheckoutDraft(useMemo(() => [quoteId], [quoteId]));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t("title")}>
        <Link className={`link ${styles.toCart}`} href={`/my-center/quotes/${quoteId}`}>
          {t("toQuote")}
        </Link>
      </PageTitle>
      <p className={styles.lead}>{t("text")}</p>
      {draft.isLoaded ? <OpenInquiry key={props.quoteId} {...props} draft={draft} /> : <Loading />}
    </div>
  );
}

function Loading() {
  return (
    <Sheet>
      <Skeleton rows={8} />
    </Sheet>
  );
}

function OpenInquiry({ quoteId, slots, termsHref, draft }: InquiryPageProps & { draft: CheckoutDraft }) {
  const receiver = useReceiver(draft);
  const checkout = useInquiryCheckout({ quoteId, receiverId: receiver.id ?? undefined });
  const view = useLastAnswer(checkout.data);
  if (view === undefined) {
    return checkout.isError ? (
      <NotOpen quoteId={quoteId} error={checkout.error} onRetry={() => void checkout.refetch()} />
    ) : (
      <Loading />
    );
  }
  return <InquiryForm view={view} draft={draft} receiver={receiver} slots={slots} termsHref={termsHref} />;
}

function NotOpen({ quoteId, error, onRetry }: { quoteId: string; error: unknown; onRetry: () => void }) {
  const t = useTranslations("checkout");
  const isRefused = error instanceof ApiError && isFinal(error);
  return (
    <Sheet>
      {isRefused ? (
        <EmptyState
          icon="board"
          title={t("inquiry.failed.title")}
          text={t("inquiry.failed.text")}
          action={
            <Link className={buttonClass({ variant: "primary" })} href={`/my-center/quotes/${quoteId}`}>
              {t("inquiry.toQuote")}
            </Link>
          }
        />
      ) : (
        <FailureState title={t("failed.title")} text={t("stale.error")} onRetry={onRetry} />
      )}
    </Sheet>
  );
}
