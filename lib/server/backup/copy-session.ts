// One connection to a database that reads and writes whole tables as text of COPY.

import type { Readable } from "node:stream";

/** A table and the columns of it that are stored, which excludes generated ones. */
export type TableShape = { name: string; columns: readonly string[] };

export type CopySession = {
  kind: "embedded" | "postgres";
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Runs several statements; in the transaction that is open, if one is. */
  run: (sql: string) => Promise<void>;
  /** Rows of the table, in no order; memory is bounded by a few MB or the largest rows. */
  readTable: (table: TableShape) => Readable;
  /** Answers of a SELECT that are few enough to sort. */
  readQuery: (select: string) => Readable;
  /** Appends rows to a table that the open transaction has created. */
  writeTable: (table: TableShape, rows: Readable) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Both servers write values alike: the text of times, floats and intervals depends on settings of the session. No
 * limit of time applies, since a table takes what it takes.
 */
export const SESSION_SETTINGS = `
  set datestyle = 'ISO, MDY'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set search_path = public;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;`;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = ({ columns }: TableShape) => columns.map(quoted).join(", ");
