// `npm run dev`: the server from its sources, with pages that reload.
import { ensureInstalled } from "./tasks/install.mjs";
import { runNode } from "./tasks/run.mjs";

await ensureInstalled();
// Browsers load the RAR library from public/wasm.
await runNode(["scripts/wasm-assets.mjs"]);
// The terminal sends the signal to the server as well; this process only waits for it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.exit(await runNode(["--enable-source-maps", "--import", "tsx", "server.ts"], { NODE_ENV: "development" }));
