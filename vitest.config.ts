import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Tests that need a DOM or mock modules run isolated. */
const OF_PAGES = ["tests/{client,components,stores}/**/*.test.{ts,tsx}", "tests/i18n/**/*.test.tsx"];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": root.replace(/\/$/, "") } },
  test: {
    server: { deps: { inline: ["next-intl"] } },
    // Only detects tests that hang: a loaded machine makes long tests longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default of one less than the CPUs leaves half of a small machine idle.
    maxWorkers: "100%",
    projects: [
      { extends: true, test: { name: "pages", include: OF_PAGES, setupFiles: ["tests/support/setup.ts"] } },
      // Not isolated: the server's modules are loaded once per worker, not once per file.
      { extends: true, test: { name: "modules", include: ["tests/**/*.test.ts"], exclude: OF_PAGES, isolate: false } },
    ],
  },
});
