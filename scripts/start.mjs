// `npm start`: installs and builds what is missing, then becomes the server, signals and exit code included.
import { ensureBuilt } from "./build.mjs";
import { ROOT } from "./tasks/run.mjs";

process.chdir(ROOT);
const code = await ensureBuilt();
if (code !== 0) process.exit(code);
process.env.NODE_ENV = "production";
await import("../dist/server.mjs");
