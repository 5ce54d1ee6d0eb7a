"use client";
// Profile draft, kept on this device until it is saved.
import * as z from "zod/mini";
import { type ProfileFields, profileFields } from "@/lib/contracts/account-profile";
import { useDraft } from "@/stores/drafts/use-draft";

/** An incomplete draft is valid, so only the types are checked. */
const shape = z.object(
  Object.fromEntries(
    Object.keys(profileFields.shape).map((name) => [name, z.optional(z.string().check(z.maxLength(1000)))]),
  ),
);

function readDraft(stored: unknown): Partial<ProfileFields> | null {
  return shape.safeParse(stored).data ?? null;
}

/** A constant, as a new object would reset the form. */
const NOTHING: Partial<ProfileFields> = {};

/** `account` separates the drafts of users on one device. */
export function useProfileDraft(account: string) {
  const draft = useDraft(`profile:${account}`, readDraft);
  return { ...draft, values: draft.values ?? NOTHING };
}
