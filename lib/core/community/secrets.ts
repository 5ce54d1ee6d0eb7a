// Secrets and contacts in texts that are about to be published.

export type SecretKind = "privateKey" | "apiKey" | "password" | "email" | "phone";

export interface FoundSecret {
  readonly kind: SecretKind;
  /** Excerpt: keys and passwords to their first four characters. */
  readonly excerpt: string;
}

const MAX_EXCERPT = 60;

const shown = (text: string): string => (text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT - 1)}…` : text);
const shortened = (secret: string): string => `${secret.slice(0, 4)}…`;

/** Formats as their issuers document them. */
const API_KEYS: readonly RegExp[] = [
  // AWS access key ids.
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  // GitHub tokens.
  /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})\b/g,
  // GitLab personal access tokens.
  /\bglpat-[\w-]{20,}/g,
  // Google API keys.
  /\bAIza[\w-]{35}\b/g,
  // Slack tokens.
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
  // Stripe secret and restricted keys.
  /\b[rs]k_live_[A-Za-z0-9]{20,}/g,
  // OpenAI keys.
  /\bsk-(?:proj-)?[A-Za-z0-9_-]{32,}/g,
  // Our own keys.
  /\bbw_[A-Za-z0-9_-]{20,}/g,
  // JSON Web Tokens (RFC 7519): two parts begin with an encoded brace.
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
];

const PRIVATE_KEY = /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g;

/** A word for a secret, a sign between, and a value that is no placeholder. */
const PASSWORD =
  /(?:\b(?:password|passwd|pwd|passphrase|psk|wifi[_ -]?pass|api[_ -]?key|secret[_ -]?key|client[_ -]?secret|access[_ -]?token)|密码|密钥|口令)["']?\s{0,3}(?::=|[:=：])\s{0,3}["']?([^\s"'<>,;。，；]{6,})/giu;
const PLACEHOLDER =
  /^(?:x{3,}|\*{3,}|\.{3,}|your|my|change|example|placeholder|secret|password|<|\$\{|\{\{|null|none)/i;

const EMAIL = /[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}\b/gi;

/** Numbers with their country's code, and Chinese mobile numbers; plain numbers are values of parts. */
const PHONE = /(?<![\w.+-])(?:\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}|1[3-9]\d{9})(?![\w.])/g;
const MIN_PHONE_DIGITS = 9;

/** Each once; private keys first, contacts last. Texts are searched in linear time. */
export function findSecrets(text: string): FoundSecret[] {
  const found = new Map<string, FoundSecret>();
  const put = (kind: SecretKind, excerpt: string): void => void found.set(`${kind} ${excerpt}`, { kind, excerpt });
  for (const [begin] of text.matchAll(PRIVATE_KEY)) put("privateKey", shown(begin));
  for (const pattern of API_KEYS) for (const [key] of text.matchAll(pattern)) put("apiKey", shortened(key));
  for (const [, value = ""] of text.matchAll(PASSWORD)) if (!PLACEHOLDER.test(value)) put("password", shortened(value));
  for (const [address] of text.matchAll(EMAIL))
    if (!/@example\.(?:com|org|net)$/i.test(address)) put("email", shown(address));
  for (const [number] of text.matchAll(PHONE))
    if (number.replaceAll(/\D/g, "").length >= MIN_PHONE_DIGITS) put("phone", shown(number.trim()));
  return [...found.values()];
}
