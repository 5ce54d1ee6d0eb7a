import { describe, expect, test } from "vitest";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { isEmptyBbox } from "@/lib/base/bbox";
import { areaOf } from "@/lib/core/measure/coverage/coverage";
import { KIND } from "@/lib/core/board/image";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { bytesOf, isDarkAt } from "../../../gerber/gerber-text";
import { FAMILIES } from "./families";
import { type ConformanceCase, textOf } from "./conformance-case";
import { inkOf, ourBitmap, windowAround } from "./bitmap";
import answers from "./gerbv.json";

/** Ratio of the area: error of flattening arcs to 256 segments per half turn, with tolerance. */
const AREA_TOLERANCE = 1e-4;

describe.each(Object.entries(FAMILIES))("%s", (_, cases) => {
  test.each(cases)("$name", (wanted: ConformanceCase) => {
    const { image, attributes, warnings } = readLayer(bytesOf(textOf(wanted)));
    expect(warnings.map(({ code, line }) => `${code}:${line}`)).toEqual(wanted.warnings ?? []);
    if (wanted.box !== undefined) {
      const { minX, minY, maxX, maxY } = image.bounds;
      expect(isEmptyBbox(image.bounds)).toBe(wanted.box === null);
      wanted.box?.forEach((side, k) => expect([minX, minY, maxX, maxY][k]).toBeCloseTo(side, 6));
    }
    if (wanted.counts) {
      const count = (kind: number) => image.kind.filter((value) => value === kind).length;
      expect([count(KIND.flash), count(KIND.stroke), count(KIND.region)]).toEqual(wanted.counts);
    }
    if (wanted.area !== undefined) {
      const area = areaOf(image);
      expect(Math.abs(area - wanted.area) / Math.max(wanted.area, 1e-3), `${area}`).toBeLessThan(AREA_TOLERANCE);
    }
    for (const [x, y] of wanted.dark ?? []) expect(isDarkAt(image, x, y), `dark at ${x}, ${y}`).toBe(true);
    for (const [x, y] of wanted.clear ?? []) expect(isDarkAt(image, x, y), `clear at ${x}, ${y}`).toBe(false);
    wanted.attributes?.forEach((own, at) =>
      expect(Object.fromEntries(attributesIn(image.attributes, image.attributeSet[at] ?? 0))).toEqual(own),
    );
    if (wanted.fileAttributes) expect(Object.fromEntries(attributes)).toEqual(wanted.fileAttributes);
    if (wanted.lines) expect([...image.line]).toEqual(wanted.lines);
  });
});

test("no case is without something to be held against", () => {
  const hasFact = ({ box, area, counts, dark, clear, warnings, attributes, fileAttributes, lines }: ConformanceCase) =>
    [box, area, counts, dark, clear, warnings, attributes, fileAttributes, lines].some((fact) => fact !== undefined);
  const empty = Object.values(FAMILIES)
    .flat()
    .filter((one) => !hasFact(one));
  expect(empty.map(({ name }) => name)).toEqual([]);
});

/** gerbv 2.9's drawings at 508 dpi (scripts/oracle-gerbv.ts): edges may fall on the next pixel. */
describe("gerbv drew the same", () => {
  const cases = new Map<string, ConformanceCase>(
    Object.entries(FAMILIES).flatMap(([family, list]) => list.map((one) => [`${family}: ${one.name}`, one] as const)),
  );

  test.each(Object.entries(answers))("%s", (name, { inkMm2, box }) => {
    const one = cases.get(name);
    if (!one) throw new Error("no such case: run scripts/oracle-gerbv.ts again");
    const { image } = readLayer(bytesOf(textOf(one)));
    const window = windowAround(image.bounds, 2);
    const ours = inkOf(ourBitmap(image, window), window);
    expect(Math.abs(ours.inkMm2 - inkMm2)).toBeLessThan(0.03 * inkMm2 + 0.05);
    box?.forEach((side, k) => expect(Math.abs((ours.box?.[k] ?? NaN) - side)).toBeLessThan(0.11));
  });
});
