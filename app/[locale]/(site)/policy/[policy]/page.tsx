import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CampaignChoice } from "@/components/content/campaign-choice";
import { PolicyTextPage } from "@/components/content/policy-text-page";
import { PolicyPage } from "@/components/policy/policy-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { POLICIES, POLICY_KEYS, policyHref } from "@/lib/i18n/policies";
import { listContent, readContent } from "@/lib/server/content/read-page";

type Props = { params: Promise<{ policy: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return POLICIES.map((policy) => ({ policy }));
}

async function read({ params }: Props) {
  const { policy } = await params;
  const known = POLICIES.find((each) => each === policy) ?? notFound();
  return { policy: known, page: await readContent("policy", known, await getMarket()) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { policy, page } = await read(props);
  const t = await getTranslations(`policy.${POLICY_KEYS[policy]}`);
  const { title, description } = page?.document ?? { title: t("title"), description: t("description") };
  return pageMetadata({ path: policyHref(policy), title, description });
}

export default async function PolicyRoute(props: Props) {
  const { policy, page } = await read(props);
  if (!page) return <PolicyPage policy={policy} />;
  const all = await listContent("policy", await getMarket());
  const policies = POLICIES.flatMap((slug) => all.find((each) => each.slug === slug) ?? []);
  return (
    <PolicyTextPage {...page} policies={policies}>
      {policy === "cookies" && <CookieChoice />}
    </PolicyTextPage>
  );
}

async function CookieChoice() {
  const t = await getTranslations("content.campaignChoice");
  const words = {
    label: t("label"),
    agreed: t("agreed"),
    refused: t("refused"),
    open: t("open"),
    withdraw: t("withdraw"),
  };
  return <CampaignChoice words={words} />;
}
