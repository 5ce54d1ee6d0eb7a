// The policies of the site: the last part of each address, and the key of its texts in messages/<locale>/policy.json.

export const POLICIES = ["terms", "privacy-policy", "refund", "shipping", "cookies"] as const;
export type Policy = (typeof POLICIES)[number];

export const POLICY_KEYS = {
  terms: "terms",
  "privacy-policy": "privacyPolicy",
  refund: "refund",
  shipping: "shipping",
  cookies: "cookies",
} as const satisfies Record<Policy, string>;

export const policyHref = (policy: Policy): string => `/policy/${policy}`;

export const TERMS_HREF: string | null = policyHref("terms");
