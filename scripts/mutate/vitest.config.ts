// The project's tests with one mutant: the source at MUTANT_FILE is read from MUTANT_SOURCE instead.

import { readFileSync } from "node:fs";
import { mergeConfig } from "vitest/config";
import base from "../../vitest.config";

export default mergeConfig(base, {
  root: process.cwd(),
  plugins: [
    {
      name: "planted-fault",
      enforce: "pre",
      load(id: string) {
        const { MUTANT_FILE, MUTANT_SOURCE } = process.env;
        if (MUTANT_FILE === undefined || MUTANT_SOURCE === undefined) return null;
        return id.split("?")[0] === MUTANT_FILE ? readFileSync(MUTANT_SOURCE, "utf8") : null;
      },
    },
  ],
});
