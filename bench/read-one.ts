// Reads one Gerber file in a separate process and writes the peak memory of the process in MB: `ENGINE FILE`.

import { readFileSync } from "node:fs";
import gerberParser from "gerber-parser";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { peakMemoryMb } from "../scripts/rivals/peak-memory";

const ENGINES: Record<string, (bytes: Uint8Array) => Promise<unknown>> = {
  ours: (bytes) => Promise.resolve(readLayer(bytes)),
  "gerber-parser 4": (bytes) =>
    new Promise((resolve) => {
      const parser = gerberParser({ filetype: "gerber" });
      // The parsed commands are retained, as ours are.
      const parsed: unknown[] = [];
      parser.on("data", (command) => parsed.push(command));
      parser.on("warning", () => undefined);
      parser.on("error", () => resolve(parsed));
      parser.on("end", () => resolve(parsed));
      parser.write(new TextDecoder("latin1").decode(bytes));
      parser.end();
    }),
};

const [engine = "", file = ""] = process.argv.slice(2);
const read = ENGINES[engine];
if (!read) throw new Error(`no such engine: ${engine}`);
void read(readFileSync(file)).then(() => process.stdout.write(String(peakMemoryMb())));
