"use client";
// Opens the drawing of a project: loads it, takes over what this device kept, and shows the editor.
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { EditorContext, type OpenProject } from "@/components/schematic/editor-context";
import { EditorScreen } from "@/components/schematic/editor-screen";
import { createViewportController } from "@/components/stage/viewport-controller";
import { Link } from "@/lib/i18n/link";
import { Button, buttonClass } from "@/components/ui/button";
import { Delayed } from "@/components/ui/delayed";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { newKey } from "@/lib/client/intent";
import { socketClient } from "@/lib/client/realtime/socket";
import { countOpening, type DocumentOf, documentServer, useDocumentOf } from "@/lib/client/schematic/document";
import { DocumentSession } from "@/lib/client/schematic/document-session";
import { LiveProject } from "@/lib/client/schematic/live-project";
import { type LocalJournal, openJournal } from "@/lib/client/schematic/local-journal";
import { ProjectImages } from "@/lib/client/schematic/project-images";
import { isExample } from "@/lib/contracts/project-example";
import { ApiError } from "@/lib/client/transport/api-error";
import { SchematicEditor as Editor } from "@/lib/core/schematic/editor/editor";
import { netlistRecord } from "@/lib/core/schematic/format/netlist-document";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { sessionStore, useSession } from "@/stores/account/session";
import { useModals } from "@/stores/modals";
import styles from "./editor-screen.module.css";

const NetlistScreen = lazy(() =>
  import("@/components/schematic/netlist/netlist-screen").then((module) => ({ default: module.NetlistScreen })),
);

const isNetlist = ({ editor }: OpenProject): boolean =>
  netlistRecord((id) => editor.workspace.store.get(id)) !== undefined;

interface SchematicEditorProps {
  projectId: string | null;
  token: string | null;
  /** The signed-in account; it stands in the bar of the editor. */
  account: ReactNode;
}

export function SchematicEditor({ account, ...project }: SchematicEditorProps) {
  const t = useTranslations("schematic.states");
  return (
    <>
      <div className={styles.account}>{account}</div>
      <noscript>{t("noScript")}</noscript>
      <Content {...project} />
    </>
  );
}

function Content({ projectId, token }: Omit<SchematicEditorProps, "account">) {
  const isHydrated = useSession((state) => state.isHydrated);
  const isSignedIn = useSession((state) => state.token !== null);
  const of = useMemo(() => (projectId === null ? null : { projectId, token }), [projectId, token]);
  if (of === null) return <NoProject />;
  // Another person may have other rights.
  return isHydrated ? <Loader key={`${of.projectId} ${isSignedIn}`} of={of} /> : <Loading />;
}

function Loader({ of }: { of: DocumentOf }) {
  const query = useDocumentOf(of);
  const project = useProject(of, query.data);
  if (project)
    return (
      <EditorContext value={project}>
        {isNetlist(project) ? (
          <Suspense fallback={<Loading />}>
            <NetlistScreen />
          </Suspense>
        ) : (
          <EditorScreen />
        )}
      </EditorContext>
    );
  return query.isError ? <Refused error={query.error} onRetry={() => void query.refetch()} /> : <Loading />;
}

interface Loaded {
  readonly projectName: string;
  readonly version: number;
  readonly content: unknown;
  readonly right: OpenProject["right"];
  readonly isImported: boolean;
}

const recordId = (): string => newKey();

const NO_JOURNAL: LocalJournal = {
  read: () => Promise.resolve([]),
  append: () => Promise.resolve(0),
  drop: () => Promise.resolve(),
};

/** Begins a session once the drawing is loaded; it ends with the page. */
function useProject(of: DocumentOf, loaded: Loaded | undefined): OpenProject | null {
  const [project, setProject] = useState<OpenProject | null>(null);
  const { projectId, token } = of;
  useEffect(() => {
    if (!loaded) return;
    const { right, version, projectName: name, isImported } = loaded;
    const mayEdit = right === "owner" || right === "edit";
    const editor = new Editor(readSchematic(loaded.content as SchematicFile), {
      newId: recordId,
      isReadOnly: !mayEdit,
    });
    const server = documentServer({ projectId, token });
    // Readers follow what others change; what they may not change, they have nothing to save of.
    const followed = new DocumentSession(editor, {
      ...{ projectId, version, server, newId: recordId },
      journal: mayEdit ? openJournal() : NO_JOURNAL,
    });
    const session = mayEdit ? followed : null;
    const live = isExample(projectId)
      ? null
      : new LiveProject({ projectId, token, editor, session: followed, socket: socketClient });
    const viewport = createViewportController({ marginPx: 24 });
    const images = new ProjectImages({ projectId, token });
    const retryImages = () => images.retry();
    addEventListener("online", retryImages);
    // Openings of signed-in people are counted; a visitor would be asked to sign in.
    if (sessionStore.getState().token !== null) void countOpening(projectId);
    const endings = session ? keepSaving(session) : [];
    let hasEnded = false;
    void Promise.resolve(session?.recover()).then(() => {
      if (!hasEnded) setProject({ projectId, token, name, editor, session, live, viewport, images, right, isImported });
    });
    return () => {
      hasEnded = true;
      for (const end of endings) end();
      live?.close();
      removeEventListener("online", retryImages);
      images.close();
      void followed.close();
      setProject(null);
    };
  }, [loaded, projectId, token]);
  return project;
}

/** Saves when the connection returns and when the page is left. */
function keepSaving(session: DocumentSession): (() => void)[] {
  const retry = () => session.retry();
  const hide = () => document.visibilityState === "hidden" && session.retry();
  addEventListener("online", retry);
  document.addEventListener("visibilitychange", hide);
  return [() => removeEventListener("online", retry), () => document.removeEventListener("visibilitychange", hide)];
}

function Loading() {
  const t = useTranslations("schematic.states");
  return (
    <div className={styles.state} aria-busy="true">
      <Delayed>
        <p role="status">{t("loading")}</p>
      </Delayed>
    </div>
  );
}

function NoProject() {
  const t = useTranslations("schematic.states");
  return (
    <div className={styles.state}>
      <EmptyState
        headingLevel={1}
        icon="sheet"
        title={t("noProject.title")}
        text={t("noProject.text")}
        action={
          <Link href="/workbench/my-files" className={buttonClass({ variant: "primary" })}>
            {t("toFiles")}
          </Link>
        }
      />
    </div>
  );
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations("schematic.states");
  const isSignedIn = useSession((state) => state.token !== null);
  const openModal = useModals((modals) => modals.open);
  const isMissing = error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "FORBIDDEN");
  if (!isMissing)
    return (
      <div className={styles.state}>
        <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={onRetry} />
      </div>
    );
  return (
    <div className={styles.state}>
      <EmptyState
        headingLevel={1}
        icon="lock"
        title={t("missing.title")}
        text={t(isSignedIn ? "missing.text" : "missing.signIn")}
        action={
          isSignedIn ? (
            <Link href="/workbench/my-files" className={buttonClass({ variant: "primary" })}>
              {t("toFiles")}
            </Link>
          ) : (
            <Button variant="primary" onClick={() => openModal("account")}>
              {t("signIn")}
            </Button>
          )
        }
      />
    </div>
  );
}
