"use client";
// Content at a place of the sheet; it follows the camera without a render.
import { type ComponentPropsWithoutRef, useEffect, useRef } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import { toWorld } from "@/components/schematic/stage/stage-tool";
import type { Point } from "@/lib/core/schematic/model/units";

/** The element stands at the left top of the stage until it is moved. */
export function Pinned({ at: { x, y }, ...rest }: { at: Point } & ComponentPropsWithoutRef<"div">) {
  const { viewport } = useOpenProject();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      const [left, top] = viewport.worldToScreen(toWorld({ x, y }));
      if (host.current) host.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    follow();
    return viewport.watch(follow);
  }, [viewport, x, y]);
  return <div ref={host} {...rest} />;
}
