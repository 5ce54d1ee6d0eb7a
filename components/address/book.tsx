"use client";
// Address list of a kind: add, edit, set default, remove.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { EditorProps } from "@/components/address/address-editor";
import type { AddressKind } from "@/components/address/address-fields";
import { RemoveAddressDialog } from "@/components/address/remove-address-dialog";
import { useAddressWords } from "@/components/address/use-address-words";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import type { Receiver } from "@/lib/contracts/address";
import { personName } from "@/lib/i18n/address-lines";
import styles from "./address.module.css";

interface BookProps<A extends Receiver> {
  kind: AddressKind;
  addresses: readonly A[];
  card: (address: A) => ReactNode;
  editor: (editor: EditorProps<A>) => ReactNode;
  /** Accessible name of an address's buttons. */
  addressName?: (address: A) => string;
  canBeDefault?: (address: A) => boolean;
  makeDefault: { isPending: boolean; mutate: (address: A) => void };
  remove: { isPending: boolean; mutateAsync: (id: string) => Promise<unknown> };
}

export function Book<A extends Receiver>(props: BookProps<A>) {
  const { kind, addresses, editor, addressName = personName, remove } = props;
  const t = useTranslations("address");
  const words = useAddressWords(kind);
  const [edited, setEdited] = useState<A | "new" | null>(null);
  const [doomed, setDoomed] = useState<A | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [hasActed, setActed] = useState(false);
  const done = () => {
    setActed(true);
    setEdited(null);
  };
  useEffect(() => {
    // The focused form is gone.
    if (hasActed && edited === null) list.current?.focus();
  }, [hasActed, edited]);

  if (edited !== null) {
    const address = edited === "new" ? null : edited;
    return (
      <Sheet title={words(address ? "editTitle" : "newTitle")} note={t("draftKept")} isPadded>
        {editor({ address, isFirst: addresses.length === 0, takesFocus: true, onDone: done, onCancel: done })}
      </Sheet>
    );
  }
  const add = (
    <Button variant="primary" onClick={() => setEdited("new")}>
      <Icon name="plus" />
      {words("add")}
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <Sheet>
        <EmptyState
          icon={kind === "bill" ? "doc" : "truck"}
          title={words("empty.title")}
          text={words("empty.text")}
          action={add}
        />
      </Sheet>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Sheet>
        <ul className={styles.book}>
          {addresses.map((address) => (
            <Entry
              key={address.id}
              {...props}
              address={address}
              name={addressName(address)}
              onEdit={() => setEdited(address)}
              onRemove={() => setDoomed(address)}
            />
          ))}
        </ul>
      </Sheet>
      <div className={styles.add}>{add}</div>
      <RemoveAddressDialog
        kind={kind}
        doomed={doomed && { id: doomed.id, name: addressName(doomed) }}
        remove={remove}
        onClose={() => setDoomed(null)}
      />
    </div>
  );
}

interface EntryProps<A extends Receiver> extends BookProps<A> {
  address: A;
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

function Entry<A extends Receiver>(props: EntryProps<A>) {
  const { address, name, card, makeDefault, canBeDefault = () => true, onEdit, onRemove } = props;
  const t = useTranslations("address");
  return (
    <li className={styles.entry}>
      {card(address)}
      <div className={styles.tools}>
        {address.isDefault === 1 && <Tag>{t("default")}</Tag>}
        {address.isDefault === 0 && canBeDefault(address) && (
          <Button variant="quiet" size="sm" isBusy={makeDefault.isPending} onClick={() => makeDefault.mutate(address)}>
            {t("makeDefault")}
          </Button>
        )}
        <Button variant="quiet" size="sm" aria-label={t("editOf", { name })} onClick={onEdit}>
          {t("edit")}
        </Button>
        <Button variant="danger" size="sm" aria-label={t("removeOf", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}
