// Board column: the stencil to scale, and the aperture check.
import { StencilCheck } from "@/components/stencil/stencil-check";
import { StencilDrawing } from "@/components/stencil/stencil-drawing";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import styles from "./stencil-board.module.css";

export function StencilBoard({ specification }: { specification: StencilSpecification }) {
  return (
    <div className={styles.column}>
      <StencilDrawing specification={specification} />
      <StencilCheck />
    </div>
  );
}
