// Text variables, `${NAME}`, as KiCad resolves them: fields, title block, sheet and project.
import type { KicadSchematic } from "@/lib/core/formats/kicad/schematic";
import type { SheetPlacement } from "./sheet-placements";

export type Lookup = (name: string) => string | undefined;

const VARIABLE = /\$\{([^${}]{1,200})\}/g;
/** Variables may name variables; a ring of them ends here. */
const MAX_PASSES = 5;
const MAX_LENGTH = 20_000;

/** Names that nothing explains stay in the text. */
export function resolveVariables(text: string, lookup: Lookup): string {
  let resolved = text;
  for (let pass = 0; pass < MAX_PASSES && resolved.includes("${") && resolved.length <= MAX_LENGTH; pass++) {
    const next = resolved.replace(VARIABLE, (whole, name: string) => lookup(name) ?? whole);
    if (next === resolved) break;
    resolved = next;
  }
  return resolved.slice(0, MAX_LENGTH);
}

export const hasVariable = (text: string): boolean => text.search(VARIABLE) >= 0;

const TITLE_VARIABLES: Readonly<Record<string, string>> = {
  ...{ TITLE: "title", ISSUE_DATE: "date", REVISION: "rev", COMPANY: "company" },
};

/** Those that are alike on all placements of a sheet. */
export function sheetLookup(model: KicadSchematic, file: string, project: ProjectTexts): Lookup {
  const titles = new Map(model.titleBlock.map(({ name, text }) => [name, text]));
  return (name) => {
    const comment = /^COMMENT([1-9])$/.exec(name);
    const title = comment ? `comment${comment[1]}` : Object.hasOwn(TITLE_VARIABLES, name) && TITLE_VARIABLES[name];
    if (title) {
      // A title may be the variable of the project that has its name.
      const own = titles.get(title);
      const isItself = own?.includes(`\${${name}}`) === true;
      return (isItself ? undefined : own) ?? project.variables?.get(name) ?? (isItself ? undefined : "");
    }
    if (name === "FILENAME") return file.slice(file.lastIndexOf("/") + 1);
    if (name === "PROJECTNAME") return project.name;
    if (name === "PAPER") return model.paper?.name;
    return project.variables?.get(name);
  };
}

export interface ProjectTexts {
  readonly name: string;
  readonly variables: ReadonlyMap<string, string> | undefined;
}

/** Those of one placement. */
export function placementLookup({ names, symbol }: SheetPlacement, sheetCount: number): Lookup {
  return (name) => {
    if (name === "SHEETPATH") return names;
    if (name === "SHEETNAME") return names === "/" ? "Root" : (names.split("/").at(-2) ?? "");
    if (name === "##") return String(sheetCount);
    if (name === "#")
      return symbol?.instances.find(({ page }) => page !== undefined)?.page ?? (symbol ? undefined : "1");
    return undefined;
  };
}
