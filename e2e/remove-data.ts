// Removes what the servers of a run have stored.
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export default function removeData(): void {
  const directory = process.env.E2E_DATA_DIR ?? "";
  if (path.basename(directory).startsWith("boardwright-e2e-") && path.dirname(directory) === tmpdir())
    rmSync(directory, { recursive: true, force: true });
}
