// Fields of components that take over proposed parts.
import type { Edit } from "@/lib/core/schematic/edit/edit";
import type { ComponentField, SchematicComponent, SchematicRecord } from "@/lib/core/schematic/model/records";

export interface AcceptedPart {
  readonly componentIds: readonly string[];
  readonly mpn: string;
  readonly manufacturer: string;
  /** Null keeps the footprint. */
  readonly footprint: string | null;
  /** Null keeps the value. */
  readonly value: string | null;
}

/** The name that the component has for the field already, whatever its case. */
function withField(fields: SchematicComponent["fields"], name: string, text: string): SchematicComponent["fields"] {
  const key = Object.keys(fields).find((other) => other.toLowerCase() === name) ?? name;
  const before: ComponentField = fields[key] ?? { text: "", isVisible: false, place: null };
  return { ...fields, [key]: { ...before, text } };
}

function accepted(component: SchematicComponent, part: AcceptedPart): SchematicComponent {
  const { mpn, manufacturer, footprint, value } = part;
  const texts = { mpn, manufacturer, footprint, value };
  const fields = Object.entries(texts).reduce(
    (all, [name, text]) => (text === null ? all : withField(all, name, text)),
    component.fields,
  );
  return { ...component, fields };
}

/** All units of each part; locked components stay as they are. */
export function acceptParts(
  edit: Pick<Edit, "put">,
  get: (id: string) => SchematicRecord | undefined,
  parts: readonly AcceptedPart[],
): void {
  for (const part of parts)
    for (const id of part.componentIds) {
      const record = get(id);
      if (record?.kind === "component" && record.isLocked !== true) edit.put(accepted(record, part));
    }
}
