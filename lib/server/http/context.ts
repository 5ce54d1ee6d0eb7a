// Context of a request beside its input.

import type { ApiScope } from "@/lib/contracts/api-key";
import type { Access } from "@/lib/contracts/endpoint";
import type { MarketArea } from "@/lib/core/market/area";
import type { Locale } from "@/lib/core/market/area";
import type { LinkHeaders } from "@/lib/server/storage/file-store";
import type { BytePart } from "./byte-range";
import type { KnownDevice } from "./device";

/** The signed-in person behind a request. */
export type Viewer = {
  accountId: string;
  /** Empty where the request came with an API key. */
  sessionId: string;
  isStaff: boolean;
  contactConfirmed: boolean;
  /** The key of a program that acts for the person. */
  apiKey?: {
    id: string;
    scopes: readonly ApiScope[];
    /** Whoever made the key. A test key acts for another account, the sandbox of that person. */
    personId: string;
    isTest: boolean;
  };
};

/** Owner of a request: an account, otherwise the visitor with this key. */
export type Owner = { accountId: string; visitorHash: null } | { accountId: null; visitorHash: string };

export type RequestContext<V extends Viewer | null = Viewer | null> = {
  viewer: V;
  /** The account, else the visitor; a visitor without a key is given one with the answer. */
  owner: () => Owner;
  /** The visitor's key as it came, for what is handed over at sign-in; null where there is none. */
  visitorHash: string | null;
  area: MarketArea;
  locale: Locale;
  /** Tells which accounts this browser signed in to before. */
  device: KnownDevice;
  /** The network that counts for limits: an IPv4 address, or the /64 of an IPv6 address. */
  ip: string;
  userAgent: string;
  requestId: string;
  idempotencyKey: string | null;
  /** The request itself, for the two endpoints that read their body as it arrives. */
  request: Request;
  now: Date;
};

export type ContextOf<A extends Access> = RequestContext<A extends "public" ? Viewer | null : Viewer>;

/** A file of the store, opened when it is sent: readers may ask for a part of it. */
export type StoredBody = {
  size: number;
  /** A strong validator: another one for any other content. */
  etag: string;
  open: (part?: BytePart) => Promise<ReadableStream<Uint8Array>>;
  /** An address for this reader at the store itself, where it gives one. */
  link?: (headers: LinkHeaders) => Promise<string>;
};

/** Answer of an endpoint that returns a file; `name` is the download's name. */
export type FileAnswer = {
  /** A function is called unless the browser has the answer with this `tag` already. */
  body: ReadableStream<Uint8Array> | Uint8Array | string | StoredBody | (() => Promise<Uint8Array | string>);
  name: string;
  mime: string;
  size?: number;
  /** `inline` for pictures that a page shows; everything else is an attachment. */
  disposition?: "inline" | "attachment";
  /** Meant for everybody under this address, which never shows anything else: browsers may keep it. */
  isPublic?: boolean;
  /** Its address never shows anything else: the browser of whoever was let see it may keep it. */
  isUnchanging?: boolean;
  /** Names what is answered: a browser that has it is told so, after the same check of who may see it. */
  tag?: string;
};
