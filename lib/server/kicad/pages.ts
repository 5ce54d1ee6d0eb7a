// The site as a repository of KiCad's Plugin and Content Manager, under `/api/kicad/`.

import { createHash } from "node:crypto";
import { Hono } from "hono";
import { storeZip } from "@/lib/base/stored-zip";
import { areaForHost } from "@/lib/core/market/area";
import { originOf } from "@/lib/server/config/origin";
import type { Deps } from "@/lib/server/deps";
import { buildPlugin, IDENTIFIER } from "./package";

const ROOT = "/api/kicad";
const HEADERS = { "cache-control": "public, max-age=3600", "x-content-type-options": "nosniff" };

async function repositoryOf(origin: string) {
  const { version, zip, metadata, download, icon, updatedAt } = await buildPlugin(origin);
  const archive = `boardwright-kicad-${version}.zip`;
  const versions = metadata.versions.map((each) => ({
    ...each,
    ...download,
    download_url: `${origin}${ROOT}/${archive}`,
  }));
  const packages = Buffer.from(JSON.stringify({ packages: [{ ...metadata, versions }] }));
  const resources = storeZip([{ name: `${IDENTIFIER}/icon.png`, bytes: icon }]);
  const resource = (name: string, bytes: Uint8Array) => ({
    url: `${origin}${ROOT}/${name}`,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    update_timestamp: updatedAt,
    update_time_utc: new Date(updatedAt * 1000).toISOString().slice(0, 19).replace("T", " "),
  });
  const repository = {
    $schema: "https://go.kicad.org/pcm/schemas/v1",
    name: "Boardwright",
    maintainer: metadata.maintainer,
    packages: resource("packages.json", packages),
    resources: resource("resources.zip", resources),
  };
  return new Map<string, Uint8Array<ArrayBuffer>>([
    ["repository.json", Buffer.from(JSON.stringify(repository))],
    ["packages.json", packages],
    ["resources.zip", resources],
    [archive, zip],
    // Under a name that stays: pages link to it.
    ["boardwright-kicad.zip", zip],
  ]);
}

/** Public files, built once for the address of each market area: the plug-in calls the site that it came from. */
export function kicadPages({ environment, log }: Pick<Deps, "environment" | "log">): Hono {
  const built = new Map<string, ReturnType<typeof repositoryOf>>();
  const filesOf = (origin: string) => {
    const files = built.get(origin) ?? repositoryOf(origin);
    built.set(origin, files);
    files.catch(() => built.delete(origin));
    return files;
  };
  const app = new Hono({ strict: false });
  app.get(`${ROOT}/:name`, async (c) => {
    const { marketHosts, marketArea } = environment;
    const area = areaForHost(c.req.header("host") ?? "", { marketHosts, marketArea });
    const name = c.req.param("name");
    const files = await filesOf(originOf(environment, area)).catch((error: unknown) => {
      log.error({ err: error }, "the package of the KiCad plug-in could not be built");
      return null;
    });
    const bytes = files?.get(name);
    if (!bytes) return c.json({ type: "error", code: "NOT_FOUND", message: "" }, files ? 404 : 500);
    const isZip = name.endsWith(".zip");
    const headers = { ...HEADERS, "content-type": isZip ? "application/zip" : "application/json" };
    return c.body(
      bytes,
      200,
      isZip ? { ...headers, "content-disposition": `attachment; filename="${name}"` } : headers,
    );
  });
  return app;
}
