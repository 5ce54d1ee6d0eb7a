// The shell of each path by the specification, as the folders of the pages implement it.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHELL_GROUPS, type ShellGroup } from "@/components/shell/groups";
import { existingPages } from "../../support/pages";

function isGroup(name: string): name is ShellGroup {
  return Object.hasOwn(SHELL_GROUPS, name);
}

/**
 * Specification, section 2, and decisions: what a path demands of its shell. The Gerber viewer, which neither names, fills
 * the window as the editors do, and so does a project in a frame of another site.
 */
function demanded(path: string) {
  const isWithoutFooter =
    /\/workbench|\/my-|\/shopping-cart|\/chat|^\/eda|^\/sim|^\/order\/dfm|^\/gerber-viewer|^\/embed|^\/ops/.test(path);
  // The editors have a bar of their own, for which every line of the window counts.
  const header = /^\/(chat|eda|sim|embed)/.test(path)
    ? "none"
    : /^\/workbench/.test(path)
      ? "workbench"
      : /^\/(order\/dfm|gerber-viewer|ops)/.test(path)
        ? "studio"
        : "site";
  return { header, hasFooter: !isWithoutFooter };
}

describe("the pages that exist", () => {
  it("are found", () => {
    expect(existingPages().map((page) => page.path)).toEqual(
      expect.arrayContaining(["/", "/about-us", "/pcb-capability"]),
    );
  });

  it.each(existingPages())("$path lies in the group whose shell it demands", ({ path, group }) => {
    if (!isGroup(group)) throw new Error(`${path} lies in no group`);
    const { header, hasFooter } = SHELL_GROUPS[group];
    expect({ header, hasFooter }).toEqual(demanded(path));
  });
});

describe("the layouts", () => {
  it.each(Object.keys(SHELL_GROUPS))("(%s) carries the shell of its own name", (group) => {
    const layout = readFileSync(`app/[locale]/(${group})/layout.tsx`, "utf8");
    expect([...layout.matchAll(/group="(\w+)"/g)].map(([, name]) => name)).toEqual([group]);
  });
});

it("lets only marketing pages turn the header translucent", () => {
  const translucent = Object.entries(SHELL_GROUPS).filter(([, rule]) => rule.isTranslucent);
  expect(translucent.map(([group]) => group)).toEqual(["site"]);
});
