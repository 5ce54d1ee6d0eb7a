// License texts of the packages that a bundle contains.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folder of the package that holds a file of node_modules; null for a file of ours. */
function packageOf(file) {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder ?? null;
}

function entryOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|$)/i.test(each));
  const text = file === undefined ? "" : readFileSync(path.join(folder, file), "utf8").trim();
  return `${name} ${version} (${license})\n\n${text}`.trim();
}

/** One entry per package of esbuild's metafile, by name. */
export function licensesOf(metafile, root) {
  const folders = new Set(
    Object.keys(metafile.inputs)
      .map(packageOf)
      .filter((folder) => folder !== null),
  );
  return [...folders]
    .sort()
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(path.join(folder, "package.json")))
    .map(entryOf)
    .join(`\n\n${"-".repeat(80)}\n\n`);
}
