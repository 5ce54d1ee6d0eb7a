// Designators that Altium gives the parts of a compiled project, in a file beside the project (.Annotation).
import { readSections } from "./project";

export interface AltiumAnnotation {
  /** Ids of the sheet symbols and of the part at the end: "\ABCDEFGH\IJKLMNOP", in capitals. */
  readonly path: string;
  /** Name of the room; empty where the sheet has one placement. */
  readonly channel: string;
  readonly designator: string;
}

const MAX_ENTRIES = 200_000;

/** Entries count from 0: UniqueID0, ChannelName0, PhysicalDesignator0. */
export function parseAltiumAnnotation(text: string): AltiumAnnotation[] {
  const found: AltiumAnnotation[] = [];
  for (const { name, values } of readSections(text.replace(/^\ufeff/, ""))) {
    if (!/^designatormanager$/i.test(name)) continue;
    for (let index = 0; index < MAX_ENTRIES; index++) {
      const path = values.get(`uniqueid${index}`);
      if (path === undefined) break;
      const designator = values.get(`physicaldesignator${index}`)?.trim() ?? "";
      const channel = values.get(`channelname${index}`)?.trim() ?? "";
      if (designator !== "") found.push({ path: path.trim().toUpperCase(), channel, designator });
    }
  }
  return found;
}
