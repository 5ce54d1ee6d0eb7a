import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PolicyPage } from "@/components/policy/policy-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { POLICIES, POLICY_KEYS, type Policy, policyHref } from "@/lib/i18n/policies";

type Props = { params: Promise<{ policy: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return POLICIES.map((policy) => ({ policy }));
}

async function policyOf({ params }: Props): Promise<Policy> {
  const { policy } = await params;
  return POLICIES.find((known) => known === policy) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const policy = await policyOf(props);
  const t = await getTranslations(`policy.${POLICY_KEYS[policy]}`);
  return pageMetadata({ path: policyHref(policy), title: t("title"), description: t("description") });
}

export default async function PolicyRoute(props: Props) {
  return <PolicyPage policy={await policyOf(props)} />;
}
