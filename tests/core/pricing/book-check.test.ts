import { describe, expect, it } from "vitest";
import assemblies from "@/lib/core/pricing/assembly/books/en-US.json";
import { bookFaults, type FiledBook, figureFaults } from "@/lib/core/pricing/book-check";
import { type FigurePath, withFigure } from "@/lib/core/pricing/book-figures";
import type { BookKind } from "@/lib/core/pricing/price-books";
import boards from "@/lib/core/pricing/books/en-US.json";
import stencils from "@/lib/core/pricing/stencil/books/en-US.json";

const BOOKS: Readonly<Record<BookKind, FiledBook>> = { boards, assemblies, stencils };

type Edit = readonly [path: string, value: unknown];

/** Names of sizes have no dots, so paths can be written with them. */
const pathOf = (path: string): FigurePath => path.split(".").map((name) => (/^\d+$/.test(name) ? Number(name) : name));

/** Layer counts are names, not positions of a list. */
function edited(kind: BookKind, edits: readonly Edit[]): FiledBook {
  return edits.reduce((book, [path, value]) => {
    const names = pathOf(path).map((name) => (path.includes("byLayers") ? String(name) : name));
    return withFigure(book, names, value);
  }, BOOKS[kind]);
}

const faultsOf = (kind: BookKind, ...edits: Edit[]) =>
  figureFaults(edited(kind, edits), { kind, model: BOOKS[kind] }).map(({ path, reason }) => `${path}: ${reason}`);

describe("the entries of a price book", () => {
  it.each(["boards", "assemblies", "stencils"] as const)("of the built-in %s have no fault", (kind) => {
    expect(faultsOf(kind)).toEqual([]);
  });

  it.each([["5"], [Number.NaN], [Number.POSITIVE_INFINITY], [-1], [null], [undefined]])(
    "are finite numbers from zero where the built-in book has a number, not %s",
    (value) => {
      expect(faultsOf("stencils", ["surcharges.thickAboveUm", value])).toEqual(["surcharges.thickAboveUm: notNumber"]);
    },
  );

  it("may be zero", () => {
    expect(faultsOf("stencils", ["surcharges.thickAboveUm", 0], ["surcharges.thick", "0"])).toEqual([]);
  });

  it.each([[2.9], [""], ["-2.9"], ["2,9"], ["2.1234567"], ["cheap"], [null]])("are not the amount %s", (value) => {
    expect(faultsOf("stencils", ["surcharges.thick", value])).toEqual(["surcharges.thick: notAmount"]);
  });

  it.each([[""], [7], [null]])("are not the text %s", (value) => {
    expect(faultsOf("boards", ["shipping.zones.0.key", value])).toEqual(["shipping.zones.0.key: notText"]);
  });

  it.each([["US"], [null], [{}]])("are a list where the built-in book has one, not %s", (value) => {
    expect(faultsOf("boards", ["shipping.zones", value])).toEqual(["shipping.zones: missing"]);
    expect(faultsOf("boards", ["shipping.zones.1.countries", value])).toEqual(["shipping.zones.1.countries: missing"]);
  });

  it("are words in a list of words, each of them", () => {
    const countries = "shipping.zones.1.countries";
    expect(faultsOf("boards", [countries, ["DE", ""]])).toEqual([`${countries}: notText`]);
    expect(faultsOf("boards", [countries, ["DE", 49]])).toEqual([`${countries}: notText`]);
    expect(faultsOf("boards", [countries, ["DE", "AT"]])).toEqual([]);
  });

  it("are at least one in a list of groups, each complete", () => {
    expect(faultsOf("boards", ["shipping.zones", []])).toEqual(["shipping.zones: missing"]);
    const rest = { key: "world", countries: [], base: "37", perKg: "17" };
    expect(faultsOf("boards", ["shipping.zones", [rest]])).toEqual([]);
    const { base: _base, ...incomplete } = rest;
    expect(faultsOf("boards", ["shipping.zones", [rest, incomplete]])).toEqual(["shipping.zones.1.base: missing"]);
  });

  it.each([["free"], [null], [[]], [4]])("are a group where the built-in book has one, not %s", (value) => {
    expect(faultsOf("stencils", ["surcharges", value])).toEqual(["surcharges: missing"]);
    expect(figureFaults(value, { kind: "stencils", model: stencils })).toEqual([{ path: "", reason: "missing" }]);
  });

  it("are neither missing nor additional", () => {
    const { thick: _thick, ...without } = stencils.surcharges;
    expect(faultsOf("stencils", ["surcharges", without])).toEqual(["surcharges.thick: missing"]);
    expect(faultsOf("stencils", ["surcharges", { ...stencils.surcharges, nano: "5" }])).toEqual([
      "surcharges.nano: unknown",
    ]);
    const { sizes: _sizes, ...headless } = stencils;
    expect(figureFaults(headless, { kind: "stencils", model: stencils })).toEqual([
      { path: "sizes", reason: "missing" },
    ]);
  });

  it.each([
    ["2.9", "29", []],
    ["2.9", "29.01", ["surcharges.thick: farOff"]],
    ["2.9", "0.29", []],
    ["2.9", "0.28", ["surcharges.thick: farOff"]],
    // Below one as well: a cent for a dollar, and half a dollar for a cent.
    ["0.5", "50", ["surcharges.thick: farOff"]],
    ["7", "0.5", ["surcharges.thick: farOff"]],
    ["0", "50", []],
    ["50", "0", []],
  ])("that change from %s to %s are far off beyond ten times only", (before, after, expected) => {
    const model = edited("stencils", [["surcharges.thick", before]]);
    const faults = figureFaults(edited("stencils", [["surcharges.thick", after]]), { kind: "stencils", model });
    expect(faults.map(({ path, reason }) => `${path}: ${reason}`)).toEqual(expected);
  });

  it("are compared only in a book of the right form", () => {
    const faults = faultsOf("stencils", ["surcharges.thick", "999"], ["surcharges.fiducials", 4]);
    expect(faults).toEqual(["surcharges.fiducials: notAmount"]);
  });
});

describe("the prices of a book", () => {
  it.each([
    ["setup", "24.99", ["boards.byLayers.4: falls"]],
    ["perM2", "94.99", ["boards.byLayers.4: falls"]],
    ["setup", "25", []],
    ["perM2", "95", []],
  ])("never fall from four layers, at 25 and 95, to six: %s of %s", (rate, value, expected) => {
    // Four layers are priced as six: each rate of six layers is a limit of its own.
    const six: Edit[] = [
      ["boards.byLayers.6.setup", "25"],
      ["boards.byLayers.6.perM2", "95"],
    ];
    const faults = faultsOf("boards", ...six, [`boards.byLayers.6.${rate}`, value]);
    expect(faults).toEqual(expected.map((fault) => fault.replace(".4", ".6")));
  });

  it("end with a shipping zone of all other countries", () => {
    const last = boards.shipping.zones.length - 1;
    expect(faultsOf("boards", [`shipping.zones.${last}.countries`, ["BR"]])).toEqual([
      `shipping.zones.${last}.countries: noRest`,
    ]);
  });

  it("are not higher for the joints of a large order than for the first ones", () => {
    // The first 100,000 joints are 0.0012 each.
    expect(faultsOf("assemblies", ["smt.perJointBeyond", "0.0012"])).toEqual([]);
    expect(faultsOf("assemblies", ["smt.perJointBeyond", "0.0013"])).toEqual(["smt.perJointBeyond: falls"]);
  });

  it.each([
    // 280 × 380 is 18.6; 400 × 600 is 36.2; 400 × 800 is 41.1.
    ["frameless.320x420", "18.6", []],
    ["frameless.320x420", "18.5", ["sizes.frameless.320x420: falls"]],
    ["framed.400x800", "36.1", ["sizes.framed.400x800: falls"]],
    ["framed.500x800", "41", ["sizes.framed.500x800: falls"]],
    // 450 × 550 is 37.2, and neither within 400 × 600 nor the other way round; 420 × 520, within both, is 29.3.
    ["framed.450x550", "35", []],
    ["framed.450x550", "29", ["sizes.framed.450x550: falls"]],
  ])("never fall from a stencil to a larger one: %s at %s", (size, price, expected) => {
    expect(faultsOf("stencils", [`sizes.${size}`, price])).toEqual(expected);
  });
});

describe("the header of a price book", () => {
  const KNOWN = [
    { kind: "boards", area: "en-US", effectiveFrom: "2026-12-24" },
    { kind: "stencils", area: "zh-CN", effectiveFrom: "2026-12-24" },
    { kind: "stencils", area: "en-US", effectiveFrom: "2026-12-31" },
  ] as const;
  const NEXT = { ...stencils, version: "us-stencil-2027", effectiveFrom: "2026-12-24" };
  const faults = (book: unknown, today = "2026-12-23") =>
    bookFaults(book, { kind: "stencils", model: stencils, today, known: KNOWN }).map(
      ({ path, reason }) => `${path}: ${reason}`,
    );

  it("names the area, its currency, a version, and a day from tomorrow on that no other book has", () => {
    expect(faults(NEXT)).toEqual([]);
    expect(faults({ ...NEXT, effectiveFrom: "2026-12-31" })).toEqual(["effectiveFrom: dayTaken"]);
  });

  it.each([
    [{ area: "zh-CN" }, ["area: area", "effectiveFrom: dayTaken"]],
    [{ currency: "CNY" }, ["currency: currency"]],
    [{ version: "v1" }, ["version: version"]],
    [{ version: "us stencil" }, ["version: version"]],
    [{ effectiveFrom: "2026-12-23" }, ["effectiveFrom: notAhead"]],
    [{ effectiveFrom: "2026-12-22" }, ["effectiveFrom: notAhead"]],
    [{ effectiveFrom: "2027-13-01" }, ["effectiveFrom: notAhead"]],
    [{ effectiveFrom: "2027-1-1" }, ["effectiveFrom: notAhead"]],
  ])("has a fault with %o", (change, expected) => {
    expect(faults({ ...NEXT, ...change })).toEqual(expected);
  });

  it("comes before the faults of the entries", () => {
    const both = { ...NEXT, currency: "EUR", sizes: {} };
    expect(faults(both)).toEqual(["currency: currency", "sizes.frameless: missing", "sizes.framed: missing"]);
  });

  it("is not compared where a part of it is missing, as the form of the book has that fault", () => {
    const { version: _version, ...nameless } = NEXT;
    expect(faults({ ...nameless, currency: "EUR" })).toEqual(["version: missing"]);
    expect(faults({ ...NEXT, currency: "EUR", effectiveFrom: 20_270_101 })).toEqual(["effectiveFrom: notText"]);
    expect([null, "book", []].map((book) => faults(book))).toEqual(Array(3).fill([": missing"]));
  });
});
