"use client";
// Shows why a forced sign-out led to this page. The toast is loaded only then.
import { useEffect, useState } from "react";
import type { LoneToast } from "@/components/ui/lone-toast";
import { takeNotice } from "@/stores/account/arrival-notice";

export function ArrivalNotice({ message, closeLabel }: { message: string; closeLabel: string }) {
  const [Shown, setShown] = useState<typeof LoneToast | null>(null);
  useEffect(() => {
    if (takeNotice() === null) return;
    void import("@/components/ui/lone-toast").then((file) => setShown(() => file.LoneToast));
  }, []);
  return Shown && <Shown kind="warning" message={message} closeLabel={closeLabel} onClose={() => setShown(null)} />;
}
