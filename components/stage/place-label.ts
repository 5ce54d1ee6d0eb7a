// Positions a label completely within a stage.

/** At px of the stage, moved as far as needed to keep `marginPx` from its edges. */
export function placeLabel(label: HTMLElement, [x, y]: readonly [number, number], marginPx = 4): void {
  const stage = label.parentElement;
  if (!stage) return;
  const within = (value: number, max: number) => Math.max(marginPx, Math.min(value, max - marginPx));
  label.style.left = `${within(x, stage.clientWidth - label.offsetWidth)}px`;
  label.style.top = `${within(y, stage.clientHeight - label.offsetHeight)}px`;
}
