// The program `boardwright`.

import process from "node:process";
import { nodeIo } from "@/lib/cli/node-io";
import { run } from "@/lib/cli/run";

// A reader that ends early, such as `head`, is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
process.exitCode = await run(process.argv.slice(2), nodeIo());
