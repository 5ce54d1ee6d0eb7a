// Each page gets the messages that its client components read, and a page of the shop no others: they are sent with
// every page.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { GROUP_NAMESPACES } from "@/lib/i18n/group-messages";

/** Bring their messages themselves, when they are opened. */
const OWN_MESSAGES = ["components/account/account-dialog.tsx", "components/chat/widget/widget-panel.tsx"];
/** Read by keys that the server sends or that a schema names. */
const BY_KEY = ["errors", "validation"];
type Source = { isClient: boolean; imports: string[]; namespaces: string[] };

function resolve(from: string, specifier: string): string | null {
  const base = specifier.startsWith("@/") ? specifier.slice(2) : path.join(path.dirname(from), specifier);
  if (!specifier.startsWith("@/") && !specifier.startsWith(".")) return null;
  const candidates = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => base + end);
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

const sources = new Map<string, Source>();
function read(file: string): Source {
  const existing = sources.get(file);
  if (existing) return existing;
  const text = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
  const specifiers = [
    ...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+"([^"]+)"/gm),
    ...text.matchAll(/\bimport\("([^"]+)"\)/g),
  ].flatMap(([, specifier]) => specifier ?? []);
  const source = {
    isClient: text.startsWith('"use client"'),
    imports: specifiers.flatMap((specifier) => resolve(file, specifier) ?? []),
    namespaces: [...text.matchAll(/\buseTranslations\(\s*"([^".]+)/g)].flatMap(([, namespace]) => namespace ?? []),
  };
  sources.set(file, source);
  return source;
}

/** Namespaces that client components read, among everything that the files import. */
function readBy(files: readonly string[]): Set<string> {
  const seen = new Set<string>(OWN_MESSAGES.flatMap((file) => [file, `client ${file}`]));
  const found = new Set<string>();
  const visit = (file: string, isInClient: boolean) => {
    const { isClient, imports, namespaces } = read(file);
    const inClient = isInClient || isClient;
    const key = inClient ? `client ${file}` : file;
    if (seen.has(key)) return;
    seen.add(key);
    if (inClient) for (const namespace of namespaces) found.add(namespace);
    for (const next of imports) visit(next, inClient);
  };
  for (const file of files) visit(file, false);
  return found;
}

/** Namespaces that the layouts above a page add to its group's. */
function providedTo(page: string, group: keyof typeof GROUP_NAMESPACES): Set<string> {
  const provided = new Set<string>(GROUP_NAMESPACES[group]);
  for (let folder = path.dirname(page); folder !== "app"; folder = path.dirname(folder)) {
    const layout = `${folder}/layout.tsx`;
    const added = existsSync(layout)
      ? /namespaces=\{\[([^\]]*)\]\}/.exec(readFileSync(layout, "utf8"))?.[1]
      : undefined;
    for (const [, namespace = ""] of (added ?? "").matchAll(/"(\w+)"/g)) provided.add(namespace);
  }
  return provided;
}

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => `app/${file}`);
const pagesOf = (group: string) =>
  files.filter((file) => file.startsWith(`app/[locale]/(${group})/`) && file.endsWith("/page.tsx")).toSorted();
const layoutsAbove = (page: string) =>
  files.filter((file) => file.endsWith("/layout.tsx") && page.startsWith(`${path.dirname(file)}/`));

describe.each(["shop", "account", "workbench", "studio", "ops"] as const)("pages of the group %s", (group) => {
  const pages = pagesOf(group);

  it("exist", () => {
    expect(pages.length).toBeGreaterThan(1);
  });

  it.each(pages)("%s is sent every message that it reads", (page) => {
    const provided = providedTo(page, group);
    const wanted = readBy([page, ...layoutsAbove(page)]);
    expect([...wanted].filter((namespace) => !provided.has(namespace))).toEqual([]);
  });
});

describe("pages of the shop", () => {
  it.each(pagesOf("shop"))("%s is sent no other messages", (page) => {
    const wanted = readBy([page, ...layoutsAbove(page)]);
    // A layout's messages may serve another of its pages.
    const siblings = pagesOf("shop").filter((other) =>
      other.startsWith(path.dirname(page).replace(/\/\[id\]|\/compare|\/quoted/, "")),
    );
    for (const sibling of siblings) for (const namespace of readBy([sibling])) wanted.add(namespace);
    const allowed = new Set<string>([...wanted, ...BY_KEY, "common"]);
    expect([...providedTo(page, "shop")].filter((namespace) => !allowed.has(namespace))).toEqual([]);
  });
});

describe("pages of the widget", () => {
  const pages = pagesOf("widget");

  it("exist", () => {
    expect(pages).toEqual(["app/[locale]/(widget)/embed/quote/page.tsx"]);
  });

  it.each(pages)("%s is sent the messages that it reads, and no others", (page) => {
    const wanted = readBy([page, ...layoutsAbove(page)]);
    expect([...providedTo(page, "widget")].sort()).toEqual([...new Set([...wanted, ...BY_KEY, "common"])].sort());
  });
});

describe("pages of the site", () => {
  it("that have client parts with texts bring a provider: the group has none to add to", () => {
    const layouts = files.filter((file) => file.startsWith("app/[locale]/(site)/") && file.endsWith("/layout.tsx"));
    expect(layouts.length).toBeGreaterThan(1);
    expect(layouts.filter((file) => readFileSync(file, "utf8").includes("PageMessages"))).toEqual([]);
  });
});

describe("what is rendered on the server alone", () => {
  /** Files that are reached from a page without entering a client component. */
  function serverFilesOf(page: string): Set<string> {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file) || read(file).isClient) return;
      seen.add(file);
      for (const next of read(file).imports) visit(next);
    };
    for (const file of [page, ...layoutsAbove(page)]) visit(file);
    return seen;
  }

  it("has no button with a handler, which would fail when the page is asked for", () => {
    const pages = files.filter((file) => file.endsWith("/page.tsx"));
    const reached = new Set(pages.flatMap((page) => [...serverFilesOf(page)]));
    const withButton = [...reached].filter(
      (file) => /\.tsx$/.test(file) && /<Button\b/.test(readFileSync(file, "utf8")),
    );
    expect(withButton).toEqual([]);
  });

  it("calls no hook of the browser, with which the page could not be built", () => {
    const pages = files.filter((file) => file.endsWith("/page.tsx"));
    const reached = new Set(pages.flatMap((page) => [...serverFilesOf(page)]));
    const calls = [...reached].flatMap((file) => {
      const text = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
      return [...text.matchAll(/^import\s(?!type\b)\{([^}]*)\}\s*from\s+"([^"]+)"/gm)].flatMap(
        ([, names = "", specifier = ""]) => {
          const target = resolve(file, specifier);
          if (target === null || !read(target).isClient) return [];
          return names.split(",").flatMap((name) => (/^use[A-Z]/.test(name.trim()) ? [`${file}: ${name.trim()}`] : []));
        },
      );
    });
    expect(reached.size).toBeGreaterThan(100);
    expect(calls).toEqual([]);
  });
});
