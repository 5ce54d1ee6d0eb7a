import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/lib/i18n/link";

export function CardLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link className={buttonClass()} href={path}>
      {children}
    </Link>
  );
}
