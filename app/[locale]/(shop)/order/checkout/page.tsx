import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { SignedIn } from "@/components/account/signed-in";
import { AddressedCheckout } from "./addressed-checkout";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("checkout");
  return { title: t("title"), robots: { index: false } };
}

export default function OrderCheckoutPage() {
  return (
    <SignedIn reason="checkout">
      <Suspense>
        <AddressedCheckout />
      </Suspense>
    </SignedIn>
  );
}
