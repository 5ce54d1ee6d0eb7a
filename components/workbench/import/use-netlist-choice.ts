"use client";
// A SPICE netlist may be opened as text, or a schematic may be drawn from it.
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { NamedFile } from "@/components/ui/dropped-files";
import { importedName } from "@/components/workbench/import/import-kind";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { reloadProjects } from "@/lib/client/project";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";
import { MAX_NETLIST_LENGTH } from "@/lib/core/schematic/format/netlist-document";
import { sessionStore, useIsSignedIn } from "@/stores/account/session";
import { useModals } from "@/stores/modals";

interface Netlist {
  readonly named: NamedFile;
  readonly text: string;
}

export interface NetlistChoice {
  /** The netlist that waits for a decision. */
  readonly name: string | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** True if the file is a netlist, which is asked about from now on. */
  offer: (named: NamedFile) => Promise<boolean>;
  openAsText: () => void;
  /** The file, to be drawn; nothing is asked about any more. */
  takeFile: () => NamedFile | null;
}

/** LTspice writes UTF-16, older programs Latin-1. */
function decoded(bytes: Uint8Array): string {
  if (bytes[1] === 0) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

export function useNetlistChoice(): NetlistChoice {
  const t = useTranslations("workbench.import");
  const open = useOpenProject();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const askToSignIn = useModals((modals) => modals.open);
  const [netlist, setNetlist] = useState<Netlist | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isWanted, setWanted] = useState(false);

  async function create({ named, text }: Netlist): Promise<void> {
    const { name } = named;
    if (text.length > MAX_NETLIST_LENGTH) return setFailure(t("netlist.tooLong", { name, limit: MAX_NETLIST_LENGTH }));
    setBusy(true);
    try {
      const { createNetlistProject } = await import("@/lib/client/netlist-project");
      await open(await createNetlistProject(text, importedName(name) || t("untitled")));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.kind === "refused" ? refusalText(error) : t("notSaved", { name }));
    } finally {
      setBusy(false);
      void reloadProjects(queryClient);
    }
  }
  const goOn = useEffectEvent(() => {
    if (isWanted && netlist) void create(netlist);
  });
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.token !== null && before.token === null) goOn();
      }),
    [],
  );
  return {
    name: netlist?.named.name ?? null,
    isBusy,
    failure,
    async offer(named) {
      const { importKindOf } = await import("@/lib/core/schematic-import/sniff");
      const bytes = new Uint8Array(await named.file.arrayBuffer());
      const isNetlist = importKindOf({ name: named.name, bytes }) === "spice-netlist";
      setFailure(null);
      setWanted(false);
      setNetlist(isNetlist ? { named, text: decoded(bytes) } : null);
      return isNetlist;
    },
    openAsText() {
      if (!netlist) return;
      setFailure(null);
      if (isSignedIn) return void create(netlist);
      setWanted(true);
      askToSignIn("account");
    },
    takeFile() {
      setNetlist(null);
      return netlist?.named ?? null;
    },
  };
}
