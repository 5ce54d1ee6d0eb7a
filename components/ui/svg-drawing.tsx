"use client";
// SVG text as part of the document, so that it has the colors of the theme, as an image would not.
import { useEffect, useRef } from "react";

/** Parsed as XML: scripts in it do not run. */
export function svgNode(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/** Millimeters of a view box; null for a text without one. */
function sizeOf(svg: string): { width: number; height: number } | null {
  const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

interface SvgDrawingProps {
  /** With a view box in millimeters. */
  svg: string;
  pixelsPerMm: number;
}

/** Keeps its room until the browser has drawn it. */
export function SvgDrawing({ svg, pixelsPerMm }: SvgDrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.replaceChildren(svgNode(svg)), [svg]);
  const size = sizeOf(svg);
  return (
    <div
      ref={frame}
      style={size ? { width: size.width * pixelsPerMm, aspectRatio: `${size.width} / ${size.height}` } : undefined}
    />
  );
}
