"use client";
// Creates an empty project and opens it; visitors are asked to sign in.
import { useOnce } from "@/components/ui/use-once";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { useCreateProject } from "@/lib/client/project";
import { reportFailure } from "@/lib/client/transport/report-failure";
import { PROJECT_TYPES } from "@/lib/contracts/project";
import { useIsSignedIn } from "@/stores/account/session";
import { useModals } from "@/stores/modals";

export interface NewProject {
  isBusy: boolean;
  create: (kind: "schematic" | "simulation") => void;
}

export function useNewProject(): NewProject {
  const isSignedIn = useIsSignedIn();
  const askToSignIn = useModals((modals) => modals.open);
  const creation = useCreateProject();
  const open = useOpenProject();
  const { isBusy, run } = useOnce();
  return {
    isBusy,
    create(kind) {
      if (!isSignedIn) return askToSignIn("account");
      void run(async () => {
        try {
          await open(await creation.mutateAsync(PROJECT_TYPES[kind]));
          return "leaving";
        } catch (error) {
          reportFailure(error);
        }
      });
    },
  };
}
