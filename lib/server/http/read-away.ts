// The rest of a refused body, read into nothing: most senders listen for an answer only once they have sent everything,
// and a connection that is closed under them takes the answer along.

/**
 * Up to `maxBytes`; a body that says it is longer is left alone. How long it may take is for the server's own limits
 * on slow bodies to say. A sender that breaks off is no fault.
 */
export async function readAway({ headers, body }: Request, maxBytes: number): Promise<void> {
  if (!body || body.locked || Number(headers.get("content-length") ?? 0) > maxBytes) return;
  const reader = body.getReader();
  try {
    for (let size = 0; size <= maxBytes;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
  } catch {
    return;
  } finally {
    reader.releaseLock();
  }
}
