// Profile fields in order, with their autocomplete tokens.

export const PROFILE_INPUTS = [
  { name: "username", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "companyName", autoComplete: "organization" },
  { name: "jobTitle", autoComplete: "organization-title" },
  { name: "industry" },
  { name: "url", type: "url", autoComplete: "url", autoCapitalize: "none", spellCheck: false },
] as const;
