// `npm run mock-api`: reloading pages over the mock API; with `--built`, those of the current build.
import { currentBuild } from "./tasks/builds.mjs";
import { ensureInstalled } from "./tasks/install.mjs";
import { runNode } from "./tasks/run.mjs";

const isBuilt = process.argv.includes("--built");
const port = process.env.PORT ?? "3100";
const settings = { HOST: "127.0.0.1", PORT: port, BASE_URL: `http://127.0.0.1:${port}`, NODE_ENV: "development" };

await ensureInstalled();
if (isBuilt) {
  const id = currentBuild();
  if (id === null) {
    console.error("Nothing is built. Run node scripts/build.mjs.");
    process.exit(1);
  }
  Object.assign(settings, { BUILD_ID: id, NODE_ENV: "production" });
}
// Browsers load the RAR library from public/wasm.
else await runNode(["scripts/wasm-assets.mjs"]);
// The terminal sends the signal to the server as well; this process only waits for it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.exit(await runNode(["--enable-source-maps", "--import", "tsx", "scripts/mock-api/run.ts"], settings));
