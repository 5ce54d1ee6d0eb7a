"use client";
// Import of a file: boards and parts lists are carried to their quotes, schematics become projects.
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useReplaceBom } from "@/components/quote/use-replace-bom";
import type { UploadState } from "@/components/ui/upload-zone";
import { importedName, type ImportKind, importKindOf } from "@/components/workbench/import/import-kind";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { reloadProjects } from "@/lib/client/project";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { sessionStore, useIsSignedIn } from "@/stores/account/session";
import { putIncomingFile } from "@/stores/incoming-file";
import { useModals } from "@/stores/modals";

const QUOTES: Readonly<Record<Exclude<ImportKind, "schematic">, { kind: "gerber" | "bom"; href: string }>> = {
  board: { kind: "gerber", href: "/order/manufacturing/pcb" },
  bom: { kind: "bom", href: "/order/bom" },
};

export interface Import {
  state: UploadState;
  /** A schematic that waits until its owner has signed in. */
  waiting: File | null;
  /** Asks before a parts list replaces another; to be rendered. */
  question: ReactNode;
  take: (file: File) => void;
  signIn: () => void;
}

export function useImport(): Import {
  const t = useTranslations("workbench.import");
  const isSignedIn = useIsSignedIn();
  const askToSignIn = useModals((modals) => modals.open);
  const navigate = useNavigate();
  const readIn = useReadSchematic();
  const { mayReplace, question } = useReplaceBom();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const [waiting, setWaiting] = useState<File | null>(null);

  async function carry(file: File, to: (typeof QUOTES)[keyof typeof QUOTES]) {
    if (to.kind === "bom" && !(await mayReplace(file.name))) return;
    setState({ status: "sending", name: file.name, fraction: 0 });
    try {
      await putIncomingFile(file, to.kind);
    } catch {
      return setState({ status: "failed", name: file.name, message: t("notCarried") });
    }
    navigate(to.href);
  }
  async function become(file: File) {
    setWaiting(null);
    setState({ status: "sending", name: file.name, fraction: 0 });
    const message = await readIn(file);
    setState(message === null ? { status: "done", name: file.name } : { status: "failed", name: file.name, message });
  }
  const goOn = useEffectEvent(() => {
    if (waiting) void become(waiting);
  });
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.token !== null && before.token === null) goOn();
      }),
    [],
  );

  return {
    state,
    waiting,
    question,
    take(file) {
      const kind = importKindOf(file.name);
      if (kind === null) return;
      if (kind !== "schematic") return void carry(file, QUOTES[kind]);
      if (isSignedIn) return void become(file);
      setWaiting(file);
      askToSignIn("account");
    },
    signIn: () => askToSignIn("account"),
  };
}

/** Reads a schematic, stores it as a project and opens it; the message says why that failed. */
function useReadSchematic(): (file: File) => Promise<string | null> {
  const t = useTranslations("workbench.import");
  const open = useOpenProject();
  const queryClient = useQueryClient();
  return async (file) => {
    const { name } = file;
    const { importSchematic, readSchematicText } = await import("@/lib/client/project-import");
    const reading = await readSchematicText(await file.text());
    if ("fault" in reading) {
      const { kind, ...facts } = reading.fault;
      return t(`fault.${kind}`, { name, path: "", version: "", ...facts });
    }
    try {
      await open(await importSchematic(reading.content, importedName(name) || t("untitled")));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.kind === "refused" ? refusalText(error) : t("notSaved", { name });
    } finally {
      void reloadProjects(queryClient);
    }
  };
}
