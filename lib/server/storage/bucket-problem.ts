// Errors in the settings of a bucket, told from how its server refused a write.

const BY_NAME: Readonly<Record<string, string>> = {
  NoSuchBucket: "S3_BUCKET: the server has no bucket of this name",
  InvalidBucketName: "S3_BUCKET: the server has no bucket of this name",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID: the server does not know this key",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY: the server refuses the signature made with it",
  AccessDenied: "S3_BUCKET: the key may not write there; docs/operations/files.md has the rights that it needs",
  AllAccessDisabled: "S3_BUCKET: the key may not write there; docs/operations/files.md has the rights that it needs",
  PermanentRedirect: "S3_REGION: the bucket lies in another region",
  AuthorizationHeaderMalformed: "S3_REGION: the bucket lies in another region",
  IllegalLocationConstraintException: "S3_REGION: the bucket lies in another region",
  ExpiredToken: "S3_ACCESS_KEY_ID: the credentials have expired",
  RequestTimeTooSkewed: "S3_ENDPOINT: the clocks of the server and of this machine differ too much",
  CredentialsProviderError: "S3_ACCESS_KEY_ID: is missing, and no other credentials were found",
};

const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: "S3_ENDPOINT: nothing listens at this address",
  ENOTFOUND: "S3_ENDPOINT: there is no host of this name; with S3_FORCE_PATH_STYLE=1 the bucket is not part of it",
  EPROTO: "S3_ENDPOINT: the server does not speak this protocol; is it http:// or https://?",
  DEPTH_ZERO_SELF_SIGNED_CERT: "S3_ENDPOINT: its certificate is not trusted; see NODE_EXTRA_CA_CERTS",
  SELF_SIGNED_CERT_IN_CHAIN: "S3_ENDPOINT: its certificate is not trusted; see NODE_EXTRA_CA_CERTS",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "S3_ENDPOINT: its certificate is not trusted; see NODE_EXTRA_CA_CERTS",
  ERR_TLS_CERT_ALTNAME_INVALID: "S3_ENDPOINT: its certificate is for another host",
};

const MAX_CAUSES = 5;

/** One line that starts with the variable; null where the server is only away, as with 503 or a time limit. */
export function bucketProblem(error: unknown): string | null {
  let at = error;
  for (let depth = 0; depth < MAX_CAUSES && at instanceof Error; depth++) {
    const problem = BY_NAME[at.name] ?? ("code" in at ? BY_CODE[String(at.code)] : undefined);
    if (problem !== undefined) return problem;
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return null;
}
