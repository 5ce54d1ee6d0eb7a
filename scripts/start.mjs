// `npm start`: installs and builds if necessary, then runs the server, passing on signals and exit code.
import { ensureBuilt } from "./build.mjs";
import { ROOT } from "./tasks/run.mjs";

/**
 * npm runs this script under a shell that dies of a signal without passing it on; without this check the server would
 * keep running.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

process.chdir(ROOT);
const code = await ensureBuilt();
if (code !== 0) process.exit(code);
process.env.NODE_ENV = "production";
if (process.env.npm_lifecycle_event === "start") endWithParent();
await import("../dist/server.mjs");
