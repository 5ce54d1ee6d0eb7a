"use client";
// Adds a picture to a document: uploaded, cleaned by the server, named in the text.
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { useOnce } from "@/components/ui/use-once";
import { useAddContentPicture } from "@/lib/client/ops-content";

const PICTURES = [".png", ".jpg", ".jpeg"];

type Picture = { name: string; href: string; width: number; height: number };

export function PictureButton({ onPicture }: { onPicture: (picture: Picture) => void }) {
  const t = useTranslations("ops.content");
  const input = useRef<HTMLInputElement>(null);
  const add = useAddContentPicture();
  const { isBusy, run } = useOnce();
  const send = (file: File) =>
    run(async () => {
      try {
        onPicture(await add(file));
      } catch {
        // The refusal was shown; the text stays as it is.
      }
    });
  return (
    <div>
      <Button size="sm" isBusy={isBusy} onClick={() => input.current?.click()}>
        {t("addPicture")}
      </Button>
      <FileInput ref={input} label={t("addPicture")} accept={PICTURES} onFile={(file) => void send(file)} />
    </div>
  );
}
