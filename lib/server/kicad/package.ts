// The package of the KiCad plug-in, as KiCad's Plugin and Content Manager installs it (dev-docs.kicad.org, Addons).

import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { storeZip, type StoredFile } from "@/lib/base/stored-zip";
import { pluginCatalog } from "./catalog";

export const PLUGIN_ROOT = path.resolve("scripts/kicad-plugin");
export const IDENTIFIER = "io.boardwright.kicad";
const SCHEMA = "https://go.kicad.org/pcm/schemas/v1";
/** Plots and boards are read by KiCad's own Python API, which KiCad 6 and before have in another form. */
const MIN_KICAD = "7.0";

/** Files of the package beside Python; everything else of the folder stays here. */
const PARTS = /^(?:plugins\/(?:[\w-]+\.py|texts\/(?:en|zh)\.json|icon-24\.png)|resources\/icon\.png)$/;

export interface PluginPackage {
  version: string;
  zip: Uint8Array<ArrayBuffer>;
  /** Entry of the plug-in in `packages.json`; the address of the archive is for the caller to add. */
  metadata: ReturnType<typeof metadataOf>;
  download: { download_sha256: string; download_size: number; install_size: number };
  icon: Uint8Array;
  /** Seconds since 1970 at which any part of it changed last. */
  updatedAt: number;
}

/** `site` is the address that the plug-in calls until another is set, "" for none. */
export async function buildPlugin(site: string, root = PLUGIN_ROOT): Promise<PluginPackage> {
  const version = await productVersion();
  const names = await readdir(/* turbopackIgnore: true */ root, { recursive: true });
  const parts = names.map((name) => name.split(path.sep).join("/")).filter((name) => PARTS.test(name));
  const files = await Promise.all(parts.map((name) => readPart(root, name)));
  const icon = files.find(({ name }) => name === "resources/icon.png");
  if (!icon) throw new Error(`${root} has no resources/icon.png`);
  const metadata = metadataOf(version, site);
  const whole: StoredFile[] = [
    ...files,
    jsonFile("plugins/catalog.json", pluginCatalog()),
    ...(site === "" ? [] : [jsonFile("plugins/site.json", { address: site })]),
    jsonFile("metadata.json", { $schema: SCHEMA, ...metadata }),
  ];
  const zip = storeZip(whole);
  const download = {
    download_sha256: createHash("sha256").update(zip).digest("hex"),
    download_size: zip.length,
    install_size: whole.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
  const updatedAt = Math.max(...files.map((file) => file.changedAt));
  return { version, zip, metadata, download, icon: icon.bytes, updatedAt };
}

async function readPart(root: string, name: string) {
  const file = path.join(/* turbopackIgnore: true */ root, name);
  const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  return { name, bytes, changedAt: Math.floor(mtimeMs / 1000) };
}

async function productVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  return version;
}

const jsonFile = (name: string, content: unknown): StoredFile => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

function metadataOf(version: string, site: string) {
  const web = site === "" ? {} : { web: site };
  return {
    name: "Boardwright",
    description: "Price, DFM check and order of your board, from the board editor",
    description_full:
      "Plots the fabrication files of the open board (Gerber X2, drills, netlist, pick-and-place, parts list), shows its " +
      "price, lead time and DFM findings at their places on the board, and opens the quote with everything filled in.",
    identifier: IDENTIFIER,
    type: "plugin",
    author: { name: "Boardwright", contact: web },
    maintainer: { name: "Boardwright", contact: web },
    license: "MIT",
    resources: site === "" ? {} : { homepage: site },
    tags: ["fabrication", "gerber", "dfm", "order"],
    versions: [{ version, status: "stable", kicad_version: MIN_KICAD, runtime: "swig" }],
  };
}
