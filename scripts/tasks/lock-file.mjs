// Rules for packages of the lock file: licenses, install scripts, and where they come from.

/** Licenses that allow use in a product under MIT. Weak copyleft is for whole, unchanged packages. */
const LICENSES = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSL-1.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
  "LGPL-3.0-or-later",
]);

/** Packages whose license the lock file does not have as an identifier, each read by a person. */
const READ_LICENSES = { busboy: "MIT", "png-js": "MIT", streamsearch: "MIT", "xmlhttprequest-ssl": "MIT" };

/** Packages with an install script that is never run (`--ignore-scripts`); each works without it. */
const WITHOUT_THEIR_SCRIPT = new Set(["@parcel/watcher", "@swc/core", "esbuild", "fsevents", "msw", "sharp"]);

/** `MIT OR GPL-2.0` offers a choice, `MIT AND ISC` demands both. */
export function isAllowedLicense(expression, licenses = LICENSES) {
  const plain = expression.replace(/[()]/g, "").trim();
  if (/ OR /.test(plain)) return plain.split(/ OR /).some((part) => isAllowedLicense(part, licenses));
  if (/ AND /.test(plain)) return plain.split(/ AND /).every((part) => isAllowedLicense(part, licenses));
  return licenses.has(plain);
}

const nameOf = (path) => path.replace(/^.*node_modules\//, "");

/** Sentences about what breaks a rule; none where all is well. `lock` is a package-lock.json of version 3. */
export function lockFileProblems(lock, { read = READ_LICENSES, scripted = WITHOUT_THEIR_SCRIPT } = {}) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    // Of a binary for another system the lock file has the version alone; its package is what is judged.
    if (path === "" || entry.link || (entry.optional && entry.os && !entry.integrity)) continue;
    const name = nameOf(path);
    const license = typeof entry.license === "string" ? entry.license : (read[name] ?? "");
    if (!isAllowedLicense(read[name] ?? license)) problems.push(`${name}: license ${license || "unknown"}`);
    if (entry.hasInstallScript && !scripted.has(name)) problems.push(`${name}: has an install script`);
    if (!entry.integrity && !entry.inBundle) problems.push(`${name}: has no checksum`);
    if (entry.resolved && !entry.resolved.startsWith("https://registry.npmjs.org/"))
      problems.push(`${name}: comes from elsewhere`);
  }
  return [...new Set(problems)];
}
