"use client";
// A section that only signed-in people have; visitors are asked to sign in.
import type { ReactNode } from "react";
import { SignInInvitation } from "@/components/workbench/sign-in-invitation";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/stores/account/session";

interface SignedInProps {
  section: "files" | "shared" | "bin";
  /** Title of the section, until someone is signed in; later the section has its own, with its numbers. */
  title: ReactNode;
  /** Below the invitation to sign in. */
  forVisitors?: ReactNode;
  children: ReactNode;
}

export function SignedIn({ section, title, forVisitors, children }: SignedInProps) {
  const isHydrated = useSession((state) => state.isHydrated);
  const isSignedIn = useSession((state) => state.token !== null);
  if (isSignedIn) return children;
  return (
    <>
      {title}
      {isHydrated ? (
        <>
          <SignInInvitation section={section} />
          {forVisitors}
        </>
      ) : (
        <Skeleton rows={4} />
      )}
    </>
  );
}
