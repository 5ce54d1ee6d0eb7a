"use client";
// A dialog that comes from the side, on phones from below.
import type { ComponentProps } from "react";
import { Modal } from "@/components/ui/modal";

export function Drawer(props: Omit<ComponentProps<typeof Modal>, "kind">) {
  return <Modal {...props} kind="drawer" />;
}
