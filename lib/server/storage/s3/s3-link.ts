// Addresses by which a browser fetches an object from the server itself.

import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import type { LinkHeaders } from "@/lib/server/storage/file-store";

/** Enough to follow a redirect; a download that has begun goes on. */
const LINK_SECONDS = 60;

/** Signed here, without a request. Name and type of the download are part of what is signed. */
export async function linkToObject(
  client: S3Client,
  target: { Bucket: string; Key: string },
  { contentDisposition, contentType }: LinkHeaders,
): Promise<string> {
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const command = new GetObjectCommand({
    ...target,
    ResponseContentDisposition: contentDisposition,
    ResponseContentType: contentType,
    ResponseCacheControl: "no-store, private",
  });
  return getSignedUrl(client, command, { expiresIn: LINK_SECONDS });
}
