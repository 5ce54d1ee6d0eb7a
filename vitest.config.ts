import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What has a page, or stands in for modules of it, has its modules for itself. */
const OF_PAGES = ["tests/{client,components,stores}/**/*.test.{ts,tsx}", "tests/i18n/**/*.test.tsx"];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": root.replace(/\/$/, "") } },
  test: {
    server: { deps: { inline: ["next-intl"] } },
    // Against what hangs alone: a loaded machine makes a long test longer, which is no fault of its.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The usual one less than there are leaves half of a small machine idle.
    maxWorkers: "100%",
    projects: [
      { extends: true, test: { name: "pages", include: OF_PAGES, setupFiles: ["tests/support/setup.ts"] } },
      // The whole of the server is loaded once for all files of a worker, not once for each.
      { extends: true, test: { name: "rooms", include: ["tests/**/*.test.ts"], exclude: OF_PAGES, isolate: false } },
    ],
  },
});
