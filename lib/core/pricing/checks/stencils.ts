// What a book of stencils has to keep beyond its shape: no larger one costs less.

import type { BookFault } from "@/lib/core/pricing/book-fault";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";

const sides = (size: string) => size.split("x").map(Number);

function isWithin(size: string, larger: string): boolean {
  const [width = 0, height = 0] = sides(size);
  const [maxWidth = 0, maxHeight = 0] = sides(larger);
  return size !== larger && width <= maxWidth && height <= maxHeight;
}

export function stencilFaults({ sizes }: Pick<StencilBook, "sizes">): BookFault[] {
  return (["frameless", "framed"] as const).flatMap((frame) => {
    const prices = Object.entries(sizes[frame]);
    return prices
      .filter(([size, price]) =>
        prices.some(([other, lower]) => isWithin(other, size) && Number(lower) > Number(price)),
      )
      .map(([size]): BookFault => ({ path: `sizes.${frame}.${size}`, reason: "falls" }));
  });
}
