"use client";
// SVG group in world coordinates that follows the camera.
import { type RefObject, useLayoutEffect } from "react";
import type { ViewportController } from "@/components/stage/viewport-controller";

/** `drawn`: the group is present. */
export function useTransformedGroup(
  group: RefObject<SVGGElement | null>,
  viewport: ViewportController,
  drawn: unknown,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const { a, b, c, d, e, f } = viewport.transform();
      group.current?.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    };
    place();
    return viewport.watch(place);
  }, [group, viewport, drawn]);
}
