"use client";
// Form for a new or existing address of the account, with a draft on this device.
import type { AddressKind } from "@/components/address/address-fields";
import { AddressForm } from "@/components/address/address-form";
import type { AddressValues } from "@/components/address/address-resolver";
import { emptyAddress } from "@/components/address/empty-address";
import { useAddressDraft } from "@/components/address/use-address-draft";
import { useAddressWords } from "@/components/address/use-address-words";
import { Skeleton } from "@/components/ui/skeleton";
import { fieldIssues, refusalText } from "@/lib/client/transport/field-issues";
import { logFailure, reportFailure } from "@/lib/client/transport/report-failure";
import type { FieldIssue } from "@/lib/contracts/envelope";
import { useMarket } from "@/lib/i18n/use-market";

export interface EditorProps<A> {
  /** Null for a new one. */
  address: A | null;
  /** The first address is always the default. */
  isFirst: boolean;
  takesFocus: boolean;
  onDone: (id: string) => void;
  onCancel?: () => void;
}

type Fields = Omit<AddressValues, "isDefault">;

interface AddressEditorProps extends EditorProps<AddressValues & { id: string }> {
  kind: AddressKind;
  create: (fields: Fields & { isDefault: 0 | 1 }) => Promise<{ id: string }>;
  /** The default can be moved to an address, not removed from it. */
  update: (fields: Fields & { id: string; isDefault?: 1 }) => Promise<unknown>;
}

/** Specification, section 7: a failure while adding a billing address is logged without a toast; the form shows it. */
function logged(error: unknown): FieldIssue[] {
  logFailure("a billing address was not added", error);
  return [{ field: "root", message: refusalText(error) }];
}

const BILL_ALONE = { invoiceTitle: "", realValue: false };

export function AddressEditor(props: AddressEditorProps) {
  const { kind, address, isFirst, takesFocus, create, update, onDone, onCancel } = props;
  const words = useAddressWords(kind);
  const { area } = useMarket();
  const draft = useAddressDraft(address?.id ?? "new", kind);

  async function send({ isDefault, ...fields }: AddressValues): Promise<string> {
    if (!address) return (await create({ ...fields, isDefault: isDefault ? 1 : 0 })).id;
    await update({ ...fields, id: address.id, isDefault: isDefault ? 1 : undefined });
    return address.id;
  }

  async function save(values: AddressValues): Promise<FieldIssue[]> {
    try {
      const id = await send(values);
      draft.forget();
      onDone(id);
      return [];
    } catch (error) {
      const issues = fieldIssues(error);
      if (issues.length > 0) return issues;
      if (kind === "bill" && !address) return logged(error);
      reportFailure(error);
      return [];
    }
  }

  function cancel() {
    draft.forget();
    onCancel?.();
  }

  if (!draft.isLoaded) return <Skeleton rows={4} />;
  const blank = { ...emptyAddress(area), ...(kind === "bill" && BILL_ALONE), isDefault: isFirst };
  return (
    <section aria-label={address ? words("editTitle") : words("newTitle")}>
      <AddressForm
        kind={kind}
        initial={{ ...(address ?? blank), ...draft.values }}
        takesFocus={takesFocus}
        canBeDefault={!isFirst && !address?.isDefault}
        onSave={save}
        onDraft={draft.keep}
        onCancel={onCancel && cancel}
      />
    </section>
  );
}
