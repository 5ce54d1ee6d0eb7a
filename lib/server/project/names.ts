// Names of projects: unique among a person's projects outside the recycle bin.

import { AppError } from "@/lib/contracts/errors";
import type { Transaction } from "@/lib/server/db/client";
import * as rows from "./rows";

const MAX_NAME = 200;

/** The name itself, or with the first free number: "Untitled 2". Long names are cut to make room. */
export async function freeName(tx: Transaction, accountId: string, name: string): Promise<string> {
  const taken = await rows.namesLike(tx, accountId, [...name].slice(0, MAX_NAME - 8).join(""));
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numbered = [...name].slice(0, MAX_NAME - end.length).join("") + end;
    if (!taken.has(numbered)) return numbered;
  }
}

export async function requireFreeName(
  tx: Transaction,
  accountId: string,
  { name, exceptId }: { name: string; exceptId: string | null },
): Promise<void> {
  if (await rows.hasName(tx, accountId, name, exceptId)) throw new AppError("NAME_EXISTS");
}
