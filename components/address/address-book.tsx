"use client";
import { useTranslations } from "next-intl";
import { AddressCard } from "@/components/address/address-card";
import { Book } from "@/components/address/book";
import { BookFrame } from "@/components/address/book-frame";
import { ReceiverEditor } from "@/components/address/receiver-editor";
import { useDeleteReceiver, useMakeDefaultReceiver, useReceivers } from "@/lib/client/address";

export function AddressBook() {
  const t = useTranslations("address");
  const receivers = useReceivers();
  const makeDefault = useMakeDefaultReceiver();
  const remove = useDeleteReceiver();
  return (
    <BookFrame title={t("title")} failed={t("failed")} list={receivers}>
      <Book
        kind="receiver"
        addresses={receivers.data?.rows ?? []}
        card={(receiver) => <AddressCard address={receiver} />}
        editor={(editor) => <ReceiverEditor {...editor} />}
        makeDefault={makeDefault}
        remove={remove}
      />
    </BookFrame>
  );
}
