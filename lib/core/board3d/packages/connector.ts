// Connectors: a shell or housing as large as its kind, its contacts counted from the name.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { CONNECTORS } from "@/lib/core/board3d/packages/connector.table";
import { envelopeOf, type Family, finish } from "@/lib/core/board3d/packages/family";

const MAX_CONTACTS = 60;

/** `1x04`, `04A`, `_4P`, `BLOCK_2`, `SM12B`; 2 where nothing says. */
function contactsOf(text: string): number {
  const found =
    /0?1X(\d{1,2})|(?:^|[A-Z])(\d{2})B-|[_-](\d{1,2})P(?:IN)?S?(?:[_-]|$)|BLOCK_(\d{1,2})|BORNIER-?(\d{1,2})|SH(\d)|[_-](\d{1,2})(?:[_-]|$)/.exec(
      text,
    );
  const count = Number(found?.slice(1).find((text) => text !== undefined) ?? 2);
  return count >= 1 && count <= MAX_CONTACTS ? count : 2;
}

export const connector: Family = ({ text, pitchMm }) => {
  const found = CONNECTORS.find(({ names }) => names.test(text));
  if (!found) return null;
  const { paint, widthMm, heightMm } = found;
  const pitch = found.pitchMm === undefined ? 0 : (pitchMm ?? found.pitchMm);
  const lengthMm = found.lengthMm + (pitch > 0 ? contactsOf(text) * pitch : 0);
  const builder = new BodyBuilder();
  builder.block(paint, { x: 0, y: 0, lengthMm, widthMm, fromZ: 0, toZ: heightMm }, Math.min(0.4, heightMm * 0.1));
  // A dark mouth says where it opens.
  const mouth = { x: 0, y: -widthMm / 2 + 0.05, lengthMm: lengthMm * 0.82, widthMm: 0.1 };
  builder.block("mould", { ...mouth, fromZ: heightMm * 0.25, toZ: heightMm * 0.75 });
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, heightMm), pins: [], basis: "package" });
};
