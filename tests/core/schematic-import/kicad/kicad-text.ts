// Small KiCad files for the tests, written by hand. Lengths are grid steps of 1.27 mm.
import type { SourceFile } from "@/lib/core/board/source-file";

const mm = (steps: number): string => String(Math.round(steps * 12_700) / 10_000);

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const fileOf = (name: string, text: string): SourceFile => ({ name, bytes: bytesOf(text) });

/** UUIDs that are easy to read: "00000000-0000-0000-0000-000000000007". */
export const uuidOf = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, "0")}`;

export const pinText = (
  number: string,
  x: number,
  y: number,
  more: { name?: string; type?: string; angle?: number; hide?: boolean } = {},
): string =>
  `(pin ${more.type ?? "passive"} line (at ${mm(x)} ${mm(y)} ${more.angle ?? 0}) (length 1.27)${more.hide ? " hide" : ""} ` +
  `(name "${more.name ?? "~"}" (effects (font (size 1.27 1.27)))) (number "${number}" (effects (font (size 1.27 1.27)))))`;

export const symbolText = (name: string, prefix: string, units: readonly string[], head = ""): string =>
  `(symbol "${name}" ${head} (in_bom yes) (on_board yes) (property "Reference" "${prefix}" (at 0 0 0)) (property "Value" "${name}" (at 0 0 0)) ` +
  `${units.map((unit, at) => `(symbol "${name.replace(/^.*:/, "")}_${at + 1}_1" ${unit})`).join(" ")})`;

/** Pin 1 at the left end, pin 2 four steps to the right. */
export const RESISTOR = symbolText("R", "R", [`${pinText("1", 0, 0)} ${pinText("2", 4, 0, { angle: 180 })}`]);
/** Pins at three places that no rotation and mirror confuses. */
export const CORNER = symbolText("C", "U", [`${pinText("1", 1, 0)} ${pinText("2", 0, 3)} ${pinText("3", -5, -7)}`]);
export const POWER = symbolText(
  "PWR",
  "#PWR",
  [pinText("1", 0, 0, { name: "PWR", type: "power_in", hide: true })],
  "(power)",
);

/** One file. Its sheets are placed by the UUIDs in `paths`, "/" for the root. */
export class SheetText {
  readonly #items: string[] = [];
  readonly #number: number;
  #count = 0;
  version = 20250114;
  paths: string[] = [];
  symbols: string[] = [RESISTOR, POWER];

  constructor(number: number) {
    this.#number = number * 1000;
  }

  get uuid(): string {
    return uuidOf(this.#number);
  }

  #next(): string {
    return uuidOf(this.#number + ++this.#count);
  }

  raw(text: string): this {
    this.#items.push(text);
    return this;
  }

  wire(...points: readonly (readonly [number, number])[]): this {
    return this.#line("wire", points);
  }

  bus(...points: readonly (readonly [number, number])[]): this {
    return this.#line("bus", points);
  }

  #line(kind: string, points: readonly (readonly [number, number])[]): this {
    points.slice(1).forEach((to, at) => {
      const from = points[at] ?? to;
      const pts = [from, to].map(([x, y]) => `(xy ${mm(x)} ${mm(y)})`).join(" ");
      this.#items.push(`(${kind} (pts ${pts}) (stroke (width 0) (type default)) (uuid "${this.#next()}"))`);
    });
    return this;
  }

  entry(x: number, y: number, dx: number, dy: number): this {
    return this.raw(`(bus_entry (at ${mm(x)} ${mm(y)}) (size ${mm(dx)} ${mm(dy)}) (uuid "${this.#next()}"))`);
  }

  junction(x: number, y: number): this {
    return this.raw(`(junction (at ${mm(x)} ${mm(y)}) (diameter 0) (uuid "${this.#next()}"))`);
  }

  noConnect(x: number, y: number): this {
    return this.raw(`(no_connect (at ${mm(x)} ${mm(y)}) (uuid "${this.#next()}"))`);
  }

  label(text: string, x: number, y: number, kind = "label", angle = 0): this {
    const shape = kind === "label" ? "" : "(shape input) ";
    const end = `(effects (font (size 1.27 1.27)) (justify left)) (uuid "${this.#next()}")`;
    return this.raw(`(${kind} "${text}" ${shape}(at ${mm(x)} ${mm(y)} ${angle}) ${end})`);
  }

  /** `references` by path; one for all. */
  part(
    symbol: string,
    references: string | Readonly<Record<string, string>>,
    x: number,
    y: number,
    more = "",
    angle = 0,
  ): this {
    const of = (path: string) => (typeof references === "string" ? references : (references[path] ?? "R?"));
    const paths = this.paths.map((path) => `(path "${path}" (reference "${of(path)}") (unit 1))`).join(" ");
    const [reference = "R?"] = typeof references === "string" ? [references] : Object.values(references);
    return this.raw(
      `(symbol (lib_id "${symbol}") (at ${mm(x)} ${mm(y)} ${angle}) ${more.includes("(unit") ? "" : "(unit 1) "}(in_bom yes) (on_board yes) ${more.includes("(dnp") ? "" : "(dnp no) "}${more} ` +
        `(uuid "${this.#next()}") (property "Reference" "${reference}" (at ${mm(x)} ${mm(y)} 0)) ` +
        `${more.includes('"Value"') ? "" : `(property "Value" "${symbol}" (at ${mm(x)} ${mm(y)} 0)) `}(instances (project "test" ${paths})))`,
    );
  }

  power(value: string, x: number, y: number): this {
    return this.part("PWR", `#PWR0${++this.#count}`, x, y, `(property "Value" "${value}" (at ${mm(x)} ${mm(y)} 0))`);
  }

  /** Returns the path of the placed sheet below each path of this one. Entries lie on the left edge. */
  sheet(name: string, file: string, x: number, y: number, entries: readonly string[] = []): string {
    const uuid = this.#next();
    const pins = entries.map(
      (entry, at) =>
        `(pin "${entry}" input (at ${mm(x)} ${mm(y + at + 1)} 180) (effects (font (size 1.27 1.27))) (uuid "${this.#next()}"))`,
    );
    this.raw(
      `(sheet (at ${mm(x)} ${mm(y)}) (size ${mm(10)} ${mm(10)}) (uuid "${uuid}") (property "Sheetname" "${name}" (at 0 0 0)) ` +
        `(property "Sheetfile" "${file}" (at 0 0 0)) ${pins.join(" ")})`,
    );
    return uuid;
  }

  /** Path of this file as the root. */
  asRoot(): this {
    this.paths = [`/${this.uuid}`];
    return this;
  }

  get text(): string {
    return (
      `(kicad_sch (version ${this.version}) (generator "eeschema") (uuid "${this.uuid}") (paper "A4")\n` +
      `(lib_symbols ${this.symbols.join("\n")})\n${this.#items.join("\n")}\n(sheet_instances (path "/" (page "1"))))\n`
    );
  }
}
