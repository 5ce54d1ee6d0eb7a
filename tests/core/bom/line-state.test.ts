// The eight states of a line.

import { describe, expect, it } from "vitest";
import { lineState, type Supply } from "@/lib/core/bom/line-state";

const NAMED = { mpn: "RC0603FR-0710KL", distributorParts: [], values: [] };
const NAMELESS = { mpn: "", distributorParts: [], values: [] };
const IN_STOCK: Supply = { stock: 100, hasPrice: true, lifecycle: "active" };

const state = (supply: Supply | null, needed: number | null, hasCandidates = false, line = NAMED) =>
  lineState({ line, hasCandidates, supply, needed });

describe("a line", () => {
  it.each([
    ["Normal", state(IN_STOCK, 100)],
    ["Normal", state(IN_STOCK, null)],
    ["Insufficient Stock", state(IN_STOCK, 101)],
    ["No Supply", state({ ...IN_STOCK, stock: 0 }, 1)],
    ["Price Missing", state({ ...IN_STOCK, hasPrice: false }, 1)],
    ["Supply exception", state({ ...IN_STOCK, lifecycle: "obsolete" }, 1)],
    ["Normal", state({ ...IN_STOCK, lifecycle: "nrnd" }, 1)],
    ["Unassociated", state(null, 1, true)],
    ["Not matched", state(null, 1)],
    ["Part Number Missing", state(null, 1, false, NAMELESS)],
    ["Unassociated", state(null, 1, true, NAMELESS)],
  ])("is %s", (expected, actual) => expect(actual).toBe(expected));
});
