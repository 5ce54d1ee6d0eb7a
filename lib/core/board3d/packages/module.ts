// Common modules and manufacturer-specific parts, with the dimensions of their data sheets in mm.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { Paint } from "@/lib/core/board3d/mesh";
import { envelopeOf, type Family, finish, MARK_MM } from "@/lib/core/board3d/packages/family";

interface Module {
  names: RegExp;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  /** The upper part: a shield, a window. */
  paint: Paint;
}

const MODULES: readonly Module[] = [
  { names: /ESP-?12/, lengthMm: 16, widthMm: 24, heightMm: 3, paint: "can" },
  { names: /ESP32-?C3-?MINI|ESP32-?S\d-?MINI/, lengthMm: 13.2, widthMm: 16.6, heightMm: 2.4, paint: "can" },
  { names: /ESP32-?WROOM|ESP32-?S3-?WROOM/, lengthMm: 18, widthMm: 25.5, heightMm: 3.1, paint: "can" },
  { names: /ESP32-?WROVER/, lengthMm: 18, widthMm: 31.4, heightMm: 3.3, paint: "can" },
  { names: /BMD-?340/, lengthMm: 10.2, widthMm: 15, heightMm: 1.9, paint: "can" },
  { names: /RPI_?PICO|RASPBERRY_?PI_?PICO/, lengthMm: 21, widthMm: 51, heightMm: 3.7, paint: "can" },
  { names: /BME280|BMP280|BME680/, lengthMm: 2.5, widthMm: 2.5, heightMm: 0.93, paint: "can" },
  { names: /WS2812|SK6812(?!.*MINI)|LED_?-?5050|PLCC-?[46]/, lengthMm: 5, widthMm: 5, heightMm: 1.6, paint: "lens" },
  { names: /SK6812.*MINI|6812MINI|LED-?3535/, lengthMm: 3.5, widthMm: 3.5, heightMm: 1.95, paint: "lens" },
  { names: /1515/, lengthMm: 1.5, widthMm: 1.5, heightMm: 0.65, paint: "lens" },
  { names: /HLK-?PM/, lengthMm: 34, widthMm: 20.2, heightMm: 15, paint: "housing" },
  {
    names: /CHERRY|KEYSWITCH|(?:^|_)MX(?:[_-]|$)|KAILH/,
    lengthMm: 15.6,
    widthMm: 15.6,
    heightMm: 11.6,
    paint: "sleeve",
  },
];

export const moduleBody: Family = ({ text }) => {
  // A plugged switch is soldered by its socket, on the other side.
  const found = /HOTSWAP|SOCKET/.test(text) ? undefined : MODULES.find(({ names }) => names.test(text));
  if (!found) return null;
  const { lengthMm, widthMm, heightMm, paint } = found;
  const builder = new BodyBuilder();
  const base = Math.min(0.8, heightMm * 0.35);
  const isLight = paint === "lens";
  builder.block(isLight ? "white" : "housing", {
    x: 0,
    y: 0,
    lengthMm,
    widthMm,
    fromZ: 0,
    toZ: isLight ? heightMm * 0.9 : base,
  });
  const upper = { x: 0, y: 0, lengthMm: lengthMm * 0.86, widthMm: widthMm * (isLight ? 0.86 : 0.72) };
  const y = isLight ? 0 : -widthMm * 0.12;
  const fromZ = isLight ? heightMm * 0.9 : base;
  if (isLight) builder.can("lens", { x: 0, y: 0, radiusMm: Math.min(lengthMm, widthMm) * 0.38, fromZ, toZ: heightMm });
  else builder.block(paint, { ...upper, y, fromZ, toZ: heightMm }, 0.15);
  if (isLight)
    builder.block("mark", {
      x: -lengthMm * 0.42,
      y: widthMm * 0.42,
      lengthMm: lengthMm * 0.1,
      widthMm: widthMm * 0.1,
      fromZ,
      toZ: fromZ + MARK_MM,
    });
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, heightMm), pins: [] });
};
