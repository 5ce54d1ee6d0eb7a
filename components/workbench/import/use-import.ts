"use client";
// Import of files: boards and parts lists are carried to their quotes, schematics become projects.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useReplaceBom } from "@/components/quote/use-replace-bom";
import type { NamedFile } from "@/components/ui/dropped-files";
import type { UploadState } from "@/components/ui/upload-zone";
import { type ImportKind, importKindOf, isArchive } from "@/components/workbench/import/import-kind";
import { netlistOfHash } from "@/components/workbench/import/netlist-of-hash";
import { type NetlistChoice, useNetlistChoice } from "@/components/workbench/import/use-netlist-choice";
import { type Reading, useReadDesign } from "@/components/workbench/import/use-read-design";
import { useSaveImport } from "@/components/workbench/import/use-save-import";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { sessionStore, useIsSignedIn } from "@/stores/account/session";
import { putIncomingFile } from "@/stores/incoming-file";
import { useModals } from "@/stores/modals";

/** The first lines of a text tell what it is. */
const SNIFFED_BYTES = 4096;

const QUOTES = {
  board: { kind: "gerber", href: "/order/manufacturing/pcb" },
  bom: { kind: "bom", href: "/order/bom" },
} as const satisfies Partial<Record<ImportKind, { kind: "gerber" | "bom"; href: string }>>;

export interface Import {
  state: UploadState;
  /** Result of importing a library of symbols. */
  outcome: string | null;
  /** A reading that waits until its owner has signed in, or has chosen one of several designs. */
  waiting: Reading | null;
  /** A netlist that may be opened as text or drawn. */
  netlist: Pick<NetlistChoice, "name" | "isBusy" | "failure" | "openAsText">;
  /** Asks before a parts list replaces another; to be rendered. */
  question: ReactNode;
  take: (files: readonly NamedFile[]) => void;
  /** Imports the design that begins with this file. */
  choose: (root: string) => void;
  /** Draws a schematic from the netlist. */
  draw: () => void;
  signIn: () => void;
  cancel: () => void;
}

/** The name that stands for all of them. */
const titleOf = (files: readonly NamedFile[]): string => files[0]?.name.split("/")[0] ?? "";

export function useImport(): Import {
  const t = useTranslations("workbench.import");
  const isSignedIn = useIsSignedIn();
  const askToSignIn = useModals((modals) => modals.open);
  const navigate = useNavigate();
  const read = useReadDesign();
  const save = useSaveImport();
  const netlist = useNetlistChoice();
  const { mayReplace, question } = useReplaceBom();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const [waiting, setWaiting] = useState<Reading | null>(null);
  const [taken, setTaken] = useState<readonly NamedFile[]>([]);
  const [outcome, setOutcome] = useState<string | null>(null);
  const aborter = useRef<AbortController | null>(null);

  async function carry(file: File, to: (typeof QUOTES)[keyof typeof QUOTES]) {
    if (to.kind === "bom" && !(await mayReplace(file.name))) return setState({ status: "idle" });
    setState({ status: "sending", name: file.name, fraction: 0 });
    try {
      await putIncomingFile(file, to.kind);
    } catch {
      return setState({ status: "failed", name: file.name, message: t("notCarried") });
    }
    navigate(to.href);
  }
  async function keep(reading: Reading) {
    setWaiting(null);
    setState({ status: "sending", name: reading.name, fraction: 1 });
    const saved = await save(reading);
    setOutcome(saved && "done" in saved ? saved.done : null);
    if (saved && "failure" in saved) setState({ status: "failed", name: reading.name, message: saved.failure });
    else setState({ status: "done", name: reading.name });
  }
  async function readAll(files: readonly NamedFile[], root?: string) {
    setTaken(files);
    setWaiting(null);
    setOutcome(null);
    const name = titleOf(files);
    const own = new AbortController();
    aborter.current?.abort();
    aborter.current = own;
    const onProgress = (fraction: number) => setState({ status: "sending", name, fraction });
    onProgress(0);
    const result = await read(files, { root, onProgress, signal: own.signal });
    if (result === "cancelled" || own.signal.aborted) return;
    if ("failure" in result) {
      const [only, ...others] = files;
      // An archive without a schematic is a board's.
      if (result.isOther && only && others.length === 0 && isArchive(only.name)) return carry(only.file, QUOTES.board);
      return setState({ status: "failed", name, message: result.failure });
    }
    const isChoice = root === undefined && result.otherRoots.length > 0;
    if (isSignedIn && !isChoice) return keep(result);
    setState({ status: "idle" });
    setWaiting(result);
    if (!isChoice) askToSignIn("account");
  }
  /** A text is a parts list, or a circuit of CircuitJS. */
  async function readOrCarry(named: NamedFile) {
    const { importKindOf: kindByContent } = await import("@/lib/core/schematic-import/sniff");
    const bytes = new Uint8Array(await named.file.slice(0, SNIFFED_BYTES).arrayBuffer());
    const isCircuit = kindByContent({ name: named.name, bytes }) === "falstad-circuit";
    return isCircuit ? readAll([named]) : carry(named.file, QUOTES.bom);
  }
  /** Both ways are offered for a netlist; everything else is read at once. */
  async function readOrAsk(files: readonly NamedFile[]) {
    aborter.current?.abort();
    const [only, ...others] = files;
    const isNetlist = only !== undefined && others.length === 0 && (await netlist.offer(only));
    if (!isNetlist) return readAll(files);
    setWaiting(null);
    setOutcome(null);
    setState({ status: "idle" });
  }
  const goOn = useEffectEvent(() => {
    if (waiting && waiting.otherRoots.length === 0) void keep(waiting);
  });
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.token !== null && before.token === null) goOn();
      }),
    [],
  );
  useEffect(() => () => aborter.current?.abort(), []);
  const offerLinked = useEffectEvent((text: string) => {
    const name = `${t("untitled")}.cir`;
    void readOrAsk([{ name, file: new File([text], name) }]);
  });
  useEffect(() => {
    let isGone = false;
    void netlistOfHash(location.hash).then((text) => {
      if (text === null || isGone) return;
      // The page stays where it is when it is loaded again, without asking anew.
      history.replaceState(history.state, "", location.pathname + location.search);
      offerLinked(text);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return {
    state,
    outcome,
    waiting,
    netlist,
    question,
    take(files) {
      const [only, ...others] = files;
      if (!only) return;
      const kind = others.length > 0 ? "design" : importKindOf(only.name);
      if (kind === "bom" && /\.txt$/i.test(only.name)) return void readOrCarry(only);
      if (kind === "bom" || (kind === "board" && !isArchive(only.name))) return void carry(only.file, QUOTES[kind]);
      if (kind !== null) void readOrAsk(files);
    },
    draw() {
      const file = netlist.takeFile();
      if (file) void readAll([file]);
    },
    choose: (root) => void readAll(taken, root),
    signIn: () => askToSignIn("account"),
    cancel() {
      aborter.current?.abort();
      setState({ status: "idle" });
    },
  };
}
