"use client";
// Creates an empty project and opens it. Visitors have no projects: an example of the kind opens in its place.
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { toast } from "@/components/ui/toast";
import { type Ending, useOnce } from "@/components/ui/use-once";
import { kindOf, projectHref } from "@/components/sharing/project-kind";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { useCreateProject } from "@/lib/client/project";
import { examplesOptions } from "@/lib/client/project-example";
import { reportFailure } from "@/lib/client/transport/report-failure";
import { PROJECT_TYPES } from "@/lib/contracts/project";
import { useMarket } from "@/lib/i18n/use-market";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { isSignedInNow } from "@/stores/account/session";
import { localEntries, PROJECT_TYPE_KEY } from "@/stores/drafts/browser-storage";
import { useModals } from "@/stores/modals";

type NewKind = "schematic" | "simulation";

const follow = () => () => undefined;
const readLastKind = (): NewKind =>
  localEntries.read(PROJECT_TYPE_KEY) === String(PROJECT_TYPES.simulation) ? "simulation" : "schematic";

/** The kind of project that was created last in this browser. */
export const useLastKind = (): NewKind => useSyncExternalStore(follow, readLastKind, () => "schematic");

export interface NewProject {
  isBusy: boolean;
  create: (kind: NewKind) => void;
}

export function useNewProject(): NewProject {
  const creation = useCreateProject();
  const open = useOpenProject();
  const openExample = useOpenExample();
  const { isBusy, run } = useOnce();

  async function make(kind: NewKind): Promise<Ending> {
    if (!isSignedInNow()) return openExample(kind);
    const made = await creation.mutateAsync(PROJECT_TYPES[kind]);
    localEntries.write(PROJECT_TYPE_KEY, String(PROJECT_TYPES[kind]));
    await open(made);
    return "leaving";
  }
  return {
    isBusy,
    create(kind) {
      void run(async () => {
        try {
          return await make(kind);
        } catch (error) {
          reportFailure(error);
        }
      });
    },
  };
}

/** Opens the simplest example of a kind, and says what it is. */
function useOpenExample(): (kind: NewKind) => Promise<Ending> {
  const t = useTranslations("workbench.examples");
  const { locale } = useMarket();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const askToSignIn = useModals((modals) => modals.open);
  return async (kind) => {
    const { rows } = await queryClient.fetchQuery(examplesOptions(locale));
    const example = rows.find((row) => kindOf(row) === kind);
    if (!example) return askToSignIn("account");
    navigate(projectHref(example));
    toast({
      kind: "info",
      message: t("opened", { name: example.projectName }),
      action: { label: t("signIn"), onPress: () => askToSignIn("account") },
    });
    return "leaving";
  };
}
