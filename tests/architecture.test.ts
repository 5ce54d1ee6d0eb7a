// Permitted imports between modules: the table below is the rule, and this test alone enforces it.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The engines of core: which other engines each one builds on, and the packages that it may use. */
const ENGINES: Record<string, { uses: string[]; packages?: RegExp }> = {
  account: { uses: [] },
  address: { uses: [], packages: /^libphonenumber-js\/max$/ },
  archive: { uses: ["board", "formats"], packages: /^(@zip\.js\/zip\.js|libarchive-wasm)/ },
  assistant: {
    uses: ["content", "dfm", "live-circuit", "live-simulation", "order", "part", "pcb", "pcba", "pricing", "spice"],
  },
  barcode: { uses: [] },
  board: { uses: ["geometry"], packages: /^flatbush$/ },
  "board-view": { uses: ["geometry", "board", "measure", "render"], packages: /^(earcut|flatbush)$/ },
  board3d: {
    uses: ["geometry", "board", "formats", "native-board", "board-view"],
    packages: /^(clipper2-ts|earcut|flatbush)$/,
  },
  bom: { uses: ["part"] },
  community: { uses: ["document", "schematic"] },
  content: { uses: ["market"], packages: /^(mdast$|mdast-util-|micromark-extension-|minisearch$)/ },
  coupon: { uses: [] },
  dfm: { uses: ["geometry", "board", "measure", "board-view", "pcb"], packages: /^flatbush$/ },
  discussion: { uses: [] },
  document: { uses: [] },
  formats: { uses: ["geometry", "board"], packages: /^clipper2-ts$/ },
  geometry: { uses: [], packages: /^(clipper2-ts|flatbush)$/ },
  gerber: { uses: ["geometry", "board", "formats", "measure", "native-board"], packages: /^flatbush$/ },
  "live-circuit": { uses: ["live-simulation", "spice"] },
  "live-simulation": { uses: [] },
  market: { uses: [] },
  measure: { uses: ["geometry", "board"], packages: /^(clipper2-ts|flatbush)$/ },
  "native-board": { uses: ["geometry", "board", "formats"] },
  order: { uses: ["coupon", "pcb"] },
  part: { uses: [] },
  "part-proposal": { uses: ["part", "schematic", "simulation-netlist", "spice"] },
  pcb: { uses: ["board", "measure"] },
  pcba: { uses: ["pcb"] },
  placement: { uses: ["bom"] },
  pricing: { uses: ["pcb", "pcba", "market", "part"] },
  render: { uses: [] },
  schematic: { uses: ["document"] },
  "schematic-import": { uses: ["archive", "board", "formats", "schematic"] },
  "simulation-netlist": { uses: ["schematic", "simulation-runs", "spice"] },
  "simulation-runs": { uses: ["spice"] },
  spice: { uses: [] },
  stencil: { uses: ["geometry", "board", "measure"], packages: /^flatbush$/ },
  waveform: { uses: [] },
};

/**
 * A module may import itself, the modules named here, and the packages named beside them. First match wins. What the
 * browser loads has `zod/mini`: the full build is three times as large and is the server's alone.
 */
const MODULES: { module: string; uses: string[]; packages: RegExp }[] = [
  { module: "lib/base", uses: [], packages: /^$/ },
  ...Object.entries(ENGINES).map(([engine, { uses, packages }]) => ({
    module: `lib/core/${engine}`,
    uses: ["lib/base", ...uses.map((other) => `lib/core/${other}`)],
    packages: packages ?? /^$/,
  })),
  { module: "lib/contracts", uses: ["lib/base", "lib/core"], packages: /^zod\/mini$/ },
  { module: "lib/workers", uses: ["lib/base", "lib/core"], packages: /^(xlsx|eecircuit-engine)$/ },
  {
    module: "lib/client",
    uses: ["lib/base", "lib/core", "lib/contracts", "lib/workers", "stores"],
    packages: /^(axios|@tanstack\/react-query|socket\.io-client|react|zod\/mini|xlsx|idb)$/,
  },
  {
    module: "lib/server",
    uses: ["lib/base", "lib/core", "lib/contracts", "lib/workers", "messages", "lib/i18n/pages"],
    packages:
      /^(node:|pg(-copy-streams)?$|drizzle-orm|@electric-sql\/|hono|@hono\/|zod(\/mini)?$|socket\.io$|@redis\/client$|pino$|busboy$|file-type$|@node-rs\/argon2$|rate-limiter-flexible$|pdfkit$|nodemailer$|jose$|yaml$|use-intl|next$|tsx\/|openai($|\/)|@aws-sdk\/|@opentelemetry\/|@modelcontextprotocol\/sdk\/)/,
  },
  // Published on its own, bundled: what it imports, its readers download.
  {
    module: "lib/cli",
    uses: ["lib/base", "lib/core", "lib/contracts", "messages", "lib/i18n/format-money", "lib/i18n/pages"],
    packages: /^(node:|use-intl\/core$)/,
  },
  { module: "lib/i18n", uses: ["lib/base", "lib/core", "messages"], packages: /^(next|next-intl|react)($|\/)/ },
  { module: "stores", uses: ["lib/base", "lib/core"], packages: /^(zustand|react)($|\/)/ },
  { module: "messages", uses: [], packages: /^$/ },
  {
    module: "scripts/mock-api",
    uses: ["lib/base", "lib/core", "lib/contracts", "lib/server", "lib/workers", "tests/support/random"],
    packages: /^(node:|zod\/mini$|@hono\/node-server$|socket\.io$|next$)/,
  },
  {
    module: "components/board3d",
    uses: [
      "lib/base",
      "lib/core",
      "lib/client",
      "lib/i18n",
      "lib/workers",
      "stores",
      "components/ui",
      "components/icons",
    ],
    packages: /^(react|next|next-intl|three|zustand|@tanstack\/react-query)($|\/)/,
  },
  // Any drawing may use a stage, so it knows none.
  {
    module: "components/stage",
    uses: ["lib/base", "lib/core/render", "lib/client/software-webgl"],
    packages: /^react$/,
  },
  // Any page may show Markdown: its own links, headings and figures are given.
  { module: "components/markdown", uses: ["lib/base", "lib/core/content"], packages: /^react$/ },
  // Any page may show a netlist, so its text knows no feature.
  {
    module: "components/spice-text",
    uses: [
      "lib/base",
      "lib/core",
      "lib/i18n",
      "lib/workers",
      "components/ui",
      "components/icons",
      "components/waveforms",
    ],
    packages:
      /^(react|next-intl|@codemirror\/(autocomplete|commands|language|lint|search|state|view)|@lezer\/highlight)$/,
  },
  { module: "components/icons", uses: [], packages: /^react$/ },
  {
    module: "components/ui",
    uses: ["lib/base", "lib/i18n", "components/icons"],
    packages: /^(react|react-dom|next-intl|react-hook-form)($|\/)/,
  },
  {
    module: "components/",
    uses: [
      "lib/base",
      "lib/core",
      "lib/contracts",
      "lib/client",
      "lib/i18n",
      "lib/workers",
      "stores",
      "components/ui",
      "components/icons",
    ],
    packages:
      /^(react|react-dom|next|next-intl|antd|dayjs|@ant-design\/cssinjs|react-hook-form|@hookform\/resolvers|nprogress|@tanstack\/react-query|zod\/mini)($|\/)/,
  },
  {
    module: "app",
    uses: [
      "lib/base",
      "lib/core",
      "lib/contracts",
      "lib/client",
      "lib/i18n",
      "lib/server",
      "stores",
      "components",
      "messages",
    ],
    packages: /^(react|next|next-intl)($|\/)/,
  },
];

/** Parts that any feature may use beside components/ui: they know no feature. */
const SHARED_PARTS = [
  "components/ui",
  "components/icons",
  "components/antd",
  "components/board3d",
  "components/providers",
  "components/quote",
  "components/markdown",
  "components/sharing",
  "components/spice-text",
  "components/stage",
  "components/tip",
  "components/waveforms",
];

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

function present(folder: string): string[] {
  try {
    return filesUnder(folder);
  } catch {
    return [];
  }
}

/** Static, dynamic and re-exporting imports, and workers made from a URL, over several lines too. */
function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const patterns = [
    /(?:^|[;\n])\s*(?:import|export)\s[^;"']*?\bfrom\s*["']([^"']+)["']/g,
    /(?:^|[;\n])\s*import\s*["']([^"']+)["']/g,
    /\bimport\(\s*["']([^"']+)["']\s*\)/g,
    /new\s+URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url\s*\)/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name ?? ""));
}

/** The file in the tree that a specifier means, without its ending; null for a package. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (specifier.startsWith(".")) return path.join(path.dirname(file), specifier);
  return null;
}

const FILES = ["lib", "components", "app", "stores", "messages", "scripts/mock-api"].flatMap(present);

function isInside(target: string, module: string): boolean {
  const folder = module.replace(/\/$/, "");
  return target === folder || target.startsWith(`${folder}/`);
}

function complaint(file: string, specifier: string): string | null {
  const rule = MODULES.find(({ module }) => isInside(file, module) || file.startsWith(`${module}.`));
  if (!rule) return null;
  const target = targetOf(file, specifier);
  if (target === null) return rule.packages.test(specifier) ? null : `${file} imports the package ${specifier}`;
  if (/\.(css|json|svg|woff2)$/.test(target)) return null;
  if (isInside(target, rule.module) || rule.uses.some((used) => isInside(target, used))) return null;
  if (rule.module === "components/" && SHARED_PARTS.some((part) => isInside(target, part))) return null;
  return `${file} imports ${target}`;
}

function noun(file: string, parent: string): string | undefined {
  return file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split("/")[0] : undefined;
}

const IMPORTS = FILES.flatMap((file) =>
  importsOf(readFileSync(path.join(ROOT, file), "utf8")).map((specifier) => ({ file, specifier })),
);

describe("the layers", () => {
  it("lets imports go one way only", () => {
    expect(IMPORTS.map(({ file, specifier }) => complaint(file, specifier)).filter(Boolean)).toEqual([]);
  });

  it("keeps the mock API out of the product", () => {
    const importers = IMPORTS.filter(({ file, specifier }) => {
      const target = targetOf(file, specifier) ?? "";
      return isInside(target, "scripts/mock-api") && !isInside(file, "scripts/mock-api");
    });
    expect(importers).toEqual([]);
  });

  it("keeps features apart: only a page chooses which of them meet", () => {
    const crossings = IMPORTS.flatMap(({ file, specifier }) => {
      const target = targetOf(file, specifier) ?? "";
      const from = noun(file, "components");
      const to = noun(target, "components");
      const isShared = SHARED_PARTS.some((part) => isInside(target, part));
      return from && to && from !== to && !isShared ? [`${file} imports ${target}`] : [];
    });
    expect(crossings).toEqual([]);
  });

  it("has a row for each engine of core", () => {
    const engines = new Set(FILES.map((file) => noun(file, "lib/core")).filter((engine) => engine !== undefined));
    expect([...engines].filter((engine) => !(engine in ENGINES))).toEqual([]);
  });

  it("has no rings", () => {
    const known = new Set(FILES.map((file) => file.replace(/\.tsx?$/, "")));
    const graph = new Map<string, string[]>();
    for (const { file, specifier } of IMPORTS) {
      const target = targetOf(file, specifier)?.replace(/\.tsx?$/, "");
      if (target && known.has(target)) {
        const from = file.replace(/\.tsx?$/, "");
        graph.set(from, [...(graph.get(from) ?? []), target]);
      }
    }
    expect(findRing(graph)).toBeNull();
  });

  it("has no barrels", () => {
    const barrels = FILES.filter((file) => /(^|\/)index\.tsx?$/.test(file) && !file.startsWith("messages/"));
    expect(barrels).toEqual([]);
  });

  it("keeps workers in lib/workers and lib/server, named *.worker.ts or *-worker.ts", () => {
    const workers = FILES.filter((file) => /[.-]worker\.ts$/.test(file));
    expect(workers.filter((file) => !/^lib\/(workers|server)\//.test(file))).toEqual([]);
  });

  it("writes no HTML from a string but scripts that are constants and data with every < escaped", () => {
    const html = /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|srcDoc=/;
    const isHarmless = (line: string) => /__html: ([A-Z_]+_SCRIPT|scriptJson\(\w+\)) }/.test(line);
    const found = FILES.filter((file) => /^(app|components|lib|stores)\//.test(file)).flatMap((file) =>
      readFileSync(path.join(ROOT, file), "utf8")
        .split("\n")
        .filter((line) => html.test(line)),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((line) => !isHarmless(line))).toEqual([]);
  });
});

/** The first ring found, as the files in it; null where there is none. */
function findRing(graph: Map<string, string[]>): string[] | null {
  const state = new Map<string, "open" | "done">();
  const walk = (node: string, trail: string[]): string[] | null => {
    if (state.get(node) === "done") return null;
    if (state.get(node) === "open") return [...trail.slice(trail.indexOf(node)), node];
    state.set(node, "open");
    for (const next of graph.get(node) ?? []) {
      const ring = walk(next, [...trail, node]);
      if (ring) return ring;
    }
    state.set(node, "done");
    return null;
  };
  for (const node of graph.keys()) {
    const ring = walk(node, []);
    if (ring) return ring;
  }
  return null;
}
