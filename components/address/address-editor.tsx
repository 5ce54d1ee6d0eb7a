"use client";
// Form for a new or existing address of the account, with a draft on this device.
import type { AddressKind } from "@/components/address/address-fields";
import { AddressForm } from "@/components/address/address-form";
import type { AddressValues } from "@/components/address/address-resolver";
import { useAddressWords } from "@/components/address/use-address-words";
import { Skeleton } from "@/components/ui/skeleton";
import { fieldIssues, refusalText } from "@/lib/client/transport/field-issues";
import { logFailure, reportFailure } from "@/lib/client/transport/report-failure";
import type { FieldIssue } from "@/lib/contracts/envelope";
import { useMarket } from "@/lib/i18n/use-market";
import { type ReceiverFields, receiverFields } from "@/lib/contracts/address";
import * as z from "zod/mini";
import { useSession } from "@/stores/account/session";
import { useDraft } from "@/stores/drafts/use-draft";

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

/** The default country is the area's home market. */
export function emptyAddress(area: "en-US" | "zh-CN"): ReceiverFields {
  return {
    firstName: "",
    lastName: "",
    company: "",
    country: area === "zh-CN" ? "CN" : "US",
    state: "",
    city: "",
    district: "",
    address: "",
    address2: "",
    postcode: "",
    phone: "",
    email: "",
    taxId: "",
  };
}

/** An incomplete draft is valid, so only the types are checked. */
const texts = [...Object.keys(receiverFields.shape), "invoiceTitle"];
const shape = z.object({
  ...Object.fromEntries(texts.map((name) => [name, z.optional(z.string().check(z.maxLength(1000)))])),
  realValue: z.optional(z.boolean()),
});

function readDraft(stored: unknown): Partial<AddressValues> | null {
  return shape.safeParse(stored).data ?? null;
}

/** A constant, as a new object would reset the form. */
const NOTHING: Partial<AddressValues> = {};

/** `id` is the address, or "new". Drafts are separate for each account. */
function useAddressDraft(id: string, kind: AddressKind = "receiver") {
  const account = useSession((state) => state.user.info);
  const key = `${kind === "bill" ? "bill" : "address"}:${account}:${id}`;
  const draft = useDraft(key, readDraft);
  return { ...draft, values: draft.values ?? NOTHING };
}
