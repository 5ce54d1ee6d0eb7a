// Messages from visitors: contact and feedback.

import { useMutation } from "@tanstack/react-query";
import { sendContact, sendFeedback } from "@/lib/contracts/content";
import type { InputOf } from "@/lib/contracts/endpoint";
import { call } from "@/lib/client/transport/call";

/** Quiet: the form shows the refusal beside what was typed. */
export const useSendContact = () =>
  useMutation({ mutationFn: (message: InputOf<typeof sendContact>) => call(sendContact, message, { isQuiet: true }) });

export const useSendFeedback = () =>
  useMutation({
    mutationFn: (message: InputOf<typeof sendFeedback>) => call(sendFeedback, message, { isQuiet: true }),
  });
