import { policyHref } from "@/lib/i18n/policies";

export const TERMS_HREF: string | null = policyHref("terms");
