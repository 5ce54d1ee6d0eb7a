// Pin names as they are typed: "RESET#" and "~{RESET}" both have a bar over them.

/** KiCad's notation: a name that ends in # is active low. */
export function typedPinName(text: string): string {
  const name = text.trim();
  return name.length > 1 && name.endsWith("#") && !name.includes("~{") ? `~{${name.slice(0, -1)}}` : name;
}

/** "~{RESET}" as "RESET#"; names with a bar over a part stay as they are. */
export const shownPinName = (name: string): string => name.replace(/^~\{([^{}]+)\}$/, "$1#");
