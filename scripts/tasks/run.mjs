// Runs other programs of the project, always from its root, with their output passed on.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Resolves to the exit code; 1 for a program that cannot be started or dies of a signal. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      // On Windows npm is a script, which only a shell starts.
      shell: process.platform === "win32" && command === "npm",
    });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

export function runNode(args, env) {
  return run(process.execPath, args, env);
}

/** A tool of node_modules by the path of its script, so that neither a shell nor npx is needed. */
export function runTool(script, args, env) {
  return runNode([path.join(ROOT, "node_modules", script), ...args], env);
}

/** npm itself: the one that runs this process, else the one on the path. */
export function runNpm(args, env) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js") ? runNode([npm, ...args], env) : run("npm", args, env);
}
