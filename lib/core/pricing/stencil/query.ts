// A stencil specification as a URL query: only values other than the default.

import {
  completeStencil,
  STENCIL_OPTIONS,
  STENCIL_QUANTITY,
  STENCIL_SIZES,
  type StencilSpecification,
} from "./specification";

type Option = keyof StencilSpecification;
type Value = StencilSpecification[Option];

/** Booleans are digits, to keep addresses short. */
const textOf = (value: Value) => (typeof value === "boolean" ? String(Number(value)) : String(value));

/** In the order of the specification, so that equal quotes have equal addresses. */
export function toStencilQuery(specification: StencilSpecification): [Option, string][] {
  const usual = completeStencil({ framework: specification.framework });
  const options = Object.keys(completeStencil({})) as Option[];
  return options
    .filter((option) => (option === "framework" ? specification.framework : specification[option] !== usual[option]))
    .map((option) => [option, textOf(specification[option])]);
}

const SIZES = [...STENCIL_SIZES.frameless, ...STENCIL_SIZES.framed].map(({ size }) => size);
const COUNTS = Array.from({ length: STENCIL_QUANTITY.max }, (_, at) => STENCIL_QUANTITY.min + at);

const VALUES: Readonly<Record<Option, readonly Value[]>> = {
  ...STENCIL_OPTIONS,
  framework: [false, true],
  size: SIZES,
  fiducials: [false, true],
  solderBall: [false, true],
  quantity: COUNTS,
};

/** The values of a query; unknown ones are ignored, as is a size of the other frame. */
export function fromStencilQuery(read: (option: Option) => string | null | undefined): StencilSpecification {
  const named = Object.fromEntries(
    (Object.keys(VALUES) as Option[]).flatMap((option) => {
      const value = VALUES[option].find((candidate) => textOf(candidate) === read(option));
      return value === undefined ? [] : [[option, value]];
    }),
  ) as Partial<StencilSpecification>;
  const offered = STENCIL_SIZES[named.framework ? "framed" : "frameless"];
  const isMade = offered.some(({ size }) => size === named.size);
  return completeStencil(isMade ? named : { ...named, size: undefined });
}
