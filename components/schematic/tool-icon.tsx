// Icons of the editor, in a sprite of their own: other pages do without them.
export type ToolIconName =
  | "select"
  | "wire"
  | "bus"
  | "bus-entry"
  | "line"
  | "rectangle"
  | "circle"
  | "arc"
  | "polygon"
  | "label"
  | "port"
  | "sheet-label"
  | "no-connect"
  | "junction"
  | "sheet"
  | "text"
  | "power"
  | "undo"
  | "redo"
  | "annotate"
  | "check"
  | "grid"
  | "rotate"
  | "mirror-x"
  | "mirror-y"
  | "history"
  | "panel"
  | "library"
  | "saved"
  | "offline"
  | "net"
  | "image"
  | "table"
  | "probe"
  | "probe-current"
  | "keys"
  | "run";

export function ToolIcon({ name, size = 20 }: { name: ToolIconName; size?: 16 | 20 }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`/schematic-icons.svg#${name}`} />
    </svg>
  );
}
