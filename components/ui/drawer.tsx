"use client";
// Dialog from the side, on phones from the bottom.
import type { ComponentProps } from "react";
import { Modal } from "@/components/ui/modal";

export function Drawer(props: Omit<ComponentProps<typeof Modal>, "kind">) {
  return <Modal {...props} kind="drawer" />;
}
