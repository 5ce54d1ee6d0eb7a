// Code 128 barcode with quiet zones; empty for text that it cannot encode.
import { code128 } from "@/lib/core/barcode/code128";

const QUIET = 10;
const HEIGHT = 40;

export function Barcode({ text }: { text: string }) {
  const code = code128(text);
  if (!code) return null;
  return (
    <svg viewBox={`0 0 ${code.modules + 2 * QUIET} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text}>
      <rect width="100%" height="100%" fill="#fff" />
      {code.bars.map(({ x, width }) => (
        <rect key={x} x={x + QUIET} width={width} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  );
}
