// A stored file as an answer, whole or in parts.

import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer } from "@/lib/server/http/context";
import type { LinkHeaders } from "@/lib/server/storage/file-store";

type Stored = { storageKey: string; size: number; name: string; mime: string };

/** Content under a key never changes, so a hash of the key identifies it without revealing it. */
const etagOf = (key: string) => `"${createHash("sha256").update(`content ${key}`).digest("base64url").slice(0, 22)}"`;

/** The caller has made sure that the file may be read. Sending it throws FILE_DAMAGED where the store lacks it. */
export function storedAnswer({ store }: Pick<Deps, "store">, { storageKey, size, name, mime }: Stored): FileAnswer {
  const open = async (part?: { from: number; to: number }) =>
    Readable.toWeb(await store.open(storageKey, size, part)) as ReadableStream<Uint8Array>;
  const { link } = store;
  return {
    body: {
      ...{ size, etag: etagOf(storageKey), open },
      ...(link ? { link: (headers: LinkHeaders) => link(storageKey, headers) } : {}),
    },
    ...{ name, mime },
  };
}
