"use client";
// Profile draft, kept on this device until it is saved.
import * as z from "zod/mini";
import { type ProfileFields, profileFields } from "@/lib/contracts/account-profile";
import { useDraft } from "@/stores/drafts/use-draft";

/** Half a sentence is a draft too, so only the shapes are checked. */
const shape = z.object(
  Object.fromEntries(
    Object.keys(profileFields.shape).map((name) => [name, z.optional(z.string().check(z.maxLength(1000)))]),
  ),
);

function readDraft(stored: unknown): Partial<ProfileFields> | null {
  return shape.safeParse(stored).data ?? null;
}

/** The same one always: forms begin anew with another. */
const NOTHING: Partial<ProfileFields> = {};

/** `account` keeps the drafts of two people on one device apart. */
export function useProfileDraft(account: string) {
  const draft = useDraft(`profile:${account}`, readDraft);
  return { ...draft, values: draft.values ?? NOTHING };
}
