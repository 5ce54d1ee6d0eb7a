// Every parameter of every generic model has an origin, and no origin is of a parameter that none has.
import { expect, it } from "vitest";
import { GENERIC_MODELS } from "@/lib/core/simulation-netlist/model-library";
import { PARAMETER_ORIGINS } from "@/lib/core/simulation-netlist/models/parameter-origins";
import { assignmentsOf } from "@/lib/core/spice/words";

const used = new Set(
  GENERIC_MODELS.flatMap(({ cards }) => cards).flatMap((card) => {
    const kind = /^\.model\s+\S+\s+(\w+)/i.exec(card)?.[1]?.toLowerCase();
    return kind === undefined ? [] : assignmentsOf(card).map(({ name }) => `${kind} ${name}`);
  }),
);
const known = Object.entries(PARAMETER_ORIGINS).flatMap(([kind, parameters]) =>
  Object.keys(parameters).map((name) => `${kind} ${name}`),
);

it("each parameter has an origin", () => {
  expect([...used].filter((name) => !known.includes(name))).toEqual([]);
});

it("each origin is of a parameter in use", () => {
  expect(known.filter((name) => !used.has(name))).toEqual([]);
});
