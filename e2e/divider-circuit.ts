// A sine source over two resistors, with a diode across the lower one where it is to distort; stored as a project.
import type { Api } from "@/e2e/api";
import { createProject, getDocument, putDocument } from "@/lib/contracts/project";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const SOURCE = symbol("V", [pin("1", 0, -2), pin("2", 0, 2)], { prefix: "V" });
const DIODE = symbol("D", [pin("1", -2, 0, { name: "K" }), pin("2", 2, 0, { name: "A" })], { prefix: "D" });

const value = (text: string): Pick<SchematicComponent, "fields"> => ({
  fields: { value: { text, isVisible: true, place: null } },
});

interface DividerOptions {
  readonly source: string;
  readonly hasDiode?: boolean;
}

/** V1 from IN to GND, R1 of 1 kΩ from IN to OUT, R2 of 1 kΩ from OUT to GND, D1 from OUT to GND. */
export function dividerCircuit({ source, hasDiode = false }: DividerOptions): Drawing {
  const made = new Drawing(RESISTOR, SOURCE, DIODE);
  made.component(SOURCE, "V1", 40, 42, value(source));
  made.component(RESISTOR, "R1", 52, 40, value("1k"));
  made.component(RESISTOR, "R2", 66, 40, value("1k"));
  made.path([40, 40], [50, 40]);
  made.label("IN", 44, 40);
  made.path([54, 40], [64, 40]);
  made.label("OUT", 58, 40);
  made.label("GND", 40, 44);
  made.label("GND", 68, 40);
  if (!hasDiode) return made;
  made.component(DIODE, "D1", 66, 50, value("1N4148"));
  made.label("GND", 64, 50);
  made.label("OUT", 68, 50);
  return made;
}

export async function storeCircuit(api: Api, token: string, { records }: Drawing): Promise<string> {
  const { projectId } = await api.call(createProject, { projectType: 1, projectName: "Divider" }, token);
  const { version } = await api.call(getDocument, { projectId }, token);
  const content = schematicFile.parse(writeSchematic({ rootSheetId: ROOT.id, records }));
  await api.call(putDocument, { projectId, version, content }, token);
  return projectId;
}
