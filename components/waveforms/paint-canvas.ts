// Primitives on a canvas.
import type { LinePrimitive, Primitive } from "@/lib/core/waveform/plot/scene";

function tracePath(context: CanvasRenderingContext2D, { x, y, length }: LinePrimitive): void {
  context.beginPath();
  let isOpen = false;
  for (let at = 0; at < length; at++) {
    const [px, py] = [x[at] as number, y[at] as number];
    if (Number.isNaN(py) || Number.isNaN(px)) isOpen = false;
    else if (isOpen) context.lineTo(px, py);
    else {
      context.moveTo(px, py);
      isOpen = true;
    }
  }
}

function paint(context: CanvasRenderingContext2D, primitive: Primitive): void {
  switch (primitive.kind) {
    case "line":
      [context.strokeStyle, context.lineWidth] = [primitive.stroke, primitive.width];
      context.setLineDash([...primitive.dash]);
      tracePath(context, primitive);
      context.stroke();
      return;
    case "text":
      context.fillStyle = primitive.fill;
      context.textAlign = primitive.align === "middle" ? "center" : primitive.align;
      context.textBaseline = "middle";
      context.fillText(primitive.text, primitive.x, primitive.y);
      return;
    case "area": {
      const { box, fill, opacity } = primitive;
      [context.globalAlpha, context.fillStyle] = [opacity, fill];
      context.fillRect(box.x, box.y, box.width, box.height);
      context.globalAlpha = 1;
      return;
    }
    case "clip": {
      const { x, y, width, height } = primitive.box;
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      paintPrimitives(context, primitive.children);
      context.restore();
    }
  }
}

export function paintPrimitives(context: CanvasRenderingContext2D, primitives: readonly Primitive[]): void {
  context.lineJoin = "round";
  for (const primitive of primitives) paint(context, primitive);
}

/** As the page has it: canvases do not inherit fonts. */
export function setFont(context: CanvasRenderingContext2D): void {
  context.font = `11px ${getComputedStyle(document.body).fontFamily || "sans-serif"}`;
}
