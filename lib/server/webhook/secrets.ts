// Signing secrets, derived from the installation's own: what is stolen from the database signs nothing.

import { createHmac } from "node:crypto";

const PREFIX = "whsec_";

/** 256 bits as Standard Webhooks writes them: `whsec_` and base64. Another one for each version of an endpoint. */
export function webhookSecret(installation: string, endpointId: string, version: number): string {
  const bytes = createHmac("sha256", installation).update(`webhook ${endpointId} ${version}`).digest();
  return `${PREFIX}${bytes.toString("base64")}`;
}

interface Versions {
  readonly id: string;
  readonly secretVersion: number;
  readonly oldSecretUntil: Date | null;
}

/** The secrets to sign with, the newest first. */
export function validSecrets(installation: string, { id, secretVersion, oldSecretUntil }: Versions, now: Date) {
  const newest = webhookSecret(installation, id, secretVersion);
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > now;
  return isOldValid ? [newest, webhookSecret(installation, id, secretVersion - 1)] : [newest];
}
