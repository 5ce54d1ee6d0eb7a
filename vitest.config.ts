import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": root.replace(/\/$/, "") } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: ["tests/support/setup.ts"],
    server: { deps: { inline: ["next-intl"] } },
    // Against what hangs alone: a loaded machine makes a long test longer, which is no fault of its.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The usual one less than there are leaves half of a small machine idle.
    maxWorkers: "100%",
  },
});
