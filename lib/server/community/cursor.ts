// Places in a list, as readers carry them: of one order, and of nothing secret.

import type { PublicationOrder } from "@/lib/contracts/community";
import type { Cursor } from "./list-rows";

const FORMAT = /^(?<sort>new|liked|ordered|copied) (?<value>[\dTZ:.-]{1,40}) (?<projectId>[\w-]{1,64})$/;
const COUNT = /^\d{1,9}$/;

/** As `toISOString` writes it: other forms that JavaScript reads are none of PostgreSQL's. */
const isTime = (value: string): boolean => {
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
};

export const encodeCursor = (sort: PublicationOrder, { value, projectId }: Cursor): string =>
  Buffer.from(`${sort} ${value} ${projectId}`).toString("base64url");

/** Null for what is none of this order. */
export function decodeCursor(cursor: string, sort: PublicationOrder): Cursor | null {
  const found = FORMAT.exec(Buffer.from(cursor, "base64url").toString("utf8"))?.groups;
  if (found?.sort !== sort) return null;
  const { value = "", projectId = "" } = found;
  const isValue = sort === "new" ? isTime(value) : COUNT.test(value);
  return isValue ? { value, projectId } : null;
}
