import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { hashPage } from "@/lib/server/http/inline-scripts";
import { LATE_SCRIPTS_HASH, withLateScripts } from "@/lib/server/http/late-scripts";

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const HEAD =
  `<link rel="stylesheet" href="/_next/static/chunks/a.css"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/runtime.js"/>${script("a")}${script("b")}` +
  `<script src="/_next/static/chunks/old.js" noModule=""></script>`;
const BODY = `<p>x</p><script src="/_next/static/chunks/runtime.js" id="_R_" async=""></script><script>self.__next_f=1</script>`;
const page = (head = HEAD, body = BODY) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** Runs the loader of a page, and returns what it adds at once, and after the first frame. */
function run(html: string, visibilityState: string): [atOnce: string[], afterPaint: string[]] {
  const list = /<script type="application\/json" id="late-scripts">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  const loader = /<script>(\(\(\)=>.*?)<\/script><\/body>/.exec(html)?.[1] ?? "";
  const added: string[] = [];
  const frames: (() => void)[] = [];
  runInNewContext(loader, {
    document: {
      visibilityState,
      getElementById: () => ({ textContent: list }),
      createElement: () => ({}),
      head: { append: (element: { src: string; async: boolean }) => added.push(`${element.src} ${element.async}`) },
    },
    requestAnimationFrame: (work: () => void) => frames.push(work),
    setTimeout: (work: () => void) => work(),
  });
  const atOnce = [...added];
  for (const frame of frames) frame();
  return [atOnce, added];
}

const ADDED = ["a", "b", "runtime"].map((name) => `/_next/static/chunks/${name}.js true`);

describe("scripts of a page", () => {
  it("are asked for after the first paint, all of them and in their order", () => {
    const html = withLateScripts(page());
    expect(html.match(/<script src=/g)).toHaveLength(1);
    expect(html).not.toContain("preload");
    expect(html).toContain(`<p>x</p><script>self.__next_f=1</script>`);
    expect(run(html, "visible")).toEqual([[], ADDED]);
  });

  it("are asked for at once in a tab that is never painted", () => {
    expect(run(withLateScripts(page()), "hidden")).toEqual([ADDED, ADDED]);
  });

  it("are added by a script that the policy allows by one hash", () => {
    const [one, other] = [page(), page(script("c"), "<p>y</p>")].map((html) =>
      hashPage(withLateScripts(html), new Set([LATE_SCRIPTS_HASH])),
    );
    expect(one?.allowed).toContain(LATE_SCRIPTS_HASH);
    expect(other).toEqual({ allowed: [LATE_SCRIPTS_HASH], refused: [] });
  });

  it.each([
    ["a page without scripts", page("", "<p>x</p>")],
    ["a page that ends early", `<html><head>${script("a")}</head><body>`],
    ["scripts of others", page(`<script src="https://other.example/a.js" async=""></script>`, "")],
  ])("are left as they are in %s", (_title, html) => {
    expect(withLateScripts(html)).toBe(html);
  });
});
