// Dependencies of the services: database, files, clock, log and others.

import type { Logger } from "pino";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import type { Matcher } from "@/lib/server/bom/matcher";
import type { TableReader } from "@/lib/server/bom/table-reader";
import type { AnswerPeers } from "@/lib/server/chat/answer-peers";
import type { CheckBoardFile } from "@/lib/server/dfm/check-board-file";
import type { Environment } from "@/lib/server/config/environment";
import type { ReadDrawing } from "@/lib/server/community/drawing-worker-client";
import type { Database } from "@/lib/server/db/client";
import type { RateLimiter } from "@/lib/server/http/rate-limiter";
import type { CatalogSearch } from "@/lib/server/part/catalog-search";
import type { PaymentProvider } from "@/lib/server/payment/provider";
import type { ProductEvent, Sample } from "@/lib/server/metrics";
import type { Tracer } from "@/lib/server/system/tracer";
import type { EventBus } from "@/lib/server/realtime/event-bus";
import type { RedisConnection } from "@/lib/server/redis/connection";
import type { ReadDesignFile } from "@/lib/server/project-import/import-worker-client";
import type { RenderSheet } from "@/lib/server/schematic-render/sheet-renderer";
import type { WebhookSender } from "@/lib/server/webhook/sender";
import type { FileStore } from "@/lib/server/storage/file-store";
import type { Result } from "@/lib/base/result";
import type { Board } from "@/lib/contracts/gerber";

export type Deps = {
  environment: Environment;
  db: Database;
  store: FileStore;
  /** Every price book that was ever published. */
  books: PriceBooks;
  rateLimiter: RateLimiter;
  log: Logger;
  eventBus: EventBus;
  answerPeers: AnswerPeers;
  /** For its figures and its end; the ports use it for everything that processes share. */
  redis?: RedisConnection | null;
  now: () => Date;
  /** Has prerendered pages made again; false where there are none, or they could not be told. */
  refreshPages: () => Promise<boolean>;
  /** True once the process was asked to end: new requests are turned away. */
  isDraining: () => boolean;
  observe?: (sample: Sample) => void;
  /** Counts what the product did, for the metrics. */
  count?: (event: ProductEvent) => void;
  /** Absent where no traces are sent. */
  tracer?: Tracer;
  readBoardFile: ReadBoardFile;
  checkBoardFile: CheckBoardFile;
  tables: TableReader;
  renderSheet: RenderSheet;
  readDesignFile: ReadDesignFile;
  /** Reads a drawing that is published. */
  readDrawing: ReadDrawing;
  matcher: Matcher;
  catalogSearch: CatalogSearch;
  paymentProviders: Record<string, PaymentProvider>;
  webhookSender: WebhookSender;
  /** The installation's secret, which signing secrets are derived from. */
  webhookKey: string;
};

type BoardReading = Pick<Board, "facts" | "layers" | "warnings"> & { topSvg: string; bottomSvg: string };

/** `fileName` names an upload that is no archive. Failures have a code of the archive or the engine, all listed in the error table. */
type ReadBoardFile = (bytes: Uint8Array, options?: { fileName?: string }) => Promise<Result<BoardReading>>;
