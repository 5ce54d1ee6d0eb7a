// Altium projects (.PrjPcb): sections of names and values, as in INI files.

export interface AltiumSection {
  /** "Design", "Document1", "ProjectVariant1". */
  readonly name: string;
  /** By name in lower case. */
  readonly values: ReadonlyMap<string, string>;
}

export interface AltiumProject {
  readonly design: ReadonlyMap<string, string>;
  /** Paths of the documents as written, with backslashes, from the project's folder. */
  readonly documents: readonly string[];
  readonly parameters: ReadonlyMap<string, string>;
  readonly variants: readonly AltiumVariant[];
}

export interface AltiumVariant {
  readonly name: string;
  /** Parts that are not fitted, and those of another kind. */
  readonly notFitted: number;
  readonly alternates: number;
}

/** The largest project seen has 5,400 lines, most of them on its outputs. */
const MAX_LINES = 1_000_000;

export function* readSections(text: string): Generator<AltiumSection> {
  let values = new Map<string, string>();
  let name: string | null = null;
  for (const line of text.split(/\r?\n/, MAX_LINES)) {
    const title = /^\s*\[([^\]]*)\]\s*$/.exec(line)?.[1];
    if (title !== undefined) {
      if (name !== null) yield { name, values };
      [name, values] = [title, new Map()];
      continue;
    }
    const split = line.indexOf("=");
    if (split > 0) values.set(line.slice(0, split).trim().toLowerCase(), line.slice(split + 1));
  }
  if (name !== null) yield { name, values };
}

function toVariant({ values }: AltiumSection): AltiumVariant {
  let [notFitted, alternates] = [0, 0];
  for (const [key, value] of values) {
    if (!/^variation\d+$/.test(key)) continue;
    const kind = /\|Kind=(\d+)/i.exec(`|${value}`)?.[1];
    if (kind === "1") notFitted++;
    else alternates++;
  }
  return { name: values.get("description") ?? "", notFitted, alternates };
}

export function parseAltiumProject(text: string): AltiumProject {
  let design: ReadonlyMap<string, string> = new Map();
  const documents: string[] = [];
  const parameters = new Map<string, string>();
  const variants: AltiumVariant[] = [];
  for (const section of readSections(text.replace(/^\ufeff/, ""))) {
    const { name, values } = section;
    if (/^design$/i.test(name)) design = values;
    else if (/^document\d+$/i.test(name)) documents.push(values.get("documentpath") ?? "");
    else if (/^parameter\d+$/i.test(name)) parameters.set(values.get("name") ?? "", values.get("value") ?? "");
    else if (/^projectvariant\d+$/i.test(name)) variants.push(toVariant(section));
  }
  return { design, documents, parameters, variants };
}
