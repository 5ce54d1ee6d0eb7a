// The installation's own secret: made once, kept beside the data, readable by its owner alone.

import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** 256 bits as text. Two processes that start together agree: the first one's file gets the name, whole. */
export function readSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, "secret");
  if (!existsSync(file)) create(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 43) throw new Error(`${file} holds no secret; remove it to have a new one made`);
  return secret;
}

/** Under another name first: another process must not read a file that is being written. */
function create(file: string): void {
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
