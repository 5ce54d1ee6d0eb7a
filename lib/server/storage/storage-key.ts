// Names of stored files: random, so that nobody guesses one.

import { randomBytes } from "node:crypto";

/** Hexadecimal alone: a file system that ignores case must not make two keys one. */
const KEY = /^[0-9a-f]{32}$/;

export const newStorageKey = (): string => randomBytes(16).toString("hex");

export const isStorageKey = (name: string): boolean => KEY.test(name);

/** The key itself. Throws for anything else, such as a path. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error("not a storage key");
  return key;
}
