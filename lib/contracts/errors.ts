// Every refusal of the product: its code, its HTTP status, and the key of its message.

/**
 * 200 is a refusal that the person can act on; 403 means a dead token and nothing else (docs/decisions/wire.md).
 * The message of each code stands under the same key in messages/<locale>/errors.json.
 */
export const ERRORS = {
  // the request itself
  INVALID_INPUT: 200,
  MALFORMED_BODY: 400,
  UNAUTHENTICATED: 403,
  NOT_FOUND: 200,
  UNKNOWN_ROUTE: 404,
  METHOD_NOT_ALLOWED: 405,
  FOREIGN_ORIGIN: 400,
  BODY_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  OPERATION_FAILED: 500,
  SHUTTING_DOWN: 503,
  UNAVAILABLE: 503,
  // writes that meet each other
  IDEMPOTENCY_MISMATCH: 200,
  IN_PROGRESS: 200,
  STALE_VERSION: 200,
  TOO_MANY_RECORDS: 200,
  // account
  ACCOUNT_EXISTS: 200,
  WRONG_CREDENTIALS: 200,
  PASSWORD_TOO_COMMON: 200,
  WRONG_PASSWORD: 200,
  CODE_WRONG: 200,
  EMAIL_CODE_NEEDED: 200,
  ORDERS_OPEN: 200,
  DEMO_ACCOUNT: 200,
  GOOGLE_REFUSED: 200,
  GOOGLE_LINK_NEEDED: 200,
  // files and archives
  FILE_TOO_LARGE: 200,
  WRONG_FILE_FORMAT: 200,
  TOO_MANY_FILES: 200,
  EMPTY_FILE: 200,
  UPLOAD_QUOTA: 200,
  STORAGE_FULL: 507,
  FILE_DAMAGED: 500,
  NOT_AN_ARCHIVE: 200,
  ARCHIVE_ENCRYPTED: 200,
  ARCHIVE_DAMAGED: 200,
  ARCHIVE_TOO_MANY_FILES: 200,
  ARCHIVE_TOO_LARGE: 200,
  ARCHIVE_MULTI_VOLUME: 200,
  ARCHIVE_EMPTY: 200,
  ODB_NOT_READ: 200,
  IPC2581_NOT_READ: 200,
  GERBER_JOB_NOT_READ: 200,
  ALLEGRO_NOT_READ: 200,
  PADS_NOT_READ: 200,
  PCAD_NOT_READ: 200,
  DIPTRACE_NOT_READ: 200,
  SPRINT_LAYOUT_NOT_READ: 200,
  FRITZING_NOT_READ: 200,
  EASYEDA_NOT_READ: 200,
  GEDA_NOT_READ: 200,
  LIBREPCB_NOT_READ: 200,
  PROTEUS_NOT_READ: 200,
  SCHEMATIC_NOT_READ: 200,
  PACKED_NOT_READ: 200,
  ZIP_METHOD_NOT_READ: 200,
  NO_LAYERS: 200,
  NATIVE_DAMAGED: 200,
  NATIVE_TOO_LARGE: 200,
  KICAD_LEGACY_NOT_READ: 200,
  EAGLE_BINARY_NOT_READ: 200,
  ALTIUM_ARRAY_NOT_READ: 200,
  PARSE_FAILED: 200,
  PARSE_TIMEOUT: 200,
  PARSE_TOO_LARGE: 200,
  NOT_A_TABLE: 200,
  TABLE_TOO_LARGE: 200,
  TABLE_LOCKED: 200,
  TABLE_DAMAGED: 200,
  TABLE_EMPTY: 200,
  NO_PARTS_LIST: 200,
  NO_PLACEMENTS: 200,
  NO_JOINTS: 200,
  // quoting and ordering
  QUESTION_NOT_CONFIRMABLE: 200,
  CONFIRMATION_ORDERED: 200,
  UNSUPPORTED_COMBINATION: 200,
  NEEDS_MANUAL_REVIEW: 200,
  QUOTE_EXPIRED: 200,
  PARTS_UNASSOCIATED: 200,
  QUOTE_FIXED: 200,
  PRICE_CHANGED: 200,
  OUT_OF_STOCK: 200,
  SAMPLE_PART: 200,
  CART_EMPTY: 200,
  OFFER_USED: 200,
  COUPON_UNUSABLE: 200,
  CAMPAIGN_EXISTS: 200,
  CAMPAIGN_NOT_BEGUN: 200,
  CAMPAIGN_GONE: 200,
  CAMPAIGN_OVER: 200,
  BILL_INCOMPLETE: 200,
  MOVE_NOT_ALLOWED: 200,
  ADDRESS_NEEDED: 200,
  PAYMENT_UNAVAILABLE: 200,
  EMAIL_UNCONFIRMED: 200,
  WEBHOOK_REJECTED: 400,
  // the desk
  FILES_MISSING: 200,
  QUESTION_OPEN: 200,
  SHIP_DATE_MISSING: 200,
  SHIPPING_UNPAID: 200,
  REFUND_TOO_HIGH: 200,
  BOOK_EXISTS: 200,
  BOOK_INVALID: 200,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** Error of a service: a code of the table, values for its message, and data for the page. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: { values?: Record<string, string | number>; data?: unknown; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "AppError";
  }
}
