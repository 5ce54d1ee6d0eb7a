// Results of simulations that are kept with a project.

import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/lib/server/db/tables/columns";
import { accounts } from "@/lib/server/db/tables/account";
import { projects } from "@/lib/server/db/tables/project";

export const simulationResults = pgTable(
  "simulation_results",
  {
    id: id(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Null for results that go after a while. */
    name: text("name"),
    /** Description of the run, in a few words of the person's. */
    summary: text("summary").notNull(),
    storageKey: text("storage_key").notNull().unique(),
    size: integer("size").notNull(),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("simulation_results_project").on(table.projectId, table.createdAt)],
);
