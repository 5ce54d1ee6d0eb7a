// Starts the server of the current build; it is copied to dist/server.mjs. Run it from the project's root.
import path from "node:path";
import { pathToFileURL } from "node:url";

const builds = await import(pathToFileURL(path.resolve("scripts/tasks/builds.mjs")).href);
const id = builds.currentBuild();
if (id === null) {
  console.error("Nothing is built. Run npm start, or node scripts/build.mjs.");
  process.exit(1);
}
builds.claimBuild(id);
// React and Next read NODE_ENV while they are imported, so it is set before that.
process.env.NODE_ENV ||= "production";
process.env.BUILD_ID = id;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.resolve(builds.buildPath(id, "server", "main.mjs"))).href);
