"use client";
// Amounts due now and later.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Blocker } from "@/components/checkout/blocker";
import { PlacePanel } from "@/components/checkout/place-panel";
import { SummaryLines } from "@/components/checkout/summary-lines";
import type { CheckoutTotals } from "@/components/checkout/use-checkout-view";
import type { PlacingStep } from "@/components/checkout/use-place-order";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import { useLateDialog } from "@/components/ui/use-late-dialog";
import type { CheckoutView } from "@/lib/contracts/cart";
import styles from "./checkout.module.css";

const Drawer = dynamic(() => import("@/components/ui/drawer").then((file) => file.Drawer), { ssr: false });

interface CheckoutSummaryProps {
  view: CheckoutView;
  totals: CheckoutTotals;
  /** Payment follows a check of the files. */
  isPaidLater: boolean;
  /** Changes to accept, and the consent. */
  children: ReactNode;
  refusal: string | null;
  blocker: Blocker | null;
  step: PlacingStep;
  isBusy: boolean;
  onPlace: () => void;
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { view, totals, isPaidLater, step, ...rest } = props;
  const { isStale } = totals;
  const t = useTranslations("checkout");
  const total = t(isPaidLater ? "payLater" : "payNow");
  return (
    <PlacePanel
      {...rest}
      lines={
        <>
          <SummaryLines view={view} isStale={isStale} />
          <StaleNotice totals={totals} />
        </>
      }
      sum={
        <>
          <p aria-live="polite" aria-atomic="true" data-stale={isStale || undefined}>
            <span>{total}</span>{" "}
            <b className={styles.figure}>
              <PriceText money={{ currency: view.currency, amountMicro: view.amountPayableMicro }} />
            </b>
          </p>
          <Details view={view} isStale={isStale} total={total} />
        </>
      }
      action={t(step === "idle" ? (isPaidLater ? "placeForCheck" : "place") : step)}
    />
  );
}

/** The amounts belong to earlier choices, and the new totals could not be loaded. */
function StaleNotice({ totals }: { totals: CheckoutTotals }) {
  const t = useTranslations("checkout.stale");
  const common = useTranslations("common");
  const { failure, retry } = totals;
  if (failure === null) return null;
  return (
    <div className={styles.refused} role="alert">
      <Icon name="warning" size={16} />
      <div>
        <p>{t(failure)}</p>
        {failure === "error" && (
          <Button size="sm" onClick={() => void retry()}>
            {common("retry")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** On phones the lines are in a drawer, reachable from anywhere on the page. */
function Details({ view, isStale, total }: { view: CheckoutView; isStale: boolean; total: string }) {
  const t = useTranslations("checkout");
  const drawer = useLateDialog();
  return (
    <>
      <button type="button" className={`link ${styles.details}`} onClick={drawer.open}>
        {t("details")}
      </button>
      {drawer.isLoaded && (
        <Drawer isOpen={drawer.isOpen} onClose={drawer.close} title={t("summary")}>
          <div className={styles.drawer}>
            <SummaryLines view={view} isStale={isStale} />
            <p>
              <span>{total}</span>
              <PriceText money={{ currency: view.currency, amountMicro: view.amountPayableMicro }} />
            </p>
          </div>
        </Drawer>
      )}
    </>
  );
}
