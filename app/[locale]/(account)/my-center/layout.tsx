import type { ReactNode } from "react";
import { CenterFrame } from "@/components/account/center-frame";

export default function CenterLayout({ children }: { children: ReactNode }) {
  return <CenterFrame>{children}</CenterFrame>;
}
