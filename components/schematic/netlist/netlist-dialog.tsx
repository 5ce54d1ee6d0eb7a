"use client";
// The netlist of the drawing as the simulator reads it; a copy of it may be edited as text.
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useDocument, useOpenProject } from "@/components/schematic/editor-context";
import { schematicOf } from "@/components/schematic/schematic-of";
import { useSimulation } from "@/components/schematic/simulation/use-simulation";
import { useNetlistFindings } from "@/components/spice-text/use-netlist-findings";
import { NetlistFindings } from "@/components/spice-text/netlist-findings";
import { useLineFindings } from "@/components/spice-text/use-line-findings";
import type { SpiceEditor } from "@/components/spice-text/spice-editor";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/client/copy";
import { createNetlistProject } from "@/lib/client/netlist-project";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import {
  type AnalysisSetup,
  directiveOf,
  hasAnalysis,
  withAnalysis,
} from "@/lib/core/simulation-netlist/analysis-setup";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useIsSignedIn } from "@/stores/account/session";
import { useModals } from "@/stores/modals";
import styles from "./netlist-screen.module.css";

const TextField = lazy(() =>
  import("@/components/spice-text/spice-text-field").then(({ SpiceTextField }) => ({ default: SpiceTextField })),
);

interface NetlistDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function NetlistDialog({ isOpen, onClose }: NetlistDialogProps) {
  const t = useTranslations("spiceText.dialog");
  const { name } = useOpenProject();
  const { setup } = useSimulation();
  const text = useDocument((editor) => (isOpen ? netlistText(editor, name, setup) : ""), isOpen);
  const { edit, isBusy } = useEditAsText(text);
  const actions = (
    <>
      <Button
        onClick={() => void copyText(text).then((isDone) => isDone && toast({ kind: "success", message: t("copied") }))}
      >
        {t("copy")}
      </Button>
      <Button variant="primary" isBusy={isBusy} onClick={edit}>
        {t("edit")}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} kind="full" actions={actions}>
      <Shown text={text} />
    </Modal>
  );
}

/** With the analysis that is set up, where the sheets ask for none. */
function netlistText(editor: SchematicEditor, title: string, setup: AnalysisSetup): string {
  const { text } = simulationNetlist(exportedDesign(schematicOf(editor)), { title });
  return hasAnalysis(text) ? text : withAnalysis(text, directiveOf(setup));
}

function Shown({ text }: { text: string }) {
  const t = useTranslations("spiceText");
  const { findings, follow } = useNetlistFindings();
  const [editor, setEditor] = useState<SpiceEditor | null>(null);
  const lineFindings = useLineFindings(findings);
  return (
    <div className={styles.dialog}>
      <p>{t("dialog.note")}</p>
      <Suspense fallback={<p>{t("loading")}</p>}>
        <TextField
          text={text}
          label={t("editor")}
          isReadOnly
          findings={lineFindings}
          onEditor={(made) => {
            setEditor(made);
            if (made) follow(() => made.text);
          }}
          onTyped={() => undefined}
          onChange={() => undefined}
          onRun={() => undefined}
        />
      </Suspense>
      <div className={styles.dialogFindings}>
        <NetlistFindings findings={findings} onLine={(line) => editor?.goToLine(line)} />
      </div>
    </div>
  );
}

/** Makes a netlist project of a copy and opens it. */
function useEditAsText(text: string): { readonly edit: () => void; readonly isBusy: boolean } {
  const t = useTranslations("spiceText.dialog");
  const { name, session } = useOpenProject();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const askToSignIn = useModals((modals) => modals.open);
  const [isBusy, setBusy] = useState(false);

  async function make(): Promise<void> {
    setBusy(true);
    try {
      const { projectId } = await createNetlistProject(text, t("projectName", { name }));
      await session?.close();
      navigate(`/sim?id=${encodeURIComponent(projectId)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ kind: "error", message: error.kind === "refused" ? refusalText(error) : t("failed") });
    } finally {
      setBusy(false);
    }
  }
  return { edit: () => (isSignedIn ? void make() : askToSignIn("account")), isBusy };
}
