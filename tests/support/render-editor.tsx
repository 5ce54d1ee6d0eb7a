// Parts of the schematic editor's screen around a drawing, without the sheet: checks run at once, not in a worker.
import { type ReactNode, useState } from "react";
import type { EditorPage } from "@/components/schematic/commands/command";
import { PageContext } from "@/components/schematic/commands/use-commands";
import type { ScreenPart } from "@/components/schematic/dialogs/screen-parts";
import {
  ChecksContext,
  EditorContext,
  type FindingFilter,
  type OpenProject,
  useDocument,
} from "@/components/schematic/editor-context";
import { FindContext, useFindState } from "@/components/schematic/panels/find/find-state";
import { createViewportController } from "@/components/stage/viewport-controller";
import { ProjectImages } from "@/lib/client/schematic/project-images";
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import type { MarketTag } from "@/lib/i18n/variants";
import { renderPage } from "./render-page";
import { type Drawing, ROOT } from "./schematic";
import { standIn } from "./stand-in";

interface EditorOptions {
  tag?: MarketTag;
  isReadOnly?: boolean;
}

export function renderEditor(drawing: Drawing, part: ReactNode, { tag, isReadOnly = false }: EditorOptions = {}) {
  let count = 0;
  const editor = new SchematicEditor(
    { rootSheetId: ROOT.id, records: drawing.records },
    { newId: () => `new-${++count}`, isReadOnly },
  );
  const project: OpenProject = {
    ...{ projectId: "prj_1", token: null, name: "Amplifier", session: null, live: null, right: "owner", editor },
    viewport: createViewportController({ marginPx: 0 }),
    ...{ images: new ProjectImages({ projectId: "prj_1", token: null }), isImported: false },
  };
  const opened: ScreenPart[] = [];
  const page = standIn<EditorPage>({ editor, open: (name: ScreenPart) => void opened.push(name) });
  const view = renderPage(
    <EditorContext value={project}>
      <PageContext value={page}>
        <Around project={project}>{part}</Around>
      </PageContext>
    </EditorContext>,
    { tag },
  );
  return { editor, opened, ...view };
}

function checksOf({ workspace, hierarchy, netlist }: SchematicEditor) {
  return checkSchematic({ records: [...workspace.store.values()], hierarchy, graph: workspace.graph, netlist });
}

function Around({ project, children }: { project: OpenProject; children: ReactNode }) {
  const found = useDocument(checksOf);
  const find = useFindState(project, true);
  const [filter, show] = useState<FindingFilter>("all");
  const [chosen, choose] = useState<number | null>(null);
  const findings = found.filter(({ waiver }) => waiver === null);
  const waived = found.filter(({ waiver }) => waiver !== null);
  return (
    <ChecksContext value={{ findings, waived, filter, chosen, isRunning: false, show, choose, step: () => undefined }}>
      <FindContext value={find}>{children}</FindContext>
    </ChecksContext>
  );
}
