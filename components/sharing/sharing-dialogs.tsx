"use client";
// The dialogs of sharing: the link to a project, and the question before it ends. They stay mounted, so that closing
// one returns the focus.
import type { Shareable } from "@/components/sharing/project-kind";
import { ShareDialog } from "@/components/sharing/share-dialog";
import { StopSharingDialog } from "@/components/sharing/stop-sharing-dialog";

export interface SharingDialog {
  name: "share" | "stop";
  project: Shareable;
}

interface SharingDialogsProps {
  dialog: SharingDialog | null;
  onDialog: (dialog: SharingDialog | null) => void;
}

export function SharingDialogs({ dialog, onDialog }: SharingDialogsProps) {
  const projectOf = (name: SharingDialog["name"]) => (dialog?.name === name ? dialog.project : null);
  const close = () => onDialog(null);
  return (
    <>
      <ShareDialog
        project={projectOf("share")}
        onClose={close}
        onStop={() => dialog && onDialog({ name: "stop", project: dialog.project })}
      />
      <StopSharingDialog project={projectOf("stop")} onClose={close} />
    </>
  );
}
