// Connectors: a shell or housing by kind, with the number of contacts from the name.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { Paint } from "@/lib/core/board3d/mesh";
import { envelopeOf, type Family, finish } from "@/lib/core/board3d/packages/family";

interface Connector {
  names: RegExp;
  paint: Paint;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  /** The length per contact along the row; `lengthMm` is the rest of the body. */
  pitchMm?: number;
}

const CONNECTORS: readonly Connector[] = [
  { names: /USB[_-]?C|USBC|USB31|USB4105|TYPE-?C/, paint: "can", lengthMm: 8.94, widthMm: 7.35, heightMm: 3.26 },
  { names: /USB[_-]?MICRO|MICRO-?USB|USB-MICROB|MICRO-?B/, paint: "can", lengthMm: 7.5, widthMm: 5, heightMm: 2.6 },
  { names: /USB[_-]?MINI|MINI-?USB|MINIUSB|MINI-?B/, paint: "can", lengthMm: 7.7, widthMm: 9.2, heightMm: 3.95 },
  { names: /USB[_-]?B(?![A-Z])/, paint: "can", lengthMm: 12, widthMm: 16, heightMm: 10.9 },
  { names: /USB[_-]?A(?![A-Z])|^USB$/, paint: "can", lengthMm: 13.1, widthMm: 14, heightMm: 5.7 },
  { names: /RJ-?45|8P8C|MAGJACK/, paint: "can", lengthMm: 16, widthMm: 21.3, heightMm: 13.5 },
  { names: /RJ-?11|RJ-?9|4P4C|MJ-4PP/, paint: "housing", lengthMm: 11, widthMm: 13, heightMm: 11.5 },
  { names: /MICRO-?SD|TF-?PULL|TF-?PUSH|TFCARD/, paint: "can", lengthMm: 14.5, widthMm: 14.2, heightMm: 1.9 },
  { names: /U\.?FL|IPEX|MHF/, paint: "gold", lengthMm: 2.6, widthMm: 2.6, heightMm: 1.25 },
  { names: /SMA[_-](?:J|EDGE|FEMALE|COAX)|COAX.*SMA/, paint: "gold", lengthMm: 6.4, widthMm: 9.5, heightMm: 6.4 },
  { names: /BARREL|DC-?JACK|DC-?005|PJ-?0?02/, paint: "housing", lengthMm: 9, widthMm: 14, heightMm: 11 },
  {
    names: /JST[_-]?SH|SH4|SM\d\dB-SR|_SR(?:SS|SH)/,
    paint: "white",
    lengthMm: 2,
    widthMm: 4.25,
    heightMm: 2.95,
    pitchMm: 1,
  },
  { names: /JST[_-]?GH|SM\d\dB-GH/, paint: "white", lengthMm: 3.25, widthMm: 4.05, heightMm: 4.25, pitchMm: 1.25 },
  {
    names: /JST[_-]?PH|B\d{1,2}B-PH|S\d{1,2}B-PH/,
    paint: "white",
    lengthMm: 1.9,
    widthMm: 4.5,
    heightMm: 6,
    pitchMm: 2,
  },
  {
    names: /JST[_-]?XH|B\d{1,2}B-XH|S\d{1,2}B-XH/,
    paint: "white",
    lengthMm: 2.4,
    widthMm: 5.75,
    heightMm: 7,
    pitchMm: 2.5,
  },
  { names: /JST[_-]?(?:VH|EH|ZH)|PICO|MOLEX|GROVE/, paint: "white", lengthMm: 3, widthMm: 5, heightMm: 5, pitchMm: 2 },
  {
    names: /TERMINAL|BORNIER|SCREW_?BLOCK|CONN_BLOCK|PHOENIX/,
    paint: "housing",
    lengthMm: 0,
    widthMm: 9.8,
    heightMm: 11,
    pitchMm: 5.08,
  },
  { names: /FFC|FPC/, paint: "white", lengthMm: 4, widthMm: 4.5, heightMm: 2, pitchMm: 0.5 },
  { names: /DSUB-9|DB-?9|D-?SUB-?9/, paint: "can", lengthMm: 30.8, widthMm: 12.5, heightMm: 12.5 },
  { names: /DSUB|DB-?15|DB-?25/, paint: "can", lengthMm: 39.1, widthMm: 12.5, heightMm: 12.5 },
];

const MAX_CONTACTS = 60;

/** `1x04`, `04A`, `_4P`, `BLOCK_2`, `SM12B`; 2 by default. */
function contactsOf(text: string): number {
  const found =
    /0?1X(\d{1,2})|(?:^|[A-Z])(\d{2})B-|[_-](\d{1,2})P(?:IN)?S?(?:[_-]|$)|BLOCK_(\d{1,2})(?![\dX])|BORNIER-?(\d{1,2})|SH(\d)|[_-](\d{1,2})(?:[_-]|$)/.exec(
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
  // A dark opening shows the mating side.
  const mouth = { x: 0, y: -widthMm / 2 + 0.05, lengthMm: lengthMm * 0.82, widthMm: 0.1 };
  builder.block("mould", { ...mouth, fromZ: heightMm * 0.25, toZ: heightMm * 0.75 });
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, heightMm), pins: [], basis: "package" });
};
