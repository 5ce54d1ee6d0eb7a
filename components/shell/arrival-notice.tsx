"use client";
// Says why a forced sign-out led to this page. What shows it is loaded only when there is something to say.
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
