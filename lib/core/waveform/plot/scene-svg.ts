// Primitives as SVG.

import type { LinePrimitive, Primitive } from "@/lib/core/waveform/plot/scene";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
const digits = (value: number): string => String(Math.round(value * 100) / 100);

function pathOf({ x, y, length }: LinePrimitive): string {
  const parts: string[] = [];
  let isOpen = false;
  for (let at = 0; at < length; at++) {
    const [px, py] = [x[at] as number, y[at] as number];
    if (Number.isNaN(px) || Number.isNaN(py)) {
      isOpen = false;
      continue;
    }
    parts.push(`${isOpen ? "L" : "M"}${digits(px)} ${digits(py)}`);
    isOpen = true;
  }
  return parts.join("");
}

/** `clip` numbers the clip paths. */
function elementOf(primitive: Primitive, clip: { count: number }, id: string): string {
  switch (primitive.kind) {
    case "line": {
      const { stroke, width, dash } = primitive;
      const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.join(" ")}"` : "";
      const ink = `fill="none" stroke="${escaped(stroke)}" stroke-width="${width}" stroke-linejoin="round"${dashes}`;
      return `<path ${ink} d="${pathOf(primitive)}"/>`;
    }
    case "text": {
      const { x, y, text, fill, align } = primitive;
      const place = `x="${digits(x)}" y="${digits(y)}" dy="0.35em" text-anchor="${align}" fill="${escaped(fill)}"`;
      return `<text ${place}>${escaped(text)}</text>`;
    }
    case "area": {
      const { box, fill, opacity } = primitive;
      const place = `x="${digits(box.x)}" y="${digits(box.y)}" width="${digits(box.width)}" height="${digits(box.height)}"`;
      return `<rect ${place} fill="${escaped(fill)}" fill-opacity="${opacity}"/>`;
    }
    case "clip": {
      const name = `${id}-clip-${++clip.count}`;
      const { x, y, width, height } = primitive.box;
      const rect = `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}"/>`;
      const inside = primitive.children.map((child) => elementOf(child, clip, id)).join("");
      return `<clipPath id="${name}">${rect}</clipPath><g clip-path="url(#${name})">${inside}</g>`;
    }
  }
}

export interface PictureOfPane {
  readonly primitives: readonly Primitive[];
  readonly height: number;
}

/** Panes below each other, with a title for readers of the picture. */
export function panesSvg(panes: readonly PictureOfPane[], width: number, title: string): string {
  const clip = { count: 0 };
  let top = 0;
  const groups = panes.map(({ primitives, height }) => {
    const group = primitives.map((primitive) => elementOf(primitive, clip, "pane")).join("");
    const moved = `<g transform="translate(0 ${digits(top)})">${group}</g>`;
    top += height;
    return moved;
  });
  const size = `width="${digits(width)}" height="${digits(top)}" viewBox="0 0 ${digits(width)} ${digits(top)}"`;
  const font = `font-family="sans-serif" font-size="11"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font} role="img"><title>${escaped(title)}</title>${groups.join("")}</svg>`;
}
