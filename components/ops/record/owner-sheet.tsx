"use client";
// Owner of a record: taken with a button, handed over with a list.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { useSetRecordOwner, useStaff } from "@/lib/client/ops";
import type { OWNED_RECORDS, StaffMember } from "@/lib/contracts/admin-record";
import styles from "./owner-sheet.module.css";

interface OwnerProps {
  record: (typeof OWNED_RECORDS)[number];
  id: string;
  owner: StaffMember | null;
}

/** Assigns a record without an owner to the user. */
export function TakeButton({ record, id }: Omit<OwnerProps, "owner">) {
  const t = useTranslations("ops.owner");
  const me = useStaff().data?.rows.find(({ isMe }) => isMe);
  const setOwner = useSetRecordOwner();
  return (
    <Button
      size="sm"
      isBusy={setOwner.isPending}
      onClick={() => me && setOwner.mutate({ record, id, ownerId: me.accountId, from: "" })}
    >
      {t("take")}
    </Button>
  );
}

export function OwnerSheet({ record, id, owner }: OwnerProps) {
  const t = useTranslations("ops.owner");
  const [isChanging, setChanging] = useState(false);
  return (
    <Sheet title={t("title")} className="no-print">
      <div className={styles.body}>
        <p className={styles.name}>
          {owner === null ? t("none") : owner.isMe ? t("me", { name: owner.name }) : owner.name}
        </p>
        {owner === null && <TakeButton record={record} id={id} />}
        {!isChanging && (
          <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
            {t(owner === null ? "assign" : "handOver")}
          </Button>
        )}
      </div>
      {isChanging && <HandOver {...{ record, id, owner }} onDone={() => setChanging(false)} />}
    </Sheet>
  );
}

function HandOver({ record, id, owner, onDone }: OwnerProps & { onDone: () => void }) {
  const t = useTranslations("ops.owner");
  const staff = useStaff().data?.rows ?? [];
  const setOwner = useSetRecordOwner();
  const from = owner?.accountId ?? "";
  return (
    <div className={styles.change}>
      <FormField label={t("handOverTo")}>
        {(control) => (
          <Select
            {...control}
            value={from}
            disabled={setOwner.isPending}
            onChange={({ target }) =>
              setOwner.mutate({ record, id, ownerId: target.value, from }, { onSettled: onDone })
            }
          >
            <option value="">{t("none")}</option>
            {staff.map(({ accountId, name }) => (
              <option key={accountId} value={accountId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </div>
  );
}
