// An assembled board's specification as a URL query: only options that are not at their default.

import { fromQuery, toQuery } from "@/lib/core/pcb/query";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbOption } from "@/lib/core/pcb/specification";
import {
  ASSEMBLY_OPTIONS,
  type AssemblySpecification,
  completeAssembly,
  DEFAULT_ASSEMBLY,
  type PcbaSpecification,
} from "./specification";

type Option = keyof AssemblySpecification;
type Value = AssemblySpecification[Option];

export const ASSEMBLY_PARAMETERS = Object.keys(DEFAULT_ASSEMBLY) as Option[];

/** Yes and no are digits, which keeps URLs short. */
const textOf = (value: Value) => (typeof value === "boolean" ? String(Number(value)) : String(value));

/** Undefined for values in no list and invalid counts. */
function valueOf(option: Option, text: string): Value | undefined {
  const usual = DEFAULT_ASSEMBLY[option];
  if (typeof usual === "boolean") return text === "1" ? true : text === "0" ? false : undefined;
  if (option in ASSEMBLY_OPTIONS) {
    const values: readonly Value[] = ASSEMBLY_OPTIONS[option as keyof typeof ASSEMBLY_OPTIONS];
    return values.find((value) => textOf(value) === text);
  }
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The board's options and the assembly's, in their order; no name occurs in both. */
export function toPcbaQuery({ board, assembly }: PcbaSpecification): [string, string][] {
  const usual = completeAssembly({ supply: assembly.supply, bomLines: assembly.bomLines });
  const isWritten = (option: Option) =>
    option === "supply" || option === "bomLines"
      ? assembly[option] !== DEFAULT_ASSEMBLY[option]
      : assembly[option] !== usual[option];
  const named = ASSEMBLY_PARAMETERS.filter(isWritten);
  return [...toQuery(board), ...named.map((option): [string, string] => [option, textOf(assembly[option])])];
}

export function fromPcbaQuery(read: (name: string) => string | null | undefined): PcbaSpecification {
  const assembly = Object.fromEntries(
    ASSEMBLY_PARAMETERS.flatMap((option) => {
      const text = read(option);
      const value = typeof text === "string" ? valueOf(option, text) : undefined;
      return value === undefined ? [] : [[option, value]];
    }),
  ) as Partial<AssemblySpecification>;
  const board = completeSpecification(fromQuery((option: PcbOption) => read(option)));
  return { board, assembly: completeAssembly(assembly) };
}
