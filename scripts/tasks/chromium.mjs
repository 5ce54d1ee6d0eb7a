// Finds a Chromium for the browser tests: an existing one, else Playwright's, else the system's package.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, runTool } from "./run.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Starting it also reveals missing system libraries. */
function works(file) {
  if (!file || !existsSync(file)) return false;
  try {
    execFileSync(file, ["--version"], { stdio: "ignore", timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

/** The path of a working Chromium, or undefined if none is available. */
export async function findChromium() {
  const named = [process.env.PLAYWRIGHT_CHROMIUM_PATH, process.env.CHROMIUM_PATH, ...PLACES, await playwrightsOwn()];
  const found = named.find(works);
  if (found) return found;
  console.log("No Chromium found: installing Playwright's ...");
  await runTool("@playwright/test/cli.js", ["install", "chromium"]);
  const own = await playwrightsOwn();
  if (works(own)) return own;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing the system's Chromium ...");
    const code = await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      DEBIAN_FRONTEND: "noninteractive",
    });
    if (code !== 0) {
      await run("apt-get", ["update"]);
      await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
        DEBIAN_FRONTEND: "noninteractive",
      });
    }
  }
  return PLACES.find(works);
}
