"use client";
// Drawing of a symbol in a list, made once it is near the visible part.
import { memo, useEffect, useEffectEvent, useRef } from "react";
import { svgNode } from "@/components/ui/svg-drawing";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { symbolSvg } from "@/lib/core/schematic/paint/symbol-svg";
import type { SymbolEntry } from "@/lib/core/schematic/symbols/build/entry";
import styles from "./panels.module.css";

/** Symbols with more pins are hardly legible at this size, and take time. */
const MAX_PINS = 120;

export const SymbolPicture = memo(function SymbolPicture({ entry }: { entry: SymbolEntry }) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([change]) => {
        if (!change?.isIntersecting) return;
        observer.disconnect();
        const symbol = entry.build();
        if (symbol.pins.length <= MAX_PINS) element.replaceChildren(svgNode(symbolSvg(symbol)));
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [entry]);
  return <span ref={frame} className={styles.picture} aria-hidden="true" />;
});

interface SymbolDrawingProps {
  /** Null until it is loaded. */
  symbol: SchematicSymbol | null;
  /** Called once it is near the visible part. */
  onNear: () => void;
}

/** Drawing of a symbol that is loaded when it is seen. */
export function SymbolDrawing({ symbol, onNear }: SymbolDrawingProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([change]) => {
        if (!change?.isIntersecting) return;
        observer.disconnect();
        near();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (symbol && symbol.pins.length <= MAX_PINS) frame.current?.replaceChildren(svgNode(symbolSvg(symbol)));
  }, [symbol]);
  return <span ref={frame} className={styles.picture} aria-hidden="true" />;
}
