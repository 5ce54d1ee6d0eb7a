// Nets as sets of pins, for comparing a design with its original: names of nets differ between tools, sets do not.
import { compareNaturally } from "@/lib/base/natural-order";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";

export interface NetPartition {
  /** Designators of parts, sorted. */
  readonly components: readonly string[];
  /** Pins such as "R1.2" of each net that has two or more, sorted. */
  readonly nets: readonly (readonly string[])[];
}

/** `#PWR01` and other symbols that are no parts are left out. */
const isPart = (designator: string): boolean => !designator.startsWith("#");

const sortedUnique = (names: Iterable<string>): string[] => [...new Set(names)].filter(isPart).sort(compareNaturally);

export function toPartition(components: Iterable<string>, nets: Iterable<Iterable<string>>): NetPartition {
  const sorted = [...nets]
    .map(sortedUnique)
    .filter(({ length }) => length > 1)
    .sort((a, b) => compareNaturally(a.join(), b.join()));
  return { components: sortedUnique(components), nets: sorted };
}

export function partitionOf(schematic: Schematic): NetPartition {
  const { parts, nets } = exportedDesign(schematic);
  return toPartition(
    parts.map(({ designator }) => designator),
    nets.map(({ pins }) => pins.map(({ designator, number }) => `${designator}.${number}`)),
  );
}

export interface PartitionDifference {
  readonly missingComponents: readonly string[];
  readonly extraComponents: readonly string[];
  /** Nets of one side that the other does not have, each joined by spaces. */
  readonly missingNets: readonly string[];
  readonly extraNets: readonly string[];
}

/** The differences of `actual` from `expected`. */
export function comparePartitions(actual: NetPartition, expected: NetPartition): PartitionDifference {
  const without = (from: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return from.filter((name) => !known.has(name));
  };
  const joined = ({ nets }: NetPartition) => nets.map((pins) => pins.join(" "));
  return {
    missingComponents: without(expected.components, actual.components),
    extraComponents: without(actual.components, expected.components),
    missingNets: without(joined(expected), joined(actual)),
    extraNets: without(joined(actual), joined(expected)),
  };
}
