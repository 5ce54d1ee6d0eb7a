// Names and texts of Eagle, in the notation of ours.
import { readBusName } from "@/lib/core/schematic/connectivity/bus-name";

/** "!RESET!/CLK": "!" begins and ends an overbar, and a comma ends it, too. */
export function withOverbars(text: string): string {
  if (!text.includes("!")) return text;
  let result = "";
  let isOpen = false;
  for (const letter of text) {
    if (letter === "!") {
      result += isOpen ? "}" : "~{";
      isOpen = !isOpen;
    } else if (letter === "," && isOpen) {
      result += "},";
      isOpen = false;
    } else result += letter;
  }
  return (isOpen ? `${result}}` : result).replaceAll("~{}", "");
}

/** Several pins of one name have "@" and a suffix, which is not shown. */
export const shownPinName = (name: string): string => withOverbars(name.split("@", 1)[0] ?? name);

/** Eagle's names of nets are equal whatever their case. */
export const netKey = (name: string): string => name.toUpperCase();

/** "N$12": a name that Eagle has given. */
export const isAutomaticName = (name: string): boolean => /^[A-Z]{1,3}\$\d+$/i.test(name);

const NO_ALIASES: ReadonlyMap<string, readonly string[]> = new Map();
const MAX_NAME = 190;

/** Text of a label. A name that would be that of a bus loses its brackets. */
export function netText(name: string): string {
  const text = withOverbars(name).slice(0, MAX_NAME);
  return readBusName(text, NO_ALIASES) ? name.slice(0, MAX_NAME).replace(/[[{]/g, "(").replace(/[\]}]/g, ")") : text;
}

/** "DATA:D[0..7],CLK" as "{D[0..7] CLK}"; the synonym before the colon names no net. Null where it has no members. */
export function busText(name: string): { readonly text: string; readonly synonym: string } | null {
  const colon = name.indexOf(":");
  const members = name
    .slice(colon + 1)
    .split(",")
    .map((member) => withOverbars(member.trim()).replaceAll(" ", "\\ "))
    .filter((member) => member !== "");
  const [only = ""] = members;
  const text = members.length === 1 && readBusName(only, NO_ALIASES) ? only : `{${members.join(" ")}}`;
  if (colon < 0 && members.length === 1 && text !== only) return null;
  return readBusName(text, NO_ALIASES) ? { text, synonym: name.slice(0, Math.max(0, colon)) } : null;
}

/** The text of descriptions, which are HTML. */
export const withoutMarkup = (html: string): string =>
  html
    .replace(/<(?:br|p|li|tr)\b[^>]{0,200}>/gi, " ")
    .replace(/<[^>]{0,500}>/g, "")
    .replace(/&nbsp;?/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The name of a device: "?" stands for the device and "*" for the technology, which follow where they are not named. */
export function deviceName(set: string, device: string, technology: string): string {
  const withDevice = set.includes("?") ? set.replace("?", device) : set + device;
  return set.includes("*") ? withDevice.replace("*", technology) : withDevice + technology;
}

export const stemOf = (file: string): string => (file.split("/").at(-1) ?? file).replace(/\.[^.]*$/, "");
