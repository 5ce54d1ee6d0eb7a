"use client";
// Claiming a coupon of a campaign, with the remaining number. A visitor signs in and the claim continues.
import { useLocale, useTranslations } from "next-intl";
import * as z from "zod/mini";
import { COUPON_PATH } from "@/components/coupon/coupon-group";
import { usePendingAction } from "@/components/providers/use-pending-action";
import { Button, buttonClass } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/transport/api-error";
import { useCampaign, useClaimCoupon } from "@/lib/client/coupon";
import { type CampaignView, COUPON_STATES, type CouponView } from "@/lib/contracts/coupon";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { useModals } from "@/stores/modals";
import { isSignedInNow, useIsSignedIn, useSession } from "@/stores/account/session";
import styles from "./claim-coupon.module.css";

const KIND = "claim-coupon";
const wantedClaim = z.object({ templeId: z.string() });

interface ClaimCouponProps {
  activityUrl: string;
  /** Quote page for which the coupon is valid. */
  useHref: string;
}

export function ClaimCoupon({ activityUrl, useHref }: ClaimCouponProps) {
  const t = useTranslations("coupon.claim");
  const campaign = useCampaign(activityUrl);
  return (
    <div className={styles.claim}>
      {campaign.data ? (
        <Claim campaign={campaign.data} useHref={useHref} />
      ) : campaign.isError ? (
        <FailureState title={t("failed")} onRetry={() => void campaign.refetch()} />
      ) : (
        <Skeleton rows={2} />
      )}
    </div>
  );
}

function Claim({ campaign, useHref }: { campaign: CampaignView; useHref: string }) {
  const t = useTranslations("coupon.claim");
  const tag = useLocale();
  const { templeId, status, left, limit, startsAt, endsAt } = campaign;
  const isSignedIn = useIsSignedIn();
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const open = useModals((state) => state.open);
  const claim = useClaimCoupon();
  const mine = claim.data ?? campaign.claimed;
  usePendingAction(KIND, (payload) => {
    const wanted = wantedClaim.safeParse(payload);
    if (wanted.success) claim.mutate(wanted.data.templeId);
  });

  function ask() {
    if (isSignedInNow()) return claim.mutate(templeId);
    setAuthStatus({ kind: KIND, payload: { templeId } });
    open("account");
  }

  if (mine && isSignedIn) return <Claimed coupon={mine} useHref={useHref} />;
  if (status !== "open") {
    return <Notice kind="warning">{t(status, { date: formatDate(startsAt, tag) })}</Notice>;
  }
  return (
    <>
      <Button variant="primary" size="xl" isBusy={claim.isPending} onClick={ask}>
        {t("action")}
      </Button>
      <p className={`num ${styles.left}`}>
        <b>{t("left", { left, limit })}</b> · {t("until", { date: formatDate(endsAt, tag) })}
      </p>
      {!isSignedIn && <p className={styles.left}>{t("signIn")}</p>}
      {claim.error instanceof ApiError && (
        <Notice kind="warning" role="alert">
          {claim.error.message}
        </Notice>
      )}
    </>
  );
}

function Claimed({ coupon, useHref }: { coupon: CouponView; useHref: string }) {
  const t = useTranslations("coupon.claim");
  const tag = useLocale();
  const { state, validTo } = coupon;
  const isUnused = state === COUPON_STATES.unused;
  const words = isUnused
    ? t("mine", { date: formatDate(validTo, tag) })
    : t(state === COUPON_STATES.used ? "wasUsed" : "wasLost");
  return (
    <>
      <Notice kind={isUnused ? "success" : "warning"} role="status">
        {words}
      </Notice>
      <div className={styles.ways}>
        {isUnused && (
          <Link className={buttonClass({ variant: "primary", size: "lg" })} href={useHref}>
            {t("use")}
          </Link>
        )}
        <Link className={buttonClass({ size: "lg" })} href={COUPON_PATH}>
          {t("all")}
        </Link>
      </div>
    </>
  );
}
