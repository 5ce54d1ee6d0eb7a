import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./lib/server/db/tables/*.ts",
  out: "./lib/server/db/migrations",
});
