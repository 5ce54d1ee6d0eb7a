// `npm run dev`: the same process from its sources, with pages that reload.
import { ensureInstalled } from "./tasks/install.mjs";
import { runNode } from "./tasks/run.mjs";

await ensureInstalled();
// Browsers fetch the RAR library from public/wasm.
await runNode(["scripts/wasm-assets.mjs"]);
// The terminal tells the server to end as well; we only wait for it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.exit(await runNode(["--enable-source-maps", "--import", "tsx", "server.ts"], { NODE_ENV: "development" }));
