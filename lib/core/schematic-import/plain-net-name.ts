// Names of nets of tools whose brackets are plain letters: ours would take some of them for buses.
import { readBusName } from "@/lib/core/schematic/connectivity/bus-name";

const NO_ALIASES = new Map<string, readonly string[]>();
const MAX_LENGTH = 200;

/** The name itself, or with round brackets where it would name a bus. */
export function plainNetName(name: string): string {
  const isBus = readBusName(name, NO_ALIASES) !== null;
  const plain = isBus ? name.replaceAll(/[[{]/g, "(").replaceAll(/[\]}]/g, ")") : name;
  return plain.slice(0, MAX_LENGTH);
}
