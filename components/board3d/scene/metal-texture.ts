// Reflection map of polished metal: a small picture of a sphere under a window, as there is no environment to reflect.
import { DataTexture, LinearFilter, RGBAFormat, SRGBColorSpace, UnsignedByteType } from "three";

const SIZE = 64;

/** Brightness 0 to 1 in direction x (right) and y (up), each −1 to 1. */
function brightness(x: number, y: number): number {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const sky = 0.5 + 0.38 * y;
  const window = Math.max(0, -0.35 * x + 0.65 * y + 0.62 * z) ** 14;
  const rim = Math.max(0, 0.8 * x - 0.5 * y) ** 5 * 0.35;
  return Math.min(1, Math.max(0.12, 0.2 + 0.55 * sky + 0.5 * window + rim + 0.15 * z));
}

export function metalTexture(): DataTexture {
  const data = new Uint8Array(4 * SIZE * SIZE);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const light = 255 * brightness((2 * column) / (SIZE - 1) - 1, (2 * row) / (SIZE - 1) - 1);
      data.set([light, light, light, 255], 4 * (row * SIZE + column));
    }
  const texture = new DataTexture(data, SIZE, SIZE, RGBAFormat, UnsignedByteType);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
