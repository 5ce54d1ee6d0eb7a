// IPC-D-356 and IPC-D-356A to a netlist: records of 80 columns, of which writers shift some.

import { MM_PER_INCH } from "@/lib/base/units";
import type { DrillPlating } from "@/lib/core/board/layer";
import { MAX_COORDINATE_MM, MAX_OBJECTS } from "@/lib/core/board/limits";
import type { NetEdge, Netlist, NetPoint } from "@/lib/core/board/netlist";
import { type Warning, WarningList } from "@/lib/core/board/warning";

/** Units of one count, in mm: 0.0001 inch or 0.001 mm. */
const INCH_COUNT_MM = MM_PER_INCH / 10_000;
const MM_COUNT_MM = 0.001;

const MAX_BYTES = 40_000_000;
const MAX_RECORD = 400;

/** Columns 32 to 80: `MD0138PA00X+041732Y-041535X0236Y0000R000 S3`; fields may be blank, signs too. */
const FIELDS =
  /^(?<mid>M?)(?:[ ]*D(?<hole>\d{1,6}))?(?:[ ]*(?<plating>[PU]))?(?:[ ]*A(?<access>\d{1,2}))?[ ]*X(?<x>[-+ ]*\d+)[ ]*Y(?<y>[-+ ]*\d+)(?:[ ]*X(?<width>\d{0,6}))?(?:[ ]*Y(?<height>\d{0,6}))?(?:[ ]*R(?<turn>\d{1,3}))?(?:[ ]*S(?<mask>[0-3]))?/;

const KINDS: Readonly<Record<string, NetPoint["kind"]>> = {
  "1": "through",
  "2": "smd",
  "3": "tooling",
  "4": "through",
  "6": "tooling",
};
const MASKS = ["none", "top", "bottom", "both"] as const;
const EDGES: Readonly<Record<string, NetEdge["kind"]>> = {
  BOARD_EDGE: "board",
  PANEL_EDGE: "panel",
  SCORE_LINE: "score",
};

/** A part or pin that is too long pushes the columns: the fields start at the first that looks like one. */
function fieldsAfter(text: string): Record<string, string> | undefined {
  return FIELDS.exec(/M?(?:D\d+)?[PU ]?A\d\dX.*$/.exec(text)?.[0] ?? "")?.groups;
}

/** The first word of a text and what follows it. */
function splitWord(text: string): [string, string] {
  const [word = ""] = /^\S*/.exec(text) ?? [];
  return [word, text.slice(word.length).trimStart()];
}

type OpenPoint = NetPoint & { accessCode: number | null };

/** True for a text that a netlist of this family may be: its parameters, or its records. */
export function looksLikeNetlist(start: string): boolean {
  return /^(?:C  ?IPC-D-356|P  (?:JOB|UNITS|VER)\b|P  NNAME|3[1236]7.{14}.*A\d\dX[-+ ]?\d)/m.test(start);
}

/** Never fails: what cannot be read is passed over with a warning. */
export function readNetlist(bytes: Uint8Array): Netlist {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, MAX_BYTES));
  return new NetlistReader().read(text.split(/\r\n|\n|\r/));
}

class NetlistReader {
  readonly #warnings = new WarningList();
  readonly #points: OpenPoint[] = [];
  readonly #out: Pick<Netlist, "job" | "version" | "conductors" | "edges"> = {
    job: null,
    version: null,
    conductors: [],
    edges: [],
  };
  /** Long names by the short ones that stand in the records. */
  readonly #names = new Map<string, string>();
  #countMm = INCH_COUNT_MM;
  #degreesPerCount = 1;
  #hasUnit = false;
  #hasEnd = false;
  #lastNet: string | null = null;
  #deepest = 1;

  read(lines: readonly string[]): Netlist {
    for (let at = 0; at < lines.length && !this.#hasEnd; at++) {
      const number = at + 1;
      const parts = [(lines[at] ?? "").trimEnd()];
      // Tracks and edges go on in records of their own.
      const goesOn = /^3[78]/.test(parts[0] ?? "");
      while (goesOn && /^0[78]/.test(lines[at + 1] ?? "")) parts.push((lines[++at] ?? "").slice(3).trim());
      const record = parts.join(" ");
      if (this.#points.length + this.#out.conductors.length >= MAX_OBJECTS) {
        this.#warnings.add("TOO_MANY_OBJECTS", number);
        break;
      }
      this.#readRecord(record, number);
    }
    const points = this.#points.map(({ accessCode, ...point }) => ({ ...point, ...this.#reach(accessCode) }));
    return { ...this.#out, points, warnings: this.#finish() };
  }

  #finish(): Warning[] {
    if (!this.#hasUnit && this.#points.length > 0) this.#warnings.add("UNIT_MISSING");
    if (!this.#hasEnd) this.#warnings.add("UNEXPECTED_END");
    return this.#warnings.items;
  }

  #readRecord(record: string, line: number): void {
    if (record.startsWith("P")) this.#readParameter(record.slice(1).trim());
    // Allegro writes its long names into comments.
    else if (/^C\s+NNAME/.test(record)) this.#readParameter(record.slice(1).trim());
    else if (record.startsWith("999")) this.#hasEnd = true;
    else if (/^[03][12346]7/.test(record)) this.#readPoint(record, line);
    else if (record.startsWith("378")) this.#readConductor(record, line);
    else if (record.startsWith("389")) this.#readEdge(record, line);
    // 379 lists neighbors, 370 and 380 parts that are printed: nothing of a net's points.
    else if (/^\d/.test(record) && !/^[03][0-9][089]/.test(record)) this.#warnings.add("UNKNOWN_COMMAND", line);
  }

  #readParameter(text: string): void {
    const [name, value] = splitWord(text);
    if (name === "UNITS") this.#readUnits(value);
    else if (name === "JOB") this.#out.job ??= value || null;
    else if (name === "VER") this.#out.version ??= value || null;
    else if (name.startsWith("NNAME")) {
      // "NNAME1 LONG_NAME" and "NNAME 1 LONG_NAME"; records hold "NNAME1" (Eagle) or "m0000" alone (Allegro).
      const [alias, full] = name === "NNAME" ? splitWord(value) : [name.slice(5), value];
      this.#names.set(alias, full);
      this.#names.set(`NNAME${alias}`, full);
    }
  }

  /** CUST 0: 0.0001 inch and degrees, CUST 1 and SI: 0.001 mm, CUST 2: 0.0001 inch and radians (in hundredths). */
  #readUnits(value: string): void {
    this.#hasUnit = true;
    const isMetric = /^(SI|CUST\s*1|MM|METRIC)/i.test(value);
    this.#countMm = isMetric ? MM_COUNT_MM : INCH_COUNT_MM;
    if (/^CUST\s*2/i.test(value)) this.#degreesPerCount = 180 / Math.PI / 100;
  }

  #readPoint(record: string, line: number): void {
    const fields = FIELDS.exec(record.slice(31, MAX_RECORD))?.groups ?? fieldsAfter(record.slice(17, MAX_RECORD));
    if (!fields) return this.#warnings.add("BAD_NUMBER", line);
    const xMm = this.#length(fields["x"]);
    const yMm = this.#length(fields["y"]);
    if (!(Math.abs(xMm) <= MAX_COORDINATE_MM && Math.abs(yMm) <= MAX_COORDINATE_MM))
      return this.#warnings.add("COORDINATE_OUT_OF_RANGE", line);
    const part = record.slice(20, 26).trim();
    const accessCode = fields["access"] === undefined ? null : Number(fields["access"]);
    this.#deepest = Math.max(this.#deepest, accessCode ?? 0);
    this.#points.push({
      net: this.#netOf(record),
      part: part === "" || part === "VIA" ? null : part,
      pin: record.slice(27, 31).trim() || null,
      kind: KINDS[record[1] ?? ""] ?? "through",
      isVia: part === "VIA",
      isMidpoint: fields["mid"] === "M",
      xMm,
      yMm,
      access: "unknown",
      layer: null,
      accessCode,
      ...this.#shapeOf(fields),
    });
  }

  #shapeOf(fields: Record<string, string | undefined>): Pick<NetPoint, "hole" | "pad" | "mask"> {
    const { hole, plating, width, height, turn, mask } = fields;
    const finish: DrillPlating = plating === "P" ? "plated" : plating === "U" ? "non-plated" : "unknown";
    const widthMm = this.#length(width ?? "");
    return {
      hole: hole === undefined ? null : { diameterMm: this.#length(hole) || null, plating: finish },
      pad:
        widthMm > 0
          ? { widthMm, heightMm: this.#length(height ?? ""), rotation: Number(turn ?? 0) * this.#degreesPerCount }
          : null,
      mask: (mask === undefined ? undefined : MASKS[Number(mask)]) ?? "unknown",
    };
  }

  /** A record that goes on (017, 027) without a name belongs to the net before. */
  #netOf(record: string): string | null {
    const name = record.slice(3, 17).trim();
    if (name === "" && record.startsWith("0")) return this.#lastNet;
    this.#lastNet = name === "" || name === "N/C" ? null : (this.#names.get(name) ?? name);
    return this.#lastNet;
  }

  /** Access 0 is both sides, 1 the top; the highest number in the file is the bottom. */
  #reach(code: number | null): Pick<NetPoint, "access" | "layer"> {
    if (code === null) return { access: "unknown", layer: null };
    if (code === 0) return { access: "both", layer: null };
    if (code === 1) return { access: "top", layer: 1 };
    return { access: code === this.#deepest ? "bottom" : "inner", layer: code };
  }

  /** "378NET            L01 X0100 X+001000Y+002000 X+003000*X…": a star lifts the pen. */
  #readConductor(record: string, line: number): void {
    const [, layer, width = "", height = "", rest = ""] =
      /^.{17,18}(?:\s*L(\d{1,2}))?\s*[XD](\d+)(?:Y(\d+))?\s(.*)$/.exec(record) ?? [];
    if (width === "") return this.#warnings.add("BAD_NUMBER", line);
    const net = this.#netOf(record);
    for (const path of this.#chains(rest, line)) {
      this.#out.conductors.push({
        net,
        layer: layer === undefined ? null : Number(layer),
        widthMm: this.#length(width),
        heightMm: this.#length(height),
        path,
      });
    }
  }

  #readEdge(record: string, line: number): void {
    const kind = EDGES[record.slice(3, 17).trim()] ?? "other";
    const paths = this.#chains(record.slice(17), line);
    if (paths.length === 0) this.#warnings.add("BAD_NUMBER", line);
    this.#out.edges.push(...paths.map((path) => ({ kind, path })));
  }

  /** A coordinate that is left out stays as it was. */
  #chains(text: string, line: number): Float64Array[] {
    let x = 0;
    let y = 0;
    return text.split("*").flatMap((chain) => {
      const path: number[] = [];
      for (const word of chain.match(/X[-+]?\d+(?:Y[-+]?\d+)?|Y[-+]?\d+/g) ?? []) {
        const [, newX] = /X([-+]?\d+)/.exec(word) ?? [];
        const [, newY] = /Y([-+]?\d+)/.exec(word) ?? [];
        if (newX !== undefined) x = this.#length(newX);
        if (newY !== undefined) y = this.#length(newY);
        path.push(x, y);
      }
      if (path.every((value) => Math.abs(value) <= MAX_COORDINATE_MM))
        return path.length > 2 ? [Float64Array.from(path)] : [];
      this.#warnings.add("COORDINATE_OUT_OF_RANGE", line);
      return [];
    });
  }

  #length(digits: string | undefined): number {
    return Number((digits ?? "").replace(/[ +]/g, "") || 0) * this.#countMm;
  }
}
