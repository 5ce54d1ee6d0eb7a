// Layout of account pages: navigation and content.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CenterLink, CenterRail } from "@/components/account/center-link";
import { ConfirmBanner } from "@/components/account/confirm-banner";
import { FollowAccountLink } from "@/components/account/follow-account-link";
import { SignedIn } from "@/components/account/signed-in";
import { SignOutButton } from "@/components/account/sign-out-button";
import styles from "./center.module.css";

const ENTRIES = [
  { key: "overview", href: "/my-center" },
  { key: "orders", href: "/my-center/orders" },
  { key: "quotes", href: "/my-center/quotes" },
  { key: "personalInformation", href: "/my-center/personal-information" },
  { key: "address", href: "/my-center/address" },
  { key: "billingAddress", href: "/my-center/billing-address" },
  { key: "coupon", href: "/my-center/coupon" },
  { key: "notifications", href: "/my-center/notifications" },
  { key: "security", href: "/my-center/security" },
  { key: "apiKeys", href: "/my-center/api-keys" },
  { key: "webhooks", href: "/my-center/webhooks" },
  { key: "testData", href: "/my-center/test-data" },
] as const;

export function CenterFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("account.center");
  return (
    <div className={`wrap ${styles.frame}`}>
      <FollowAccountLink />
      <CenterRail label={t("label")}>
        <ul>
          {ENTRIES.map(({ key, href }) => (
            <li key={key}>
              <CenterLink href={href}>{t(key)}</CenterLink>
            </li>
          ))}
        </ul>
        <SignOutButton />
      </CenterRail>
      <div className={styles.content}>
        <SignedIn reason="center">
          <ConfirmBanner />
          {children}
        </SignedIn>
      </div>
    </div>
  );
}
