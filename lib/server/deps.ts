// What every service is made of: the database, the files, the clock, the log.

import type { Logger } from "pino";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";
import type { Matcher } from "@/lib/server/bom/matcher";
import type { TableReader } from "@/lib/server/bom/table-reader";
import type { Environment } from "@/lib/server/config/environment";
import type { Database } from "@/lib/server/db/client";
import type { ReadBoardFile } from "@/lib/server/gerber/read-board-file";
import type { Limits } from "@/lib/server/http/limits";
import type { PaymentProvider } from "@/lib/server/payment/provider";
import type { Newsroom } from "@/lib/server/realtime/publish";
import type { FileStore } from "@/lib/server/storage/file-store";

/** Every price book that was ever published, by what it prices. */
export type Books = {
  boards: readonly PriceBook[];
  stencils: readonly StencilBook[];
  assemblies: readonly AssemblyBook[];
};

export type Deps = {
  environment: Environment;
  db: Database;
  store: FileStore;
  books: Books;
  limits: Limits;
  log: Logger;
  news: Newsroom;
  now: () => Date;
  /** True once the process was asked to end: new requests are turned away. */
  isDraining: () => boolean;
  observe?: (sample: { route: string; status: number; milliseconds: number }) => void;
  readBoardFile: ReadBoardFile;
  tables: TableReader;
  matcher: Matcher;
  paymentProviders: Record<string, PaymentProvider>;
};
